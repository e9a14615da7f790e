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
] as const
export type RecordName = (typeof recordNames)[number]
