import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'

/** When a passphrase or code was replaced, and until when the earlier ones are kept. */
export interface Replaced {
  readonly replacedAt: number
  readonly keptUntil: number
}

const dayOf = (time: number) => formatIsoDate(todayIso(new Date(time)))

/** What is said to somebody whose passphrase doesn't open anything any more. */
export const replacedText = ({ replacedAt, keptUntil }: Replaced): string =>
  `Your passphrase or recovery code was changed on ${dayOf(replacedAt)}. If you didn’t do that, or forgot the new one, you can go back to the earlier ones until ${dayOf(keptUntil)}.`
