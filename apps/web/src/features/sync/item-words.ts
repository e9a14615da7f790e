import type { KeptItem } from '#shared/offline/outbox-item.ts'

interface Room {
  /** What a person calls its records. */
  readonly name: string
  readonly screen: string
  /** Whether the screen must be told on which day a record lies. */
  readonly byDay?: true
}

const rooms: Record<string, Room> = {
  '/api/activities': { name: 'Activity', screen: '/events', byDay: true },
  '/api/devotionals': { name: 'Devotional', screen: '/devotionals', byDay: true },
  '/api/events': { name: 'Event', screen: '/events', byDay: true },
  '/api/goals': { name: 'Goal', screen: '/goals' },
  '/api/journals': { name: 'Journal entry', screen: '/journal', byDay: true },
  '/api/prayers': { name: 'Prayer', screen: '/prayers' },
  '/api/sermons': { name: 'Sermon', screen: '/sermons' },
}

const ops = { add: 'new', update: 'changed', remove: 'deleted' }

/** Such as "Prayer, changed". */
export const tellItem = ({ room, op }: KeptItem): string => `${rooms[room]?.name ?? 'Record'}, ${ops[op]}`

/** Where the record can be opened and mended. */
export function screenOf({ room, id, record }: KeptItem): string | undefined {
  const place = rooms[room]
  if (place === undefined) return undefined
  const { date } = (record ?? {}) as { date?: unknown }
  const day = place.byDay && typeof date === 'string' ? `date=${encodeURIComponent(date)}&` : ''
  return `${place.screen}?${day}open=${encodeURIComponent(id)}`
}

/** The words of a record, for reading one version of it beside another. */
export function tellWords(record: object | undefined): string {
  const { title, reference, description, scripture, reflection, notes, content } = (record ?? {}) as Record<
    string,
    unknown
  >
  return [title, reference, description, scripture, reflection, notes, content]
    .filter((text): text is string => typeof text === 'string' && text !== '')
    .join('\n')
}
