import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

interface Month<R> {
  /** Such as "2025-03". */
  readonly month: string
  /** Such as "March 2025". */
  readonly name: string
  readonly records: readonly R[]
}

/** Records in their order, month by month. */
export function byMonth<R extends { readonly date: string }>(records: readonly R[]): Month<R>[] {
  const months = new Map<string, R[]>()
  for (const record of records) {
    const month = record.date.slice(0, 7)
    const group = months.get(month)
    if (group === undefined) months.set(month, [record])
    else group.push(record)
  }
  return Array.from(months, ([month, records]) => ({
    month,
    name: formatIsoDate(`${month}-01`, 'month'),
    records,
  }))
}
