/** What the server decides about a record, whatever is sent. */
const decidedThere = new Set([
  'id',
  'userId',
  'version',
  'createdAt',
  'updatedAt',
  'noteCount',
  'resourceCount',
])

/** Whether a record holds everything that was sent, as it was sent. */
export function holds(record: object, sent: object): boolean {
  const fields = new Map(Object.entries(record))
  return Object.entries(sent).every(
    ([name, value]) =>
      value === undefined ||
      decidedThere.has(name) ||
      !fields.has(name) ||
      JSON.stringify(fields.get(name)) === JSON.stringify(value),
  )
}
