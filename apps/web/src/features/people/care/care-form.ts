import { type CareEntry, NewCareEntrySchema } from '@stillwater/contract/people/care-entries'
import * as z from 'zod/mini'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'

const minutesText = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d*$/, 'Enter whole minutes, like 25')),
  z.transform((text) => (text === '' ? null : Number(text))),
)

/** The form holds the minutes as they are typed. */
export const CareFormSchema = z.pipe(
  z.pipe(
    z.looseObject({ minutes: minutesText }),
    z.transform((values) => values as z.input<typeof NewCareEntrySchema>),
  ),
  NewCareEntrySchema.check(
    z.refine(({ date, followUp }) => followUp === null || followUp >= date, {
      path: ['followUp'],
      error: 'Choose a day on or after the date above',
    }),
  ),
)

type CareValues = Omit<CareEntry, 'id' | 'userId' | 'version'>
export type CareFormValues = Omit<CareValues, 'minutes' | 'keepUntil'> & {
  readonly minutes: string
  readonly keepUntil: string | null
}

/** An entry of today before anything is written: with every field, because it is shown before the server has answered. */
export const newEntry = (personIds: string[], kind: CareEntry['kind'] = 'visit'): CareValues => ({
  personIds,
  date: todayIso(),
  kind,
  minutes: null,
  words: null,
  vaultText: null,
  followUp: null,
  keepUntil: null,
})

export const careFormValues = (entry: CareValues): CareFormValues => ({
  personIds: entry.personIds,
  date: entry.date,
  kind: entry.kind,
  minutes: entry.minutes === null ? '' : String(entry.minutes),
  words: entry.words,
  vaultText: sealedOf(entry),
  followUp: entry.followUp,
  keepUntil: entry.keepUntil ?? null,
})
