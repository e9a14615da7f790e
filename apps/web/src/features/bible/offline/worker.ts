/// <reference lib="webworker" />
/**
 * Downloaded Bible texts, and the engine that reads and searches them. In a worker, so that building an index or checking a
 * download never blocks the page.
 */
import { type Bible, loadBible } from '@stillwater/bible'
import { answer } from './answer.ts'
import { download } from './download.ts'
import { type Fault, type FromWorker, OfflineBibleError, type Task, type ToWorker } from './messages.ts'
import { listTexts, readText, deleteText, writeText } from './text-store.ts'

const worker = globalThis as unknown as DedicatedWorkerGlobalScope
const opened = new Map<string, Promise<Bible>>()
const underWay = new Map<number, AbortController>()

worker.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('stop' in data) underWay.get(data.id)?.abort()
  else void serve(data.id, data.task)
})

async function serve(id: number, task: Task): Promise<void> {
  const send = (message: FromWorker) => worker.postMessage(message)
  const stop = new AbortController()
  underWay.set(id, stop)
  try {
    send({ id, value: await run(task, stop.signal, (share) => send({ id, share })) })
  } catch (error) {
    send({ id, fault: faultOf(error) })
  } finally {
    underWay.delete(id)
  }
}

async function run(task: Task, signal: AbortSignal, onProgress: (share: number) => void): Promise<unknown> {
  switch (task.kind) {
    case 'ask':
      return answer(await open(task.version), task.call, task.input)
    case 'prepare':
      ;(await open(task.version)).prepareSearch()
      return undefined
    case 'list':
      return listTexts()
    case 'remove':
      opened.delete(task.version)
      return deleteText(task.version)
    case 'download': {
      const bytes = await download(task.address, task.text, onProgress, signal)
      const bible = loadBible(bytes)
      await writeText(task.text, bytes)
      opened.set(task.text.id, Promise.resolve(bible))
      return undefined
    }
  }
}

function open(version: string): Promise<Bible> {
  let bible = opened.get(version)
  if (bible === undefined) {
    bible = read(version).catch((error: unknown) => {
      opened.delete(version)
      throw error
    })
    opened.set(version, bible)
  }
  return bible
}

async function read(version: string): Promise<Bible> {
  const bytes = await readText(version)
  if (bytes === undefined) throw new OfflineBibleError({ kind: 'absent' })
  try {
    return loadBible(bytes)
  } catch (error) {
    // Damaged on the device: better downloaded again than partly readable.
    await deleteText(version)
    throw new OfflineBibleError({ kind: 'absent' }, error)
  }
}

function faultOf(error: unknown): Fault {
  if (error instanceof OfflineBibleError) return error.fault
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return {
      kind: 'full',
      message: 'This device is full. Free up some space and try again.',
    }
  console.error('The downloaded Bible failed', error)
  return { kind: 'failed', message: 'This browser could not save the text. Please try again.' }
}
