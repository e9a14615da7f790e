import type { RecordType, StoredRecord } from '../record-type.ts'

/** One answer to a list that is read page by page. */
export interface RecordPage<R> {
  readonly items: readonly R[]
  /** Where the next page begins; none after the last. */
  readonly next: string | undefined
}

export interface RecordPages<R> {
  readonly pages: readonly RecordPage<R>[]
  readonly pageParams: readonly unknown[]
}

export const isRecordPages = <R>(data: unknown): data is RecordPages<R> =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)

/** Changes a list across its pages. Records that belong after the last page are left for their own page. */
export function changePages<R extends StoredRecord>(
  type: RecordType<R>,
  data: RecordPages<R>,
  change: (list: R[]) => R[],
): RecordPages<R> {
  const before = data.pages.flatMap(({ items }) => items)
  const [end, more] = [before.at(-1), data.pages.at(-1)?.next !== undefined]
  const list = change(before).filter((item) => !more || end === undefined || type.compare(item, end) <= 0)
  let from = 0
  const pages = data.pages.map((page, index) => {
    const to = index === data.pages.length - 1 ? list.length : from + page.items.length
    const items = list.slice(from, to)
    from = to
    return { ...page, items }
  })
  return { ...data, pages }
}
