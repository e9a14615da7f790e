import { createHash } from 'node:crypto'

const kinds = ['event', 'activity', 'sermon'] as const
type Kind = (typeof kinds)[number]

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
/** Ids are made on devices: two users may have the same, and one person may read both of their calendars. */
const hostOf = (userId: string) => `${hash(userId).slice(0, 16)}.stillwater`

/** What a record is called in calendar files. */
export const uidOf = (userId: string, kind: Kind, id: string): string => `${kind}-${id}@${hostOf(userId)}`

const ownUid = /^(event|activity|sermon)-([\da-f-]{36})@([\da-f]{16}\.stillwater)$/

/** The record that something in a calendar file is, or would be: the same UID always gives the same id. */
export function idOfUid(userId: string, uid: string): { readonly kind: Kind; readonly id: string } {
  const [, kind = '', id = '', host] = ownUid.exec(uid) ?? []
  if (host === hostOf(userId)) return { kind: kind as Kind, id }
  // A UUID of version 8: its bits come from elsewhere.
  const hex = hash(`${userId} ${uid}`)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  const made = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ]
  return { kind: 'event', id: made.join('-') }
}
