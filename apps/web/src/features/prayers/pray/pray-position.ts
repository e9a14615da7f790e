import type { IsoDate } from '@stillwater/contract/dates/dates'

/** Where somebody is in today's prayers: before the first, at one of them, or after the last. */
export type Position = 'begin' | 'end' | number

/** Where to go on today, also after praying on another device: at the first that has not been prayed. */
export function resumeAt(ids: readonly string[], isPrayed: (id: string) => boolean): Position {
  if (!ids.some(isPrayed)) return 'begin'
  const next = ids.findIndex((id) => !isPrayed(id))
  return next === -1 ? 'end' : next
}

/** Forward from the verse is to the first that has not been prayed. */
export function forward(at: Position, ids: readonly string[], isPrayed: (id: string) => boolean): Position {
  if (at === 'end') return 'end'
  if (at !== 'begin') return at + 1 < ids.length ? at + 1 : 'end'
  const next = ids.findIndex((id) => !isPrayed(id))
  return next === -1 ? 0 : next
}

export function backward(at: Position, count: number): Position {
  if (at === 'begin' || at === 0) return 'begin'
  return at === 'end' ? count - 1 : at - 1
}

export const isMarkedOn = (days: ReadonlyMap<string, readonly IsoDate[]>, day: IsoDate) => (id: string) =>
  days.get(id)?.includes(day) === true
