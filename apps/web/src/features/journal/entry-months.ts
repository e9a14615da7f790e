import type { JournalEntry } from '@stillwater/contract/journal'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

interface EntryMonth {
  /** Such as "2025-03". */
  readonly month: string
  /** Such as "March 2025". */
  readonly name: string
  readonly entries: readonly JournalEntry[]
}

/** Entries in their order, month by month. */
export function byMonth(entries: readonly JournalEntry[]): EntryMonth[] {
  const months = new Map<string, JournalEntry[]>()
  for (const entry of entries) {
    const month = entry.date.slice(0, 7)
    const group = months.get(month)
    if (group === undefined) months.set(month, [entry])
    else group.push(entry)
  }
  return Array.from(months, ([month, entries]) => ({
    month,
    name: formatIsoDate(`${month}-01`, 'month'),
    entries,
  }))
}

/** "1 year ago", "12 years ago". */
export function yearsAgo(date: string, today: string): string {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  return years === 1 ? '1 year ago' : `${years} years ago`
}
