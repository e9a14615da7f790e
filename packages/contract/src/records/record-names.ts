/** Record types whose records belong to a sermon: they go and come back with it, and its own screen shows them. */
const sermonParts = ['sermon-notes', 'sermon-links', 'deliveries'] as const
export type SermonPart = (typeof sermonParts)[number]
const isSermonPart = (name: string): name is SermonPart => sermonParts.some((part) => part === name)

/** The same for what belongs to a prayer. */
const prayerParts = ['prayer-updates'] as const

const recordParts = [...sermonParts, ...prayerParts] as const
export type RecordPart = (typeof recordParts)[number]
export const isRecordPart = (name: string): name is RecordPart => recordParts.some((part) => part === name)

/** The record types that others belong to, with the field that names the record. */
export const parentFields = { sermons: 'sermonId', prayers: 'prayerId' } as const
export type ParentName = keyof typeof parentFields
export const parentOf = (part: RecordPart): ParentName => (isSermonPart(part) ? 'sermons' : 'prayers')

/**
 * Every record type, named as its calls and its table are, in the order in which a search shows them. The server's tables and
 * searches, the web app's registry and the tests are checked against this list.
 */
export const recordNames = [
  'sermons',
  'prayers',
  'events',
  'activities',
  'people',
  'care-entries',
  'goals',
  'journals',
  'devotionals',
  'series',
  'marked-days',
  'illustrations',
  ...recordParts,
] as const
export type RecordName = (typeof recordNames)[number]
