import type { Person } from '@stillwater/contract/people/people'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { Page } from '@playwright/test'
import { importSermons, readSermons } from './bring-steps.ts'
import type { Pastor } from './fixtures.ts'

/** Every screen, for the pictures and for axe. Its states (failing, loading, empty, full) come from screens.spec.ts. */
interface Screen {
  readonly name: string
  readonly path: string
  /** The screen of one record: makes it, and says what comes after the path. */
  readonly make?: (pastor: Pastor) => Promise<string>
  /** Where there is something to see only once something is asked for. */
  readonly fullPath?: string
  /** What it shows once there are records, where that is not their titles. */
  readonly shows?: string
  /** Where the screen is whole before any answer has come. */
  readonly needsNoAnswer?: true
  /** Makes what else it shows, once there are records of every kind. */
  readonly prepare?: (pastor: Pastor) => Promise<void>
  /** Other states, with the way to each from the empty screen. */
  readonly states?: Readonly<Record<string, (page: Page) => Promise<void>>>
}

/** Titles that a layout must bear: another direction, signs, many words, and one word that is wider than a phone. */
export const hardTitles = [
  'Psalm 46:10',
  'رحمة وسلام 🙏🏽',
  'A title of many words that goes on for longer than any line of a phone could ever hold',
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3),
]

const ann = 'Ann Lee'

const chooseRhythm = async ({ api }: Pastor) => {
  await api.patch('/api/plan/settings', { rhythm: 'text:2,study:2,outline:3,draft:4,finish:5,rest:6' })
}

/** Each sermon was preached at a place with its own title. */
const preachAll = async ({ api }: Pastor) => {
  for (const { id, title } of await api.get<Sermon[]>('/api/sermons'))
    await api.post('/api/deliveries', { sermonId: id, date: '2025-03-02', place: title })
}

/** Somebody of whom nothing is known yet. */
const makePerson = async ({ api }: Pastor) => (await api.post<Person>('/api/people', { name: ann })).id

/** Everything that there is to know of her, with titles that a layout must bear. */
const tellOfAnn = async ({ api }: Pastor) => {
  const [, foreign, long, wide] = hardTitles
  const people = await api.get<Person[]>('/api/people')
  const { id, version } = people.find(({ name }) => name === ann) ?? {}
  await api.patch(`/api/people/${id}`, {
    version,
    household: wide,
    phone: '(555) 010-0100',
    email: `ann@${'example'.repeat(8)}.org`,
    address: '12 Elm Street\nSpringfield',
    birthday: '1950-11-20',
    dates: [{ kind: 'death', date: '2026-01-02', label: long, remember: true }],
    tags: ['Choir', foreign],
    place: 'hospital',
    placeName: long,
    room: '4B',
    notes: wide,
  })
  await api.post('/api/people', { name: long, household: wide })
  await api.post('/api/care-entries', { personIds: [id], date: '2025-03-04', words: hardTitles[0] })
  const prayer = { title: foreign, description: wide, category: 'family', personIds: [id] }
  await api.post('/api/prayers', prayer)
}

export const screens: readonly Screen[] = [
  { name: 'dashboard', path: '/' },
  { name: 'sermons', path: '/sermons' },
  {
    name: 'bring-sermons',
    path: '/sermons/import',
    shows: 'Can be undone until',
    needsNoAnswer: true,
    states: {
      check: (page) => readSermons(page, hardTitles),
      report: async (page) => {
        await readSermons(page, hardTitles)
        await importSermons(page)
      },
    },
  },
  { name: 'prayers', path: '/prayers' },
  { name: 'events', path: '/events' },
  { name: 'people', path: '/people' },
  { name: 'person', path: '/people/', make: makePerson, prepare: tellOfAnn },
  { name: 'care', path: '/care' },
  { name: 'goals', path: '/goals' },
  { name: 'journal', path: '/journal' },
  { name: 'devotionals', path: '/devotionals' },
  { name: 'plan', path: '/plan' },
  { name: 'plan-week', path: '/plan/week', prepare: chooseRhythm },
  { name: 'plan-record', path: '/plan/record', prepare: preachAll },
  { name: 'plan-coverage', path: '/plan/coverage', shows: 'Old Testament 100%', prepare: preachAll },
  { name: 'illustrations', path: '/illustrations' },
  { name: 'settings', path: '/settings', shows: 'of 20,000 items' },
  {
    name: 'bible',
    path: '/bible-study',
    fullPath: '/bible-study?ref=Psalm+23&version=KJV',
    shows: 'my shepherd',
  },
]
