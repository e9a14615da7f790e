/// <reference lib="webworker" />
/** Reads a file of contacts. In a worker, so that a hostile one blocks nothing and can be ended. */
import type { ContactsMessage, ContactsRequest } from './contacts-messages.ts'
import { ContactsFault } from './reading/contacts-fault.ts'
import { readContacts } from './reading/read-contacts.ts'

const worker = globalThis as unknown as DedicatedWorkerGlobalScope
const send = (message: ContactsMessage) => worker.postMessage(message)

/** Often enough that the page knows it goes on. */
const step = 100

worker.addEventListener('message', ({ data }: MessageEvent<ContactsRequest>) => void read(data))
send({ isReady: true })

async function read({ file }: ContactsRequest): Promise<void> {
  try {
    send({
      read: await readContacts(file, (found) => {
        if (found % step === 0) send({ found })
      }),
    })
  } catch (error) {
    if (!(error instanceof ContactsFault)) console.warn('Contacts could not be read', error)
    send({
      reason:
        error instanceof ContactsFault ? error.message : 'This file is damaged. Export it again, then retry.',
    })
  }
}
