import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { tempFolder } from '../support/temp-folder.ts'

/**
 * For tests: runs a test file by a function of the gate, in a process that does not know it is inside a test: the runner refuses to
 * run itself within itself.
 */
export async function runApart(
  t: TestContext,
  content: string,
  { module, call, name = 'a.test.ts' }: { module: string; call: string; name?: string },
) {
  const url = new URL(module, import.meta.url).href
  const folder = await tempFolder(t, {
    [name]: content,
    'main.ts': `import * as gate from '${url}'
      const file = process.argv[2]
      console.log(JSON.stringify(await gate.${call}))`,
  })
  const { NODE_TEST_CONTEXT: _inside, ...env } = process.env
  const args = [join(folder, 'main.ts'), join(folder, name)]
  const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  return { counts: JSON.parse(lines.at(-1) ?? '') as unknown, stdout }
}
