import { addDays } from '@stillwater/contract/dates/dates'
import type { Series } from '@stillwater/contract/plan/plan'

/** Whether the last sermon of a series is past; without sermons, whether the weeks are that it was planned for. */
export function isOver(
  { date, weeks }: Pick<Series, 'date' | 'weeks'>,
  parts: readonly { readonly date: string }[],
  today: string,
): boolean {
  const last = parts.at(-1)?.date ?? addDays(date, 7 * (weeks - 1))
  return last < today
}
