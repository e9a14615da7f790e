import type { PrayerCategory } from '@stillwater/contract/choices'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { todayIso } from '#shared/ui/date/iso-date.ts'

export type PrayerValues = Omit<Prayer, 'id' | 'userId' | 'version' | 'category' | 'personIds'> & {
  readonly category: PrayerCategory | undefined
  readonly personIds: string[]
}

/** A prayer of today before anything is written: with every field, because it is shown before the server has answered. */
export const emptyPrayer = <C extends PrayerCategory | undefined>(
  category: C,
): PrayerValues & { readonly category: C } => ({
  title: '',
  description: '',
  category,
  isAnswered: false,
  dateAdded: todayIso(),
  dateAnswered: null,
  remindAt: null,
  rhythm: null,
  pausedUntil: null,
  answerNote: null,
  personIds: [],
})
