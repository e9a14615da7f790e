/** Record types whose records belong to a sermon: they go and come back with it, and its own screen shows them. */
export const sermonParts = ['sermon-notes', 'sermon-links', 'deliveries'] as const
export type SermonPart = (typeof sermonParts)[number]
export const isSermonPart = (name: string): name is SermonPart => sermonParts.some((part) => part === name)

/**
 * Every record type, named as its calls and its table are, in the order in which a search shows them. The server's tables and
 * searches, the web app's registry and the tests are checked against this list.
 */
export const recordNames = [
  'sermons',
  'prayers',
  'events',
  'activities',
  'goals',
  'journals',
  'devotionals',
  ...sermonParts,
] as const
export type RecordName = (typeof recordNames)[number]
