import type { Activity } from '@stillwater/contract/calendar/activities'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import type { Person } from '@stillwater/contract/people/people'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { careKindNames } from '../care/care-words.ts'
import { dateLabel, formatDay, placeText, rhythmLabel } from '../person-words.ts'

interface PaperFact {
  readonly name: string
  readonly value: string
}

/** What is known about somebody, besides what their pastor wrote about them. */
export function personFacts(person: Person, others: readonly Person[]): PaperFact[] {
  const { household, phone, email, address, birthday, dates, contactDays } = person
  const facts: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['Where they are now', placeText(person)],
    ['Household', household && withOthers(household, others)],
    ['Phone', phone],
    ['E-mail', email],
    ['Address', address],
    ['Birthday', birthday && formatDay(birthday)],
    ...dates.map((date) => [dateLabel(date), formatDay(date.date)] as const),
    ['In touch', contactDays === null ? null : rhythmLabel(contactDays)],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

const withOthers = (household: string, others: readonly Person[]) =>
  others.length === 0 ? household : `${household}, with ${others.map(({ name }) => name).join(', ')}`

export interface PaperLine {
  readonly key: string
  readonly when: string
  readonly title: string
  readonly more: string
  /** What the pastor wrote, if it is to be on paper. */
  readonly words: string | null
}

interface PaperSection {
  readonly title: string
  readonly lines: readonly PaperLine[]
}

interface AboutPerson {
  readonly entries: readonly Pick<CareEntry, 'id' | 'date' | 'kind' | 'minutes' | 'words' | 'followUp'>[]
  readonly prayers: readonly Pick<
    Prayer,
    'id' | 'title' | 'description' | 'dateAdded' | 'isAnswered' | 'dateAnswered' | 'answerNote'
  >[]
  readonly days: readonly Pick<CalendarEvent | Activity, 'id' | 'date' | 'title' | 'location'>[]
}

/** The care log, the prayers and the calendar of somebody, the latest first. What is empty takes no room. Others who were there are not named. */
export function personLines({ entries, prayers, days }: AboutPerson, withWords: boolean): PaperSection[] {
  const sections: PaperSection[] = [
    {
      title: 'Care log',
      lines: entries.map(({ id, date, kind, minutes, followUp, words }) => ({
        key: id,
        when: formatIsoDate(date),
        title: careKindNames[kind],
        more: [
          minutes !== null && `${minutes}\u00a0min`,
          followUp !== null && `Follow up ${formatIsoDate(followUp)}`,
        ]
          .filter(Boolean)
          .join(' · '),
        words: withWords ? words : null,
      })),
    },
    {
      title: 'Prayers',
      lines: prayers.map(({ id, title, dateAdded, isAnswered, dateAnswered, description, answerNote }) => ({
        key: id,
        when: formatIsoDate(dateAdded),
        title,
        more: isAnswered ? `Answered${dateAnswered === null ? '' : ` ${formatIsoDate(dateAnswered)}`}` : '',
        words: withWords ? [description, answerNote].filter(Boolean).join('\n') : null,
      })),
    },
    {
      title: 'Calendar',
      lines: days
        .toSorted((a, b) => (a.date < b.date ? 1 : -1))
        .map(({ id, date, title, location }) => ({
          key: id,
          when: formatIsoDate(date),
          title,
          more: location ?? '',
          words: null,
        })),
    },
  ]
  return sections.filter(({ lines }) => lines.length > 0)
}
