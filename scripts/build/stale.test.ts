import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { tempFolder } from '../support/temp-folder.ts'
import { runIfStale, type Step } from './stale.ts'

const files = { 'src/a.ts': 'a', 'src/deep/b.ts': 'b', 'lock.json': '{}' }

function countingStep(fails = false): Step & { runs: number } {
  return {
    name: 'test',
    inputs: ['src/**', 'lock.json'],
    output: 'dist',
    runs: 0,
    async run(root) {
      this.runs += 1
      if (fails) throw new Error('broken')
      await mkdir(join(root, 'dist'), { recursive: true })
      await writeFile(join(root, 'dist/made.txt'), 'made')
    },
  }
}

describe('a build step', () => {
  it('runs the first time and not again while nothing changes', async (t) => {
    const root = await tempFolder(t, files)
    const step = countingStep()
    assert.equal(await runIfStale(root, step), true)
    assert.equal(await runIfStale(root, step), false)
    assert.equal(step.runs, 1)
  })

  const changes: Record<string, (root: string) => Promise<void>> = {
    'a file changed': (root) => writeFile(join(root, 'src/deep/b.ts'), 'c'),
    'a file came': (root) => writeFile(join(root, 'src/new.ts'), ''),
    'a file went': (root) => rm(join(root, 'src/a.ts')),
    'a file was renamed': (root) => rename(join(root, 'src/a.ts'), join(root, 'src/z.ts')),
    'two files swapped their contents': async (root) => {
      await writeFile(join(root, 'src/a.ts'), 'b')
      await writeFile(join(root, 'src/deep/b.ts'), 'a')
    },
    'the lock file changed': (root) => writeFile(join(root, 'lock.json'), '{ }'),
    'the output was deleted': (root) => rm(join(root, 'dist'), { recursive: true }),
  }
  for (const [name, change] of Object.entries(changes)) {
    it(`runs again when ${name}`, async (t) => {
      const root = await tempFolder(t, files)
      const step = countingStep()
      await runIfStale(root, step)
      await change(root)
      assert.equal(await runIfStale(root, step), true)
      assert.equal(await runIfStale(root, step), false)
    })
  }

  it('does not run again for a test, a touched file or what it wrote itself', async (t) => {
    const root = await tempFolder(t, files)
    const step = countingStep()
    await runIfStale(root, step)
    await writeFile(join(root, 'src/a.test.ts'), 'a test')
    await writeFile(join(root, 'src/a.ts'), 'a')
    assert.equal(await runIfStale(root, step), false)
  })

  it('leaves no stamp when it fails, also where an older one was valid', async (t) => {
    const root = await tempFolder(t, files)
    await runIfStale(root, countingStep())
    await writeFile(join(root, 'src/a.ts'), 'changed')
    await assert.rejects(runIfStale(root, countingStep(true)), /broken/)
    assert.equal(existsSync(join(root, 'dist/.stamp')), false)
    await writeFile(join(root, 'src/a.ts'), 'a')
    assert.equal(await runIfStale(root, countingStep()), true)
  })

  it('has no stamp while it works, so an interruption leaves none', async (t) => {
    const root = await tempFolder(t, files)
    await runIfStale(root, countingStep())
    await writeFile(join(root, 'src/a.ts'), 'changed')
    let stampDuringRun = true
    await runIfStale(root, {
      ...countingStep(),
      run: async (folder) => {
        stampDuringRun = existsSync(join(folder, 'dist/.stamp'))
      },
    })
    assert.equal(stampDuringRun, false)
  })

  it('runs again when an input changed during its run', async (t) => {
    const root = await tempFolder(t, files)
    const step = countingStep()
    await runIfStale(root, {
      ...step,
      run: (folder) => writeFile(join(folder, 'src/a.ts'), 'changed meanwhile'),
    })
    assert.equal(await runIfStale(root, step), true)
  })
})
