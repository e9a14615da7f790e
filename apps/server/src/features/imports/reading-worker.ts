/** A thread of its own for one file: it unpacks it, reads entry after entry and hands over what is ready to be brought in. */
import { parentPort, workerData } from 'node:worker_threads'
import { FileFault } from './entry-splitter.ts'
import type { PreparedEntry } from './prepared-entry.ts'
import { type FileFacts, readExport } from './read-export.ts'

/** What the thread asks for; each request is answered by a message with its number. */
export type Request =
  | { readonly ask: number; readonly wants: 'piece' }
  | { readonly ask: number; readonly wants: 'room'; readonly entries: readonly PreparedEntry[] }
  | { readonly fault: string }
  | { readonly isRead: true }

export interface Answer {
  readonly ask: number
  readonly piece?: Uint8Array | null
}

const waiting = new Map<number, (answer: Answer) => void>()
let asked = 0
parentPort?.on('message', (answer: Answer) => {
  waiting.get(answer.ask)?.(answer)
  waiting.delete(answer.ask)
})
const tell = (message: Request) => parentPort?.postMessage(message)

function ask(
  message: { wants: 'piece' } | { wants: 'room'; entries: readonly PreparedEntry[] },
): Promise<Answer> {
  asked += 1
  const number = asked
  return new Promise((resolve) => {
    waiting.set(number, resolve)
    tell({ ...message, ask: number })
  })
}

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { piece } = await ask({ wants: 'piece' })
    if (piece === null || piece === undefined) return
    yield piece
  }
}

try {
  await readExport(pieces(), workerData as FileFacts, (entries) => ask({ wants: 'room', entries }))
  tell({ isRead: true })
} catch (error) {
  if (!(error instanceof FileFault)) throw error
  tell({ fault: error.message })
} finally {
  parentPort?.close()
}
