import { type PrayerCategory, prayerCategories } from '@stillwater/contract/choices'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { categoryNames } from '../prayer-queries.ts'

/** What can be shared or printed: all that is prayed, a category of it, or a year of answers. */
export type SheetName = 'all' | PrayerCategory | `answered-${string}`

interface SheetList {
  readonly name: SheetName
  readonly title: string
  readonly prayers: readonly Prayer[]
}

/** The lists that have somebody on them; the years of answers with the latest first. */
export function sheetLists(prayers: readonly Prayer[]): SheetList[] {
  const praying = prayers.filter(({ isAnswered }) => !isAnswered)
  const answered = prayers
    .filter(({ isAnswered, dateAnswered }) => isAnswered && dateAnswered !== null)
    .toSorted((a, b) => (a.dateAnswered ?? '').localeCompare(b.dateAnswered ?? ''))
  const years = [...new Set(answered.map(({ dateAnswered }) => dateAnswered?.slice(0, 4) ?? ''))].reverse()
  const lists: SheetList[] = [
    { name: 'all', title: 'All prayers', prayers: praying },
    ...prayerCategories.map((category) => ({
      name: category,
      title: categoryNames[category],
      prayers: praying.filter((prayer) => prayer.category === category),
    })),
    ...years.map((year) => ({
      name: `answered-${year}` as const,
      title: `Answered in ${Number(year)}`,
      prayers: answered.filter(({ dateAnswered }) => dateAnswered?.startsWith(year)),
    })),
  ]
  return lists.filter((list) => list.prayers.length > 0)
}

/** What is told about a prayer beyond its name: for an answered one when, and how. */
export function wordsOf({ isAnswered, dateAnswered, answerNote, description }: Prayer): string {
  if (!isAnswered || dateAnswered === null) return description
  return [`Answered ${formatIsoDate(dateAnswered)}`, answerNote ?? ''].filter(Boolean).join('. ')
}

/** As plain text, for a message. */
export const sheetText = ({ title, prayers }: SheetList, withWords: boolean): string =>
  [
    title,
    '',
    ...prayers.map((prayer) => (withWords ? `• ${prayer.title}: ${wordsOf(prayer)}` : `• ${prayer.title}`)),
  ].join('\n')
