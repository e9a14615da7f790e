import type { RecordOf } from '@stillwater/contract'
import { compareTimes } from '@stillwater/contract/dates/clock-time'
import { addDays, type DateRange, type IsoDate } from '@stillwater/contract/dates/dates'
import type { RecordName } from '@stillwater/contract/records/record-names'
import BookHeart from 'lucide-react/icons/book-heart'
import CalendarDays from 'lucide-react/icons/calendar-days'
import HandHeart from 'lucide-react/icons/hand-heart'
import ListChecks from 'lucide-react/icons/list-checks'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PenLine from 'lucide-react/icons/pen-line'
import Target from 'lucide-react/icons/target'
import UsersRound from 'lucide-react/icons/users-round'
import { matchesWords } from './list/match-words.ts'
import type { RecordPath, RecordType, RecordTypeInfo } from './record-type.ts'

/**
 * Every record type, once. Lists, the outbox, the offline download, the sync sheet, the search and the addresses read it from here. An entry
 * that is missing is a type error.
 */
export const recordTypes = {
  sermons: {
    path: '/api/sermons',
    singular: 'Sermon',
    plural: 'Sermons',
    icon: NotebookPen,
    screen: '/sermons',
    ownScreen: true,
    download: 'list',
    compare: (a, b) => newestDay(a, b) || newest(a, b),
  },
  prayers: {
    path: '/api/prayers',
    singular: 'Prayer',
    plural: 'Prayers',
    icon: HandHeart,
    screen: '/prayers',
    download: 'list',
    compare: (a, b) => b.dateAdded.localeCompare(a.dateAdded) || newest(a, b),
  },
  events: {
    path: '/api/events',
    singular: 'Event',
    plural: 'Events',
    icon: CalendarDays,
    screen: '/events',
    byDay: true,
    download: 'ranges',
    rangeQuery: { repeating: 'false' as const },
    compare: (a, b) =>
      a.date.localeCompare(b.date) || compareTimes(a.startTime, b.startTime) || a.id.localeCompare(b.id),
    belongs: (event, filter) => {
      // A record that was cached by an earlier version of the app has none of the fields that only repeating events need.
      if ('series' in (filter as object)) return Boolean(event.repeats) || Boolean(event.exception)
      return !event.repeats && (event.exception ?? 'changed') === 'changed' && isInRange(event, filter)
    },
  },
  activities: {
    path: '/api/activities',
    singular: 'Activity',
    plural: 'Activities',
    icon: ListChecks,
    screen: '/events',
    byDay: true,
    download: 'ranges',
    compare: (a, b) =>
      a.date.localeCompare(b.date) || compareTimes(a.time, b.time) || a.id.localeCompare(b.id),
    belongs: isInRange,
  },
  people: {
    path: '/api/people',
    singular: 'Person',
    plural: 'People',
    icon: UsersRound,
    screen: '/people',
    ownScreen: true,
    download: 'list',
    compare: newest,
  },
  'care-entries': {
    path: '/api/care-entries',
    singular: 'Care entry',
    plural: 'Care log',
    icon: UsersRound,
    screen: '/care',
    download: 'list',
    compare: (a, b) => newestDay(a, b) || newest(a, b),
  },
  goals: {
    path: '/api/goals',
    singular: 'Goal',
    plural: 'Goals',
    icon: Target,
    screen: '/goals',
    download: 'list',
    compare: newest,
    withoutId: {
      update: 'Goal ID is required for updating',
      remove: 'Goal ID is required for deletion',
    },
  },
  journals: {
    path: '/api/journals',
    singular: 'Journal entry',
    plural: 'Journal',
    icon: PenLine,
    screen: '/journal',
    byDay: true,
    download: 'pages',
    compare: (a, b) => newestDay(a, b) || newest(a, b),
    belongs: (entry, filter) => {
      const wanted = filter as JournalFilter
      if ('date' in wanted) return entry.date === wanted.date
      if ('search' in wanted) return matchesWords(wanted.search, entry.title, entry.content)
      return entry.date < wanted.lookingBackFrom && entry.date.slice(5) === wanted.lookingBackFrom.slice(5)
    },
  },
  devotionals: {
    path: '/api/devotionals',
    singular: 'Devotional',
    plural: 'Devotionals',
    icon: BookHeart,
    screen: '/devotionals',
    byDay: true,
    download: 'pages',
    compare: (a, b) => newestDay(a, b) || newest(a, b),
    // Its one kind of filtered list is that of a day.
    belongs: ({ date }, filter) => date === (filter as { date: IsoDate }).date,
  },
  series: {
    path: '/api/series',
    singular: 'Series',
    plural: 'Series',
    icon: NotebookPen,
    screen: '/plan',
    download: 'list',
    compare: (a, b) => newestDay(a, b) || newest(a, b),
  },
  'marked-days': {
    path: '/api/marked-days',
    singular: 'Marked day',
    plural: 'Marked days',
    icon: CalendarDays,
    screen: '/plan',
    download: 'list',
    compare: (a, b) => newestDay(a, b) || newest(a, b),
  },
  illustrations: {
    path: '/api/illustrations',
    singular: 'Illustration',
    plural: 'Illustrations',
    icon: NotebookPen,
    screen: '/illustrations',
    download: 'list',
    compare: newest,
  },
  'sermon-notes': {
    path: '/api/sermon-notes',
    singular: 'Study note',
    plural: 'Study notes',
    icon: NotebookPen,
    screen: '/sermons',
    ownScreen: true,
    download: 'list',
    compare: oldest,
  },
  'sermon-links': {
    path: '/api/sermon-links',
    singular: 'Link',
    plural: 'Links',
    icon: NotebookPen,
    screen: '/sermons',
    ownScreen: true,
    download: 'list',
    compare: oldest,
  },
  deliveries: {
    path: '/api/deliveries',
    singular: 'Preached sermon',
    plural: 'Preached sermons',
    icon: NotebookPen,
    screen: '/sermons',
    ownScreen: true,
    download: 'list',
    compare: (a, b) => newestDay(a, b) || newest(a, b),
  },
  'prayer-updates': {
    path: '/api/prayer-updates',
    singular: 'Prayer update',
    plural: 'Prayer updates',
    icon: HandHeart,
    screen: '/prayers',
    download: 'list',
    compare: (a, b) => newestDay(a, b) || newest(a, b),
  },
} satisfies { readonly [N in RecordName]: RecordType<RecordOf<N>> & RecordTypeInfo & { path: `/api/${N}` } }

/** What a cached list of journal entries holds: a day, what a search found, or this day of earlier years. */
type JournalFilter = { date: IsoDate } | { search: string } | { lookingBackFrom: IsoDate }

/** Whether any of its days is in the range. */
function isInRange({ date, days = 1 }: { date: IsoDate; days?: number }, filter: unknown): boolean {
  const wanted = filter as { readonly date: IsoDate } | DateRange
  const { from, to } = 'date' in wanted ? { from: wanted.date, to: wanted.date } : wanted
  return date <= to && from <= (days === 1 ? date : addDays(date, days - 1))
}

/** Ids grow with the time they were made at. */
function newest(a: { id: string }, b: { id: string }): number {
  return inOrder(b.id, a.id)
}

function oldest(a: { id: string }, b: { id: string }): number {
  return inOrder(a.id, b.id)
}

function newestDay(a: { date: IsoDate }, b: { date: IsoDate }): number {
  return inOrder(b.date, a.date)
}

/** Ids and dates are plain ASCII. A comparison by the rules of a language takes ten times as long, which tells in a list of thousands. */
function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const byPath = new Map<string, RecordTypeInfo>(Object.values(recordTypes).map((type) => [type.path, type]))

/** Undefined for an unknown path, from damaged storage. */
export const recordTypeAt = (path: RecordPath): RecordTypeInfo | undefined => byPath.get(path)

/** The address that opens a record. */
export function recordAddress(
  { screen, ownScreen, byDay }: RecordTypeInfo,
  id: string,
  date?: unknown,
): string {
  if (ownScreen) return `${screen}/${encodeURIComponent(id)}`
  const day = byDay && typeof date === 'string' ? `date=${encodeURIComponent(date)}&` : ''
  return `${screen}?${day}open=${encodeURIComponent(id)}`
}
