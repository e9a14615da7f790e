import type { Device } from '@stillwater/contract/account/account'
import type { User } from '@stillwater/contract/account/auth'
import type { Endpoint } from '@stillwater/contract/calls/endpoint'
import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { bodyOf } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'
import { Authenticator } from './authenticator.ts'
import { sign } from './stand-ins/payment-provider.ts'

/** The browser of a signed-in user. */
interface Owner {
  readonly cookies: Map<string, string>
  get(url: string): Promise<{ readonly body: string }>
  post(url: string, body?: unknown): Promise<{ readonly statusCode: number; readonly body: string }>
}

/**
 * One good request for every call of the contract. The shared matrix reads it: a call that is missing here fails the
 * suite, so that no route escapes the tests on access, origin, input and leaks.
 */
export interface Sample {
  readonly body?: Record<string, unknown>
  /** For a call whose body answers an earlier call: the good one for this user. `body` has its form only. */
  readonly bodyFor?: (owner: Owner) => Promise<Record<string, unknown>>
  readonly query?: string
  /** For a call on one record: the call that makes it. */
  readonly madeBy?: string
  /** The call that makes the record to which this one belongs: `prepare` makes it, under the sample id. */
  readonly belongsTo?: 'POST /api/sermons' | 'POST /api/prayers' | 'POST /api/people'
  /** The same for what is not made by a call of its own. */
  readonly idOf?: (owner: Owner) => Promise<string>
  /** The same for a path of several ids. */
  readonly idsOf?: (owner: Owner) => Promise<Readonly<Record<string, string>>>
  /** What the call removes or changes cannot be asked for again by it. */
  readonly endsSession?: boolean
  /** For a call that asks for a signature: the headers that go with this very text. */
  readonly headers?: (text: string) => Record<string, string>
}

/** An id that nothing has. */
export const missingId = '01900000-0000-7000-8000-000000000000'

/** The sermon, prayer or person to which samples belong. */
const sampleParent = '01900000-0000-7000-8000-00000000000c'

/** The matrix makes this code and this link work. */
export const sampleCode = 'ABCD-EFGH-JKMN-PQRS'
export const sampleToken = 'token-of-a-link'

/** The id of another browser in which the owner has just signed in. */
async function otherDevice(owner: Owner): Promise<string> {
  const { email } = JSON.parse((await owner.get('/api/user')).body) as User
  const cookies = new Map(owner.cookies)
  owner.cookies.clear()
  await owner.post('/api/login', { email, password: 'still waters' })
  const devices = JSON.parse((await owner.get('/api/sessions')).body) as Device[]
  owner.cookies.clear()
  for (const [name, value] of cookies) owner.cookies.set(name, value)
  return devices.find(({ isCurrent }) => isCurrent)?.id ?? ''
}

const password = 'still waters'

/** Whoever is refused the options has nothing to answer but the sample. */
async function answerTo(owner: Owner, url: string, body: unknown, make: (options: PasskeyOptions) => object) {
  const options = await owner.post(url, body)
  return options.statusCode === 200 ? make(JSON.parse(options.body) as PasskeyOptions) : undefined
}
type PasskeyOptions = Parameters<Authenticator['create']>[0]

const sampleOptions = { challenge: sampleToken, user: { id: 'somebody' } }

async function newPasskey(owner: Owner, authenticator = new Authenticator()) {
  const credential = await answerTo(owner, '/api/passkeys/options', { password }, (options) =>
    authenticator.create(options),
  )
  return { credential: credential ?? authenticator.create(sampleOptions) }
}

async function passkeyProof(owner: Owner) {
  const authenticator = new Authenticator()
  await owner.post('/api/passkeys', await newPasskey(owner, authenticator))
  const credential = await answerTo(owner, '/api/login/passkey/options', undefined, (options) =>
    authenticator.get(options),
  )
  return { credential: credential ?? authenticator.get(sampleOptions) }
}

async function passkeyOf(owner: Owner): Promise<string> {
  const { body } = await owner.post('/api/passkeys', await newPasskey(owner))
  return (JSON.parse(body) as { id: string }).id
}

/** Makes what the body of a sample refers to. */
export async function prepare(call: string, owner: Owner): Promise<void> {
  const { belongsTo } = samples[call] ?? {}
  if (belongsTo === undefined) return
  await owner.post(belongsTo.replace('POST ', ''), { ...samples[belongsTo]?.body, id: sampleParent })
}

/** Makes what the call of this name makes, and answers its id. */
export async function make(call: string, owner: Owner): Promise<string> {
  const [, path = ''] = call.split(' ')
  await prepare(call, owner)
  const { statusCode, body } = await owner.post(path, samples[call]?.body)
  if (statusCode !== 201) throw new Error(`${call} answered ${body}`)
  return (JSON.parse(body) as { id: string }).id
}

/** The path of a good request, on a record that `owner` has just made where one is needed. */
export async function goodPath(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  owner: Owner,
): Promise<string> {
  const { madeBy, idOf, idsOf } = samples[`${method} ${path}`] ?? {}
  await prepare(`${method} ${path}`, owner)
  const ids = (await idsOf?.(owner)) ?? {
    id: madeBy === undefined ? ((await idOf?.(owner)) ?? missingId) : await make(madeBy, owner),
  }
  return path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? missingId)
}

/** The body of a good request of this user. */
export const goodBody = async (call: string, owner: Owner) =>
  (await samples[call]?.bodyFor?.(owner)) ?? samples[call]?.body

/** What a device sends that has written a line. */
function sampleChange(text: string, device = 'Safari on iPhone'): Record<string, unknown> {
  const doc = new Y.Doc()
  bodyOf(doc).insert(0, `${text}\n`)
  return {
    update: Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64'),
    vector: Buffer.from(Y.encodeStateVector(doc)).toString('base64'),
    device,
    fromNotes: false,
  }
}

/** A sermon whose text was written on one device and then on another. */
async function sermonVersion(owner: Owner): Promise<{ id: string; versionId: string }> {
  const id = await make('POST /api/sermons', owner)
  for (const device of ['Safari on iPhone', 'Chrome on Mac'])
    await owner.post(`/api/sermons/${id}/body`, sampleChange(device, device))
  const [version] = JSON.parse((await owner.get(`/api/sermons/${id}/versions`)).body) as { id: string }[]
  return { id, versionId: version?.id ?? '' }
}

const exportOf = (sections: object) =>
  Buffer.from(
    JSON.stringify({
      format: 'stillwater-export',
      version: 1,
      exportedAt: '2025-03-05T15:00:00.000Z',
      ...sections,
    }),
  )
const sampleExport = exportOf({ donations: [{ id: 'pi_1' }] })
const pieceOf = (file: Buffer) => ({ index: 0, data: file.toString('base64') })
const samplePiece = pieceOf(sampleExport)
const newImport = (id: string, file = sampleExport) => ({
  id,
  packing: 'none',
  bytes: file.byteLength,
  checksum: crc32(file),
})

/** An import whose file is to be sent, has been sent, or has been checked. */
const importAt =
  (step: 'receiving' | 'sent' | 'checked', file = sampleExport) =>
  async (owner: Owner) => {
    const id = randomUUID()
    await owner.post('/api/imports', newImport(id, file))
    if (step === 'receiving') return id
    await owner.post(`/api/imports/${id}/pieces`, pieceOf(file))
    if (step === 'sent') return id
    const checked = await owner.post(`/api/imports/${id}/check`)
    // Whoever may not check it has nothing to wait for.
    let { body } = checked
    while (body.includes('"checking"')) ({ body } = await owner.get(`/api/imports/${id}`))
    return id
  }

/** Sermons or people that came from files. */
const imported =
  (section: 'sermonImports' | 'peopleImports', ids: 'sermonIds' | 'personIds') =>
  async (owner: Owner): Promise<string> => {
    const id = randomUUID()
    const file = exportOf({ [section]: [{ id, importedAt: '2025-03-05T15:00:00.000Z', [ids]: [missingId] }] })
    const importId = await importAt('checked', file)(owner)
    let { body } = await owner.post(`/api/imports/${importId}/apply`, { replaces: false })
    while (body.includes('"importing"')) ({ body } = await owner.get(`/api/imports/${importId}`))
    return id
  }

/** The time of a test's clock when it starts. */
export const testStart = Date.parse('2025-03-05T15:00:00Z')

const sampleCalendar = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:sample@example.org',
  'DTSTART:20250305T170000Z',
  'SUMMARY:Elders',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

export const samples: Record<string, Sample> = {
  'GET /api/user': {},
  'PATCH /api/user': { body: { fullName: 'Ann Lee', churchName: 'Grace Chapel', followsReadings: false } },
  'POST /api/register': {
    body: { email: 'new@example.org', password: 'still waters', fullName: 'Ann Lee', churchName: null },
  },
  'POST /api/login': { body: { email: 'pastor1@example.org', password: 'still waters' } },
  'POST /api/password-reset': { body: { token: sampleToken, password: 'still waters' } },
  'POST /api/logout': { endsSession: true },
  'POST /api/recovery': { body: { email: 'pastor1@example.org', code: sampleCode } },
  'POST /api/forgot-password': { body: { email: 'pastor1@example.org' } },
  'GET /api/recovery-codes': {},
  'POST /api/recovery-codes': { body: { password: 'still waters' } },
  'POST /api/user/deletion': { body: { password: 'still waters' }, endsSession: true },
  'POST /api/password': { body: { currentPassword: 'still waters', password: 'still waters' } },
  'POST /api/email': { body: { email: 'changed@example.org', password: 'still waters' } },
  'GET /api/sessions': {},
  'DELETE /api/sessions': {},
  'DELETE /api/sessions/:id': { idOf: otherDevice },
  'GET /api/passkeys': {},
  'POST /api/passkeys/options': { body: { password } },
  'POST /api/passkeys': {
    body: { credential: new Authenticator().create(sampleOptions) },
    bodyFor: newPasskey,
  },
  'PATCH /api/passkeys/:id': { idOf: passkeyOf, body: { name: 'My phone' } },
  'DELETE /api/passkeys/:id': { idOf: passkeyOf },
  'POST /api/login/passkey/options': {},
  'POST /api/login/passkey': {
    body: { credential: new Authenticator().get(sampleOptions) },
    bodyFor: passkeyProof,
  },

  'POST /api/device-keys': { body: { key: 'k'.repeat(43) } },
  'GET /api/device-keys/:id': { madeBy: 'POST /api/device-keys' },
  'DELETE /api/device-keys/:id': { madeBy: 'POST /api/device-keys' },

  'GET /api/vault': {},
  'GET /api/vault/words': {},
  'POST /api/vault/replaced': { body: { password: 'still waters' } },
  'POST /api/vault/deletion': { body: { password: 'still waters', keyId: 'k'.repeat(12) } },
  'PUT /api/vault': {
    body: {
      keyId: 'k'.repeat(12),
      passphraseSalt: 's'.repeat(22),
      passphraseCost: 17,
      passphraseKey: 'p'.repeat(96),
      recoveryKey: 'r'.repeat(96),
      version: 0,
    },
  },

  'GET /api/bible/versions': {},
  'GET /api/bible/translations': {},
  'GET /api/bible/passage': { query: 'version=KJV&reference=John+3:16' },
  'GET /api/bible/search': { query: 'version=KJV&query=jesus+wept&limit=5' },
  'GET /api/bible/books': { query: 'version=KJV' },
  'GET /api/bible/chapters': { query: 'version=KJV&book=John' },
  'GET /api/bible/verses': { query: 'version=KJV&chapter=John.3' },
  'GET /api/bible/audio': { query: 'version=KJV&passage=Psalm+23' },
  'GET /api/bible/cross-references': { query: 'version=KJV&verse=John.3.16' },
  'GET /api/bible/parallel': { query: 'versions=KJV,LUT1912&reference=Psalm+51:10' },
  'GET /api/bible/texts': {},
  'GET /api/bible/text': { query: 'version=KJV' },

  'POST /api/create-donation-intent': { body: { amount: 25 } },
  'GET /api/donations/config': {},
  'GET /api/donations': {},
  'POST /api/stripe-webhook': {
    body: { id: 'evt_1', object: 'event', type: 'payout.paid', created: 1, data: { object: {} } },
    headers: (text) => ({ 'stripe-signature': sign(text, testStart) }),
  },

  'GET /api/week': {},

  'GET /api/devotionals/today': { query: 'version=WEB' },
  'GET /api/devotionals': { query: 'limit=10' },
  'POST /api/devotionals': {
    body: {
      date: '2025-03-05',
      scripture: 'The LORD is my shepherd; I shall not want.',
      reference: 'Psalm 23:1',
      reflection: 'Led, not driven.',
    },
  },
  'PATCH /api/devotionals/:id': {
    madeBy: 'POST /api/devotionals',
    body: { reflection: 'Led, and not driven.' },
  },
  'DELETE /api/devotionals/:id': { madeBy: 'POST /api/devotionals' },

  'GET /api/goals': { query: 'category=family' },
  'POST /api/goals': {
    body: {
      title: 'Read the Psalms',
      category: 'Spiritual',
      progress: 0,
      targetDate: '2025-12-31',
      completedItems: 0,
      totalItems: 150,
    },
  },
  'PATCH /api/goals/:id': { madeBy: 'POST /api/goals', body: { completedItems: 23, progress: 15 } },
  'DELETE /api/goals/:id': { madeBy: 'POST /api/goals' },

  'GET /api/journals': { query: 'limit=10&search=morning' },
  'GET /api/journals/on-this-day': { query: 'date=2025-03-05' },
  'POST /api/journals': {
    body: { title: "Today's Thoughts", content: 'A quiet morning.', date: '2025-03-05' },
  },
  'PATCH /api/journals/:id': {
    madeBy: 'POST /api/journals',
    body: { content: 'A quiet morning and a walk.' },
  },
  'DELETE /api/journals/:id': { madeBy: 'POST /api/journals' },

  'GET /api/notifications': {},
  'GET /api/reminders/settings': {},
  'PATCH /api/reminders/settings': {
    body: {
      eventMinutes: 30,
      prayerTime: 720,
      goalWeekday: 5,
      goalTime: 600,
      quietFrom: 1320,
      quietTo: 360,
      dayOff: 6,
      careTime: 480,
    },
  },
  'GET /api/push/key': {},
  'POST /api/push/subscriptions': {
    body: {
      endpoint: 'https://push.example.org/send/dKmf3',
      keys: {
        // The example of RFC 8291.
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      kinds: ['event', 'sermon'],
    },
  },
  'DELETE /api/push/subscriptions/:id': { madeBy: 'POST /api/push/subscriptions' },

  'GET /api/prayers': {},
  'POST /api/prayers': {
    body: {
      title: 'Healing',
      description: 'For a quick recovery',
      category: 'congregation',
      remindAt: 720,
      rhythm: 'weekdays:0,3',
      pausedUntil: '2025-04-01',
      answerNote: 'Home again',
      personIds: [missingId],
    },
  },
  'PATCH /api/prayers/:id': {
    madeBy: 'POST /api/prayers',
    body: { title: 'Healing and peace', isAnswered: true },
  },
  'DELETE /api/prayers/:id': { madeBy: 'POST /api/prayers' },
  'POST /api/prayers/:id/prayed': { madeBy: 'POST /api/prayers', body: { date: '2025-03-05' } },
  'GET /api/prayer-marks': {},
  'GET /api/pray/settings': {},
  'PATCH /api/pray/settings': {
    body: { cards: 10, personal: 1, family: 1, congregation: 5, ministry: 2, other: 0, timer: 60 },
  },

  'GET /api/prayer-updates': {},
  'POST /api/prayer-updates': {
    belongsTo: 'POST /api/prayers',
    body: { prayerId: sampleParent, date: '2025-03-04', text: 'The operation went well.' },
  },
  'PATCH /api/prayer-updates/:id': {
    madeBy: 'POST /api/prayer-updates',
    body: { text: 'The operation went very well.' },
  },
  'DELETE /api/prayer-updates/:id': { madeBy: 'POST /api/prayer-updates' },

  'GET /api/people': {},
  'POST /api/people': {
    body: {
      name: 'Ann Lee',
      household: 'Lee',
      phone: '555-0100',
      email: 'ann@example.org',
      address: '1 Mill Lane',
      birthday: '1950-03-05',
      dates: [{ kind: 'death', date: '2025-01-10', label: 'her brother', remember: true }],
      tags: ['choir'],
      place: 'hospital',
      placeName: 'County hospital',
      room: '12',
      notes: 'Likes to be read to.',
      contactDays: 30,
      laterUntil: '2025-03-12',
      mergedIds: [missingId],
    },
  },
  'PATCH /api/people/:id': { madeBy: 'POST /api/people', body: { place: 'home', room: null } },
  'DELETE /api/people/:id': { madeBy: 'POST /api/people' },

  'GET /api/care-entries': {},
  'POST /api/care-entries': {
    belongsTo: 'POST /api/people',
    body: {
      personIds: [sampleParent],
      date: '2025-03-04',
      kind: 'hospital',
      minutes: 30,
      words: 'We read a psalm together.',
      followUp: '2025-03-07',
      keepUntil: '2026-03-04',
    },
  },
  'PATCH /api/care-entries/:id': {
    madeBy: 'POST /api/care-entries',
    body: { kind: 'visit', followUp: null },
  },
  'DELETE /api/care-entries/:id': { madeBy: 'POST /api/care-entries' },

  'GET /api/search': { query: 'query=quiet+morn&limit=10' },

  'GET /api/storage': {},

  'GET /api/sermons': {},
  'POST /api/sermons': {
    body: {
      title: 'The good shepherd',
      scripture: 'The LORD is my shepherd; I shall not want.',
      reference: 'Psalm 23:1',
      date: '2025-03-09',
      seriesId: missingId,
    },
  },
  'PATCH /api/sermons/:id': {
    madeBy: 'POST /api/sermons',
    body: { status: 'in_progress', progress: 35, notes: 'Begin with the valley' },
  },
  'DELETE /api/sermons/:id': { madeBy: 'POST /api/sermons' },
  'GET /api/preached': { query: 'reference=Psalm+23' },
  'GET /api/sermons/on': { query: 'reference=Psalm+23' },
  'GET /api/sermons/:id/body': { madeBy: 'POST /api/sermons', query: 'vector=AA%3D%3D' },
  'POST /api/sermons/:id/body': { madeBy: 'POST /api/sermons', body: sampleChange('Grace') },

  'GET /api/sermons/:id/versions': { madeBy: 'POST /api/sermons' },
  'GET /api/sermons/:id/versions/:versionId': { idsOf: sermonVersion },
  'POST /api/sermons/:id/versions/:versionId/restore': {
    idsOf: sermonVersion,
    body: { id: '01900000-0000-7000-8000-00000000000b' },
  },

  'GET /api/series': {},
  'POST /api/series': {
    body: {
      title: 'Life in the Spirit',
      theme: 'Hope that holds',
      reference: 'Romans 8',
      date: '2025-03-09',
      weeks: 6,
      color: 'amber',
    },
  },
  'PATCH /api/series/:id': { madeBy: 'POST /api/series', body: { title: 'In the Spirit', weeks: 5 } },
  'DELETE /api/series/:id': { madeBy: 'POST /api/series' },

  'GET /api/marked-days': {},
  'POST /api/marked-days': { body: { date: '2025-03-16', mark: 'guest', note: 'Mission Sunday' } },
  'PATCH /api/marked-days/:id': { madeBy: 'POST /api/marked-days', body: { mark: 'holiday' } },
  'DELETE /api/marked-days/:id': { madeBy: 'POST /api/marked-days' },

  'GET /api/illustrations': {},
  'POST /api/illustrations': {
    body: {
      title: 'The lighthouse',
      text: 'A keeper gave his oil away, a little to each who asked.',
      source: 'An old sailor',
      tags: ['generosity'],
      reference: 'Matthew 25:1–13',
      sermonIds: [missingId],
    },
  },
  'PATCH /api/illustrations/:id': {
    madeBy: 'POST /api/illustrations',
    body: { tags: ['light', 'generosity'], source: null },
  },
  'DELETE /api/illustrations/:id': { madeBy: 'POST /api/illustrations' },

  'GET /api/care/settings': {},
  'PATCH /api/care/settings': { body: { keepMonths: 24 } },

  'GET /api/plan/settings': {},
  'PATCH /api/plan/settings': { body: { weekdays: [0, 3], rhythm: 'text:2,outline:4' } },

  'GET /api/sermon-notes': {},
  'POST /api/sermon-notes': {
    belongsTo: 'POST /api/sermons',
    body: { sermonId: sampleParent, text: 'The shepherd goes before the flock.' },
  },
  'PATCH /api/sermon-notes/:id': {
    madeBy: 'POST /api/sermon-notes',
    body: { text: 'The shepherd goes ahead of the flock.' },
  },
  'DELETE /api/sermon-notes/:id': { madeBy: 'POST /api/sermon-notes' },

  'GET /api/sermon-links': {},
  'POST /api/sermon-links': {
    belongsTo: 'POST /api/sermons',
    body: { sermonId: sampleParent, title: 'Sheep and shepherds', url: 'https://example.org/sheep' },
  },
  'PATCH /api/sermon-links/:id': {
    madeBy: 'POST /api/sermon-links',
    body: { title: 'Shepherds and sheep' },
  },
  'DELETE /api/sermon-links/:id': { madeBy: 'POST /api/sermon-links' },

  'GET /api/deliveries': {},
  'POST /api/deliveries': {
    belongsTo: 'POST /api/sermons',
    body: {
      sermonId: sampleParent,
      date: '2025-03-02',
      place: 'Grace Church',
      minutes: 24,
      words: 3100,
      note: 'The second point needs a story.',
    },
  },
  'PATCH /api/deliveries/:id': { madeBy: 'POST /api/deliveries', body: { minutes: 26 } },
  'DELETE /api/deliveries/:id': { madeBy: 'POST /api/deliveries' },
  'GET /api/sermon-imports': {},
  'DELETE /api/sermon-imports/:id': { idOf: imported('sermonImports', 'sermonIds') },
  'GET /api/people-imports': {},
  'DELETE /api/people-imports/:id': { idOf: imported('peopleImports', 'personIds') },
  'GET /api/export': {},
  'POST /api/imports': { body: newImport('01900000-0000-7000-8000-00000000000d') },
  'POST /api/imports/:id/pieces': { idOf: importAt('receiving'), body: samplePiece },
  'POST /api/imports/:id/check': { idOf: importAt('sent') },
  'GET /api/imports/:id': { idOf: importAt('sent') },
  'POST /api/imports/:id/apply': { idOf: importAt('checked'), body: { replaces: false } },
  'DELETE /api/imports/:id': { idOf: importAt('receiving') },

  'GET /api/events': { query: 'date=2025-03-05' },
  'GET /api/events/series': {},
  'POST /api/events': {
    body: {
      title: 'Elders',
      startTime: '9:00 AM',
      endTime: '10:00 AM',
      date: '2025-03-05',
      location: 'Vestry',
      description: null,
      eventType: 'meeting',
      icon: 'people',
      remindMinutes: 30,
      personIds: [missingId],
    },
  },
  'PATCH /api/events/:id': {
    madeBy: 'POST /api/events',
    body: { title: 'Elders and deacons', startTime: 'noon' },
  },
  'DELETE /api/events/:id': { madeBy: 'POST /api/events' },

  'GET /api/calendar-feeds': {},
  'POST /api/calendar-feeds': {
    body: {
      name: 'Family',
      audience: 'everything',
      showsCounseling: false,
      includesSermons: true,
      includesActivities: true,
    },
  },
  'PATCH /api/calendar-feeds/:id': {
    madeBy: 'POST /api/calendar-feeds',
    body: { name: 'Staff', audience: 'busy', includesSermons: false },
  },
  'DELETE /api/calendar-feeds/:id': { madeBy: 'POST /api/calendar-feeds' },

  'POST /api/calendar-import/preview': { body: { file: sampleCalendar } },
  'POST /api/calendar-import': { body: { file: sampleCalendar } },
  'POST /api/calendar-import/undo': { body: { ids: [missingId] } },

  'GET /api/calendar-subscriptions': {},
  'POST /api/calendar-subscriptions': {
    body: { address: 'https://calendar.example.org/family.ics', name: 'Family', color: 'teal' },
  },
  'PATCH /api/calendar-subscriptions/:id': {
    madeBy: 'POST /api/calendar-subscriptions',
    body: { name: 'At home', color: 'amber' },
  },
  'DELETE /api/calendar-subscriptions/:id': { madeBy: 'POST /api/calendar-subscriptions' },
  'POST /api/calendar-subscriptions/:id/refresh': { madeBy: 'POST /api/calendar-subscriptions' },
  'GET /api/subscribed-events': { query: 'from=2025-03-01&to=2025-03-31' },

  'GET /api/activities': { query: 'date=2025-03-05' },
  'POST /api/activities': {
    body: {
      title: 'Hospital visit',
      time: '2pm',
      location: null,
      activityType: 'counseling',
      icon: 'event',
      date: '2025-03-05',
      remindMinutes: -1,
      personIds: [missingId],
    },
  },
  'PATCH /api/activities/:id': {
    madeBy: 'POST /api/activities',
    body: { title: 'Hospital visits', time: 'after lunch' },
  },
  'DELETE /api/activities/:id': { madeBy: 'POST /api/activities' },
}
