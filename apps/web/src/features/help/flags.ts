import { parseJson, propertiesOf, textsOf } from '#shared/device/parse-stored.ts'

/** What a user has already been shown. */
export interface HelpFlags {
  readonly guideDismissed: boolean
  /** The ids of tips that have been seen. */
  readonly tips: readonly string[]
}

const listed = (value: unknown) => textsOf(value, 100, 100)

/** Each property is checked by itself: if one is damaged, the others still count. */
export function parseFlags(stored: string | null): HelpFlags {
  const { guideDismissed, tips } = propertiesOf(parseJson(stored))
  return { guideDismissed: guideDismissed === true, tips: listed(tips) }
}

/** With one more tip, listed once. */
export const withSeen = (flags: HelpFlags, tip: string): HelpFlags =>
  flags.tips.includes(tip) ? flags : { ...flags, tips: [...flags.tips, tip] }
