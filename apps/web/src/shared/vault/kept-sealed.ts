/** Words as a form holds them: readable, or sealed and then never in clear. */
export interface SealableWords {
  readonly plain: string | null
  readonly sealed: string | null
}

/** Whether words are, or are going to be, sealed. Readable ones in a form, such as those of a draft, show as what they are. */
export const isKeptSealed = ({ plain, sealed }: SealableWords, isChosen: boolean): boolean =>
  sealed !== null || (isChosen && (plain ?? '').trim() === '')
