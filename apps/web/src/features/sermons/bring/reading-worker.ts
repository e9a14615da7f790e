/// <reference lib="webworker" />
/** Reads files that become sermons. In a worker, so that a hostile one blocks nothing and can be ended. */
import { type Candidate, candidatesIn, reasonOf } from './reading/read-file.ts'
import type { FileResult, ReadMessage, ReadRequest } from './reading-messages.ts'

const worker = globalThis as unknown as DedicatedWorkerGlobalScope
const send = (message: ReadMessage) => worker.postMessage(message)

worker.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data))
send({ isReady: true })

async function read({ file, skip, today }: ReadRequest): Promise<void> {
  let index = 0
  try {
    for await (const candidate of candidatesIn(file, today)) {
      index += 1
      send({ reading: candidate.name })
      if (index > skip) send({ result: await resultOf(candidate) })
    }
  } catch (error) {
    send({ result: { name: file.name, reason: reasonOf(error) } })
  }
  send({ isRead: true })
}

async function resultOf({ name, read: readOne }: Candidate): Promise<FileResult> {
  try {
    return { name, sermon: await readOne() }
  } catch (error) {
    return { name, reason: reasonOf(error) }
  }
}
