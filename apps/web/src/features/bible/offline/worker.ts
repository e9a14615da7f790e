/// <reference lib="webworker" />
/**
 * The Bible on this device: texts that were downloaded, and the engine that reads and searches them. It runs beside the page, so
 * that making an index or checking a download never holds up a touch.
 */
import { type Bible, loadBible } from '@stillwater/bible'
import { answer } from './answer.ts'
import { download } from './download.ts'
import { type Fault, type FromWorker, KeptError, type Task, type ToWorker } from './messages.ts'
import { listKept, readKept, removeKept, writeKept } from './text-store.ts'

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
    send({ id, value: await work(task, stop.signal, (share) => send({ id, share })) })
  } catch (error) {
    send({ id, fault: faultOf(error) })
  } finally {
    underWay.delete(id)
  }
}

async function work(task: Task, signal: AbortSignal, tell: (share: number) => void): Promise<unknown> {
  switch (task.kind) {
    case 'ask':
      return answer(await open(task.version), task.call, task.input)
    case 'prepare':
      ;(await open(task.version)).prepareSearch()
      return undefined
    case 'list':
      return listKept()
    case 'remove':
      opened.delete(task.version)
      return removeKept(task.version)
    case 'keep': {
      const bytes = await download(task.address, task.text, tell, signal)
      const bible = loadBible(bytes)
      await writeKept(task.text, bytes)
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
  const bytes = await readKept(version)
  if (bytes === undefined) throw new KeptError({ kind: 'absent' })
  try {
    return loadBible(bytes)
  } catch (error) {
    // Damaged where it lay: better fetched anew than half a text.
    await removeKept(version)
    throw new KeptError({ kind: 'absent' }, error)
  }
}

function faultOf(error: unknown): Fault {
  if (error instanceof KeptError) return error.fault
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return {
      kind: 'full',
      message: 'This device is full. Make some room and try again.',
    }
  console.error('The Bible on this device failed', error)
  return { kind: 'failed', message: 'This browser could not keep the text. Please try again.' }
}
