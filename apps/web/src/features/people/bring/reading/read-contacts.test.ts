import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NewPersonSchema } from '@stillwater/contract/people/people'
import * as z from 'zod/mini'
import { emptyPerson } from '#shared/people/empty-person.ts'
import { emptyContact } from './contact.ts'
import { google, googleBefore, iPhone, newest, old, outlook } from './corpus/contact-files.ts'
import { chosenColumn, contactsIn, guessColumns, hasName, isKnownProgram } from './csv-columns.ts'
import { personOfContact } from './person-of-contact.ts'
import { readContacts } from './read-contacts.ts'

const today = '2025-03-05'

/** The people of a file, as they would be saved. */
async function peopleIn(content: string | Uint8Array<ArrayBuffer>) {
  const read = await readContacts(new Blob([content]))
  const contacts =
    'contacts' in read ? read.contacts : contactsIn(read.table.slice(1), guessColumns(read.table[0] ?? []))
  return contacts.map((contact) => {
    const found = personOfContact(contact, today)
    assert.ok(found)
    const checked = z.safeParse(NewPersonSchema, found.values)
    assert.ok(checked.success, JSON.stringify(checked.error?.issues))
    return found
  })
}

const person = async (content: string | Uint8Array<ArrayBuffer>) => (await peopleIn(content))[0]?.values
const refusal = (content: string | Uint8Array<ArrayBuffer>) =>
  readContacts(new Blob([content])).then(
    () => 'read',
    (error: unknown) => (error as Error).message,
  )

describe('vCards', () => {
  it('of an iPhone are read with their labels, and companies are known', async () => {
    const [ann, company] = await peopleIn(iPhone)
    assert.deepEqual(ann?.values, {
      ...emptyPerson('Dr. Ann Lee'),
      phone: '(555) 010-0123',
      email: 'ann@example.org',
      address: '12 Elm Street\nApt. 4\nSpringfield, IL 62701\nUnited States',
      birthday: '--03-05',
      dates: [
        { kind: 'wedding', date: '1975-06-12', label: null, remember: false },
        { kind: 'baptism', date: '2001-04-15', label: null, remember: false },
        { kind: 'other', date: '2010-09-01', label: 'Joined the church', remember: false },
      ],
      tags: ['Choir', 'Elders'],
      notes: [
        'Tea, no sugar; likes to be read to.',
        'Second line that is so long that it is broken.',
        'Nickname: Annie',
        'Work: Teacher, Grace School',
        'Sister: Ruth',
        'Home phone: (555) 010-0199',
        'Work e-mail: ann.lee@school.example',
      ].join('\n'),
    })
    assert.deepEqual(
      [company?.values.name, company?.values.phone, company?.isCompany, ann?.isCompany],
      ['Elm House', '555-0177', true, false],
    )
  })

  it('of 2.1 are read with bare types, quoted-printable text and other charsets', async () => {
    const people = await peopleIn(old)
    assert.equal(people.length, 1, 'somebody’s assistant is nobody else')
    assert.deepEqual(people[0]?.values, {
      ...emptyPerson('Jürgen Müller'),
      phone: '555-0102',
      email: 'jm@example.org',
      address: '1 Main St\nSuite 2\nSpringfield, IL 62701\nUSA',
      birthday: '1950-03-05',
      dates: [{ kind: 'wedding', date: '1975-06-12', label: null, remember: false }],
      notes: 'Café on Tuesdays at ten\nHome phone: 555-0101\nWork fax: 555-0103',
    })
  })

  it('of 4.0 are read with URIs and preferences, and groups are left out', async () => {
    const people = await peopleIn(newest)
    assert.equal(people.length, 1)
    assert.deepEqual(people[0]?.values, {
      ...emptyPerson('José Núñez'),
      phone: '+1-555-010-0105 ext. 7',
      email: 'jose@example.org',
      address: '2 Oak Road\nSpringfield, IL 62702',
      birthday: '--03-15',
      dates: [{ kind: 'wedding', date: '2009-08-08', label: null, remember: false }],
      notes: 'Spouse: Ana\nHome phone: +1-555-010-0104',
    })
  })

  it('are read in other charsets and line breaks, and when the last one is cut off', async () => {
    const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:José\nEND:VCARD\n'
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(card, (c) => c.charCodeAt(0)).buffer),
    ])
    assert.equal((await person(wide))?.name, 'José')
    assert.equal((await person(Uint8Array.from(card, (c) => c.charCodeAt(0))))?.name, 'José')
    assert.equal((await person(`\uFEFF${card}`))?.name, 'José')
    assert.equal((await person(card.replaceAll('\n', '\r')))?.name, 'José')
    assert.equal((await person('begin:vcard\nversion:3.0\nfn:Ann Lee\ntel:555-0100'))?.phone, '555-0100')
  })

  it('without a name are called by an e-mail or a phone, and without anything are nobody', async () => {
    const [found] = await peopleIn('BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nEMAIL:ann@example.org\nEND:VCARD\n')
    assert.deepEqual([found?.values.name, found?.hasName], ['ann@example.org', false])
    assert.equal(personOfContact(emptyContact, today), undefined)
  })
})

describe('spreadsheets', () => {
  it('of Google are known by their headings', async () => {
    for (const file of [google, googleBefore, outlook])
      assert.ok(isKnownProgram((file.split('\r\n')[0] ?? '').replaceAll('"', '').split(',')))
    assert.deepEqual(await person(google), {
      ...emptyPerson('Ann Lee'),
      phone: '555-0123',
      email: 'ann@example.org',
      address: '12 Elm Street\nSpringfield, IL 62701',
      birthday: '--03-05',
      dates: [{ kind: 'wedding', date: '1975-06-12', label: null, remember: false }],
      tags: ['Choir'],
      notes: [
        'Tea, no sugar',
        'Work: Grace School',
        'Organization Title: Teacher',
        'Spouse: Ruth',
        'Home phone: 555-0199',
        'Home e-mail: lee@example.org',
      ].join('\n'),
    })
    assert.deepEqual(await person(googleBefore), {
      ...emptyPerson('Ann Lee'),
      phone: '555-0123',
      email: 'ann@example.org',
      birthday: '1950-03-05',
    })
  })

  it('of Outlook are known by their headings', async () => {
    assert.deepEqual(await person(outlook), {
      ...emptyPerson('Dr. Ann Lee'),
      phone: '555-0123',
      email: 'ann@example.org',
      address: '12 Elm Street\nSpringfield, IL 62701\nUnited States',
      birthday: '1950-03-05',
      tags: ['Choir', 'Elders'],
      notes: [
        'She said "hello"',
        'Work: Grace School',
        'Job Title: Teacher',
        'Spouse: Ruth',
        'Work phone: 555-0188',
        'Home phone: 555-0199',
        'E-mail: lee@example.org',
        'Work address: 1 Main St',
        'Springfield',
      ].join('\n'),
    })
  })

  it('with other headings are guessed, whatever separates the columns', async () => {
    for (const separator of [',', ';', '\t']) {
      const file = [
        ['Member', 'Family', 'Cell', 'DOB', 'Shoe size'],
        ['Ann Lee', 'Lee', '555-0123', 'March 5, 1950', '7'],
      ]
      const text = file.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\n')
      assert.deepEqual(await person(text), {
        ...emptyPerson('Ann Lee'),
        household: 'Lee',
        phone: '555-0123',
        birthday: '1950-03-05',
      })
    }
    assert.equal((await person('sep=;\r\nName;Notes\r\nAnn, Lee;x\r\n'))?.name, 'Ann, Lee')
  })

  it('have the columns that their owner says', () => {
    const columns = [
      chosenColumn('first', ''),
      chosenColumn('detail', 'Shoe size'),
      chosenColumn('skip', 'Phone'),
    ]
    assert.equal(hasName(columns), true)
    assert.equal(hasName(columns.slice(1)), false)
    const [contact] = contactsIn([['Ann', '7', '555-0100']], columns)
    assert.ok(contact)
    assert.deepEqual(personOfContact(contact, today)?.values, {
      ...emptyPerson('Ann'),
      notes: 'Shoe size: 7',
    })
  })
})

describe('what does not fit into a field', () => {
  it('goes into the notes, which are cut only where they are too long', () => {
    const long = 'x'.repeat(250)
    const found = personOfContact(
      {
        ...emptyContact,
        name: `${long}\u0000\uD800`,
        phones: [{ label: 'Home', value: '5'.repeat(41) }],
        birthday: 'in spring',
        dates: [{ label: '', value: '2020-13-01' }],
        tags: [long],
        notes: 'First',
      },
      today,
    )
    assert.equal(found?.values.name, 'x'.repeat(200))
    assert.equal(found.values.phone, null)
    assert.deepEqual(found.values.notes?.split('\n'), [
      'First',
      `Home phone: ${'5'.repeat(41)}`,
      `Name: ${long} \uFFFD`,
      'Birthday: in spring',
      'Date: 2020-13-01',
      `Group: ${long}`,
    ])
    assert.equal(z.safeParse(NewPersonSchema, found.values).success, true)
    const wordy = personOfContact({ ...emptyContact, name: 'Ann', notes: 'x'.repeat(100_001) }, today)
    assert.deepEqual(
      [wordy?.values.notes?.length, wordy?.isShortened, found.isShortened],
      [100_000, true, false],
    )
  })
})

describe('a file that holds no contacts', () => {
  it('is refused with what to do', async () => {
    assert.match(
      await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0])),
      /isn’t a contacts file/,
    )
    assert.match(await refusal('  \n'), /no contacts in this file/)
    assert.match(await refusal('BEGIN:VCARD\nEND:VCARD\n'), /no contacts in this file/)
    assert.match(await refusal('Name,Phone\n"Ann,555\n'), /quotation mark/)
    assert.match(await refusal('a,'.repeat(400)), /too many columns/)
  })
})
