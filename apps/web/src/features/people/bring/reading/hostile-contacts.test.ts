/** Files made to break a reader are refused, or read in time that grows with their size alone. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contactsFile } from '@stillwater/contract/people/contacts-file'
import { ContactsFault } from './contacts-fault.ts'
import { readContacts } from './read-contacts.ts'

const read = (...parts: BlobPart[]) => readContacts(new Blob(parts))
const refused = async (...parts: BlobPart[]) =>
  assert.rejects(read(...parts), (error) => error instanceof ContactsFault)

describe('hostile files', () => {
  it('that are too large are not opened', async () => {
    const huge = { size: contactsFile.bytes + 1, arrayBuffer: () => assert.fail('it was opened') }
    await assert.rejects(readContacts(huge as unknown as Blob), /larger than 50 MB/)
  })

  it('with a million lines or cards are refused', async () => {
    await refused('a\n'.repeat(1_000_000))
    await refused('BEGIN:VCARD\nFN:x\nEND:VCARD\n'.repeat(contactsFile.people + 1))
    await refused(','.repeat(1_000_000))
    await refused('"'.repeat(1_000_001))
  })

  it('with a bomb of folds, parameters or nested cards are read no further than anybody writes', async () => {
    const card = (line: string) => `BEGIN:VCARD\nVERSION:3.0\nFN:Ann Lee\n${line}\nEND:VCARD\n`
    const bombs = [
      `NOTE:x${'\n y'.repeat(1_000_000)}`,
      `NOTE;ENCODING=QUOTED-PRINTABLE:${'=\n'.repeat(1_000_000)}`,
      `NOTE;ENCODING=QUOTED-PRINTABLE:${'=3D'.repeat(300_000)}`,
      `NOTE${';X=1'.repeat(1_000_000)}:x`,
      `NOTE:${'\\n'.repeat(1_000_000)}`,
      `ADR:${';'.repeat(1_000_000)}`,
      'TEL:1\n'.repeat(300_000),
      'BEGIN:VCARD\n'.repeat(100_000),
      '"'.repeat(1_000_000),
    ]
    for (const bomb of bombs) {
      const found = await read(card(bomb))
      const [contact] = 'contacts' in found ? found.contacts : []
      assert.equal(contact?.name, 'Ann Lee', bomb.slice(0, 40))
      assert.ok(contact.notes.length <= 200_000)
      assert.ok(contact.phones.length <= 1000)
    }
  })

  it('of bytes without a meaning are refused', async () => {
    await refused(Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 256))
    await refused(new Uint8Array(100_000))
  })
})
