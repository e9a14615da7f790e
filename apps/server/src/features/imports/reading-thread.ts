import { Worker } from 'node:worker_threads'
import { damaged, FileFault } from './entry-splitter.ts'
import type { PreparedEntry } from './prepared-entry.ts'
import type { FileFacts } from './read-export.ts'
import type { Answer, Request } from './reading-worker.ts'

const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

interface Reading extends FileFacts {
  /** The next piece of the packed file; null after the last. */
  readonly nextPiece: () => Promise<Uint8Array | null>
  /** The thread goes on when this is done. */
  readonly onEntries: (entries: readonly PreparedEntry[]) => Promise<void>
  readonly signal: AbortSignal
}

/** Reads a file in a thread. Throws a `FileFault` for one that cannot be read. */
export async function readInThread({ nextPiece, onEntries, signal, ...workerData }: Reading): Promise<void> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    workerData: workerData satisfies FileFacts,
    resourceLimits: memory,
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort)
  const answer = (message: Answer) => worker.postMessage(message)
  const serve = async (request: Request) => {
    if ('fault' in request) reject(new FileFault(request.fault))
    else if ('isRead' in request) resolve()
    else if ('wants' in request && request.wants === 'piece')
      answer({ ask: request.ask, piece: await nextPiece() })
    else if ('wants' in request) {
      await onEntries(request.entries)
      answer({ ask: request.ask })
    }
  }
  worker.on('message', (request: Request) => void serve(request).catch(reject))
  // Out of memory, for example.
  worker.on('error', () => reject(damaged()))
  worker.on('exit', () => reject(damaged()))
  try {
    await promise
  } finally {
    signal.removeEventListener('abort', abort)
    await worker.terminate()
  }
}
