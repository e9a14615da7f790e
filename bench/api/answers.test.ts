import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { recordNames } from '../../packages/contract/src/records/record-names.ts'
import type { SeedPlan } from '../../scripts/seed/fill.ts'
import { type Contender, sameAnswer, start } from './contenders.ts'
import { calls, seed } from './features.ts'

/** Enough for some on each of the days that are asked for. */
const rich = Object.fromEntries(recordNames.map((name) => [name, 100])) as SeedPlan['rich']

it('the hand-written servers answer each list as ours does', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-test-'))
  const contenders: Contender[] = []
  try {
    const cookie = await seed(dataDir, { users: 1, rich })
    contenders.push(await start('ours', dataDir), await start('bare', dataDir))
    for (const { path } of calls) {
      const records = JSON.parse(await sameAnswer(contenders, path, cookie)) as unknown[]
      assert.ok(records.length > 0, `nothing to compare in ${path}`)
    }
  } finally {
    for (const { child } of contenders) child.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
