import type { KeptItem } from '#shared/offline/outbox-item.ts'

/** What a person calls the records of a room, and where they are. */
const rooms: Record<string, { readonly name: string; readonly screen: string }> = {
  '/api/activities': { name: 'Activity', screen: '/events' },
  '/api/devotionals': { name: 'Devotional', screen: '/devotionals' },
  '/api/events': { name: 'Event', screen: '/events' },
  '/api/goals': { name: 'Goal', screen: '/goals' },
  '/api/journals': { name: 'Journal entry', screen: '/journal' },
  '/api/prayers': { name: 'Prayer', screen: '/prayers' },
  '/api/sermons': { name: 'Sermon', screen: '/sermons' },
}

const ops = { add: 'new', update: 'changed', remove: 'deleted' }

/** Such as "Prayer, changed". */
export const tellItem = ({ room, op }: KeptItem): string => `${rooms[room]?.name ?? 'Record'}, ${ops[op]}`

/** Where the record can be opened and mended. */
export const screenOf = ({ room, id }: KeptItem): string | undefined => {
  const screen = rooms[room]?.screen
  return screen && `${screen}?open=${encodeURIComponent(id)}`
}

/** The words of a record, for reading one version of it beside another. */
export function tellWords(record: object | undefined): string {
  const { title, description, scripture, reflection, notes, content } = (record ?? {}) as Record<
    string,
    unknown
  >
  return [title, description, scripture, reflection, notes, content]
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .join('\n')
}
