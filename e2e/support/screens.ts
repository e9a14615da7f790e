import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { Page } from '@playwright/test'
import { importSermons, readSermons } from './bring-steps.ts'
import type { Pastor } from './fixtures.ts'

/** Every screen, for the pictures and for axe. Its states (failing, loading, empty, full) come from screens.spec.ts. */
interface Screen {
  readonly name: string
  readonly path: string
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

const chooseRhythm = async ({ api }: Pastor) => {
  await api.patch('/api/plan/settings', { rhythm: 'text:2,study:2,outline:3,draft:4,finish:5,rest:6' })
}

/** Each sermon was preached at a place with its own title. */
const preachAll = async ({ api }: Pastor) => {
  for (const { id, title } of await api.get<Sermon[]>('/api/sermons'))
    await api.post('/api/deliveries', { sermonId: id, date: '2025-03-02', place: title })
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
