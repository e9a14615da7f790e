import type { ChosenFile } from './reading/read-file.ts'
import type { FileResult, ReadMessage, ReadRequest } from './reading-messages.ts'

const address = import.meta.env.DEV ? '/src/features/sermons/bring/reading-worker.ts' : '/sermon-worker.js'

/** In milliseconds, for one document: a long sermon takes a hundredth of it. Its owner is told within five seconds. */
const timeLimit = 4500

const tookTooLong =
  'Reading this file took too long. Save it again in the program it came from, then try again.'
const crashed = 'This browser could not read this file. Please try again.'

interface Watch {
  readonly today: string
  readonly signal: AbortSignal
  readonly onResult: (result: FileResult) => void
}

/** Reads files one after the other, in a worker. One that takes too long is given up with its worker; the others go on. */
export async function readFiles(files: readonly ChosenFile[], watch: Watch): Promise<void> {
  const reader = new FileReaderWorker(watch)
  try {
    for (const file of files) await reader.read(file)
  } finally {
    reader.end()
  }
}

type Outcome =
  | { readonly isRead: true }
  | { readonly begun: number; readonly at: string; readonly reason: string }

class FileReaderWorker {
  readonly #watch: Watch
  #worker: Worker | undefined
  /** Loading the worker may take long on a slow connection, and is not the file's fault. */
  #isReady = false

  constructor(watch: Watch) {
    this.#watch = watch
  }

  async read(file: ChosenFile): Promise<void> {
    for (let skip = 0; ;) {
      this.#watch.signal.throwIfAborted()
      const outcome = await this.#attempt({ file, skip, today: this.#watch.today })
      if ('isRead' in outcome) return
      this.#watch.onResult({ name: outcome.at, reason: outcome.reason })
      // What comes after it in the same file is still read, unless it was not even found again.
      if (outcome.begun <= skip) return
      skip = outcome.begun
    }
  }

  end(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#isReady = false
  }

  #attempt(request: ReadRequest): Promise<Outcome> {
    const worker = (this.#worker ??= new Worker(address, { type: 'module', name: 'Sermons' }))
    const { signal, onResult } = this.#watch
    return new Promise((resolve, reject) => {
      let begun = 0
      let at = request.file.name
      let timer: ReturnType<typeof setTimeout> | undefined
      const settle = (outcome: Outcome) => {
        clearTimeout(timer)
        worker.removeEventListener('message', onMessage)
        signal.removeEventListener('abort', stop)
        if (!('isRead' in outcome)) this.end()
        resolve(outcome)
      }
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => settle({ begun, at, reason: tookTooLong }), timeLimit)
      }
      const onMessage = ({ data }: MessageEvent<ReadMessage>) => {
        wait()
        if ('isReady' in data) this.#isReady = true
        else if ('isRead' in data) settle({ isRead: true })
        else if ('result' in data) onResult(data.result)
        else {
          begun += 1
          at = data.reading
        }
      }
      const stop = () => {
        clearTimeout(timer)
        this.end()
        reject(signal.reason as Error)
      }
      worker.addEventListener('message', onMessage)
      worker.addEventListener('error', () => settle({ begun, at, reason: crashed }), { once: true })
      signal.addEventListener('abort', stop, { once: true })
      if (this.#isReady) wait()
      worker.postMessage(request)
    })
  }
}
