/** Which form is filled in by voice. */
export type VoiceKind = 'sermon' | 'prayer' | 'event'

export interface Filled<Values extends object> {
  readonly values: Values
  /** What was filled in, with the value it was given. */
  readonly filled: Partial<Values>
  /** Parsed, but the field already had a value, which stays. */
  readonly kept: readonly (keyof Values & string)[]
}

interface Options<Values extends object> {
  readonly values: Values
  /** The form's initial values, which were not typed. */
  readonly start: Values
  /** A stored record's values stay. */
  readonly isNew: boolean
  readonly heard: Partial<Values>
  /** The field for all that was said: words are added to it. */
  readonly text: keyof Values & string
}

/** Fills parsed values into a form. Typed values stay; longer text is added below them. */
export function fillIn<Values extends object>(options: Options<Values>): Filled<Values> {
  const { values, start, isNew, heard, text } = options
  const filled: Partial<Values> = {}
  const kept: (keyof Values & string)[] = []
  for (const name of Object.keys(heard) as (keyof Values & string)[]) {
    const now = values[name]
    const isOpen = isBlank(now) || (isNew && now === start[name])
    if (isOpen) filled[name] = heard[name]
    else if (name === text)
      filled[name] = `${String(now).trimEnd()}\n\n${String(heard[name])}` as Values[typeof name]
    else if (now !== heard[name]) kept.push(name)
  }
  return { values: { ...values, ...filled }, filled, kept }
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
