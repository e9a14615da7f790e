import { contactsFile } from '@stillwater/contract/people/contacts-file'
import { decodeText } from '#shared/imports/decode-text.ts'
import type { Contact } from './contact.ts'
import { ContactsFault, noContacts } from './contacts-fault.ts'
import { readTable, type Table } from './read-table.ts'
import { isVcard, readVcards } from './read-vcard.ts'

/** What is in a file: people, or a table whose columns have to be known first. */
export type ContactsInFile = { readonly contacts: readonly Contact[] } | { readonly table: Table }

/** Reads a file of contacts by what is in it, whatever it is called. */
export async function readContacts(
  file: Blob,
  onFound: (count: number) => void = () => undefined,
): Promise<ContactsInFile> {
  if (file.size > contactsFile.bytes)
    throw new ContactsFault(
      'This file is larger than 50 MB. Export your contacts without pictures, or in smaller groups.',
    )
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isBinary(bytes))
    throw new ContactsFault(
      'This isn’t a contacts file. Export your contacts as a vCard (.vcf) or CSV file, then try again.',
    )
  const text = decodeText(bytes)
  if (text.trim() === '') throw noContacts()
  if (!isVcard(text)) return { table: readTable(text) }
  const contacts = readVcards(text, onFound)
  if (contacts.length === 0) throw noContacts()
  return { contacts }
}

/** So many control characters are in no text. */
const mostControls = 8

/** Text has no zeros, unless each of its letters takes two bytes, which its first two say. */
function isBinary(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return false
  const start = bytes.subarray(0, 100_000)
  return (
    start.includes(0) || start.filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length > mostControls
  )
}
