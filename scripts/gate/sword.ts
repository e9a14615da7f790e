import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build } from '../build/steps.ts'
import { type StepResult, suite, unavailable } from './counts.ts'
import { runFiles } from './unit-tests.ts'

/** Debian's packages of the SWORD project: its reader and its King James Version. */
export const swordPackages = ['diatheke', 'sword-text-kjv']
export const swordTests = 'packages/bible/comparison/sword.test.ts'
const swordModule = 'engKJV2006eb'

export function hasSword(): boolean {
  return (
    existsSync(`/usr/share/sword/mods.d/${swordModule}.conf`) &&
    spawnSync('diatheke', ['-b', swordModule, '-k', 'Gen 1:1']).status === 0
  )
}

/** Compares our King James Version with SWORD's, which comes from another source. */
export async function compareWithSword(): Promise<StepResult> {
  if (!hasSword())
    return unavailable(`SWORD is not installed (on Debian: apt-get install ${swordPackages.join(' ')})`)
  if (!(await build(['bible'])))
    return { passed: 0, failed: 1, skipped: 0, note: 'the Bible texts are not built' }
  return suite(await runFiles([swordTests]))
}
