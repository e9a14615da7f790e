import assert from 'node:assert/strict'
import { getPriority } from 'node:os'
import { it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { runLimited } from './limited-thread.ts'

it('a thread works below requests, and the thread that answers them stays as it is', async () => {
  const before = getPriority()
  const module = JSON.stringify(pathToFileURL(`${import.meta.dirname}/below-requests.ts`).href)
  const code = `
    import { getPriority } from 'node:os'
    import { parentPort } from 'node:worker_threads'
    import { workBelowRequests } from ${module}
    workBelowRequests()
    parentPort.postMessage({ answer: getPriority() })`
  const thread = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
  const outcome = await runLimited<number>(thread, {}, { work: 600_000, wait: 600_000 })
  const lower = process.platform === 'linux' ? 5 : before
  assert.deepEqual(outcome, { answer: Math.max(before, lower) })
  assert.equal(getPriority(), before)
})
