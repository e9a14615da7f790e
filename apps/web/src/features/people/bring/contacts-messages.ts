import type { ContactsInFile } from './reading/read-contacts.ts'

/** To the worker. */
export interface ContactsRequest {
  readonly file: Blob
}

/** From the worker: that it is loaded, how many are found so far, and at last what is in the file or why it cannot be read. */
export type ContactsMessage =
  | { readonly isReady: true }
  | { readonly found: number }
  | { readonly read: ContactsInFile }
  | { readonly reason: string }
