import { contactsFile } from '@stillwater/contract/people/contacts-file'
import type { ContactsMessage, ContactsRequest } from './contacts-messages.ts'
import type { ContactsInFile } from './reading/read-contacts.ts'

const address = import.meta.env.DEV ? '/src/features/people/bring/contacts-worker.ts' : '/contacts-worker.js'

/**
 * In milliseconds, without a sign of life: whatever cannot be read is refused by then. It counts from the worker's first word: loading it
 * may take long on a slow connection.
 */
const timeLimit = 2000

interface ReadWatch {
  readonly signal: AbortSignal
  readonly onFound: (count: number) => void
}

/** Reads a file in a worker. One that takes too long is given up together with its worker. */
export function readContactsFile(file: Blob, { signal, onFound }: ReadWatch): Promise<ContactsInFile> {
  // Known without opening it.
  if (file.size > contactsFile.bytes)
    return Promise.reject(
      new Error(
        'This file is larger than 50 MB. Export your contacts without pictures, or in smaller groups.',
      ),
    )
  const worker = new Worker(address, { type: 'module', name: 'Contacts' })
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<ContactsInFile>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(reason))
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => fail('Reading this file took too long. Split it into smaller files, then try again.'),
        timeLimit,
      )
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ContactsMessage>) => {
      wait()
      if ('found' in data) onFound(data.found)
      else if ('read' in data) resolve(data.read)
      else if ('reason' in data) fail(data.reason)
    })
    worker.addEventListener('error', () => fail('This browser could not read this file. Please try again.'))
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.postMessage({ file } satisfies ContactsRequest)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
