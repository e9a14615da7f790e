import type { Preached } from '@stillwater/contract/sermons/sermons'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { wasPreached } from './preached-times.ts'

/** "You preached Romans 8:18–30 on Mar 3, 2024, Grace Church" */
export function preachedWords(time: Preached, today: string): string {
  const { reference, date, place } = time
  const day = formatIsoDate(date)
  if (wasPreached(time, today))
    return `You preached ${reference} on ${day}${place === null ? '' : `, ${place}`}`
  return date >= today ? `You plan ${reference} for ${day}` : `You prepared ${reference} for ${day}`
}
