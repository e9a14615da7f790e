import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'

/** A folder for one test, with these files in it, deleted when the test ends. */
export async function tempFolder(test: TestContext, files: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stillwater-test-'))
  test.after(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}
