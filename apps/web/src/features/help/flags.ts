import { readJson } from '#shared/device/device-memory.ts'
import { partsOf, textsOf } from '#shared/device/parts.ts'

/** What a user has been shown and need not be shown again. */
export interface HelpFlags {
  readonly guideDismissed: boolean
  /** The ids of tips that have been seen. */
  readonly tips: readonly string[]
  /** The ids of spotlights that have been dismissed. */
  readonly spotlights: readonly string[]
}

const listed = (value: unknown) => textsOf(value, 100, 100)

/** Each part stands for itself: a damaged one is forgotten and leaves the others. */
export function parseFlags(stored: string | null): HelpFlags {
  const { guideDismissed, tips, spotlights } = partsOf(readJson(stored))
  return { guideDismissed: guideDismissed === true, tips: listed(tips), spotlights: listed(spotlights) }
}

/** With one more id, listed once. */
export const withSeen = (flags: HelpFlags, list: 'tips' | 'spotlights', id: string): HelpFlags =>
  flags[list].includes(id) ? flags : { ...flags, [list]: [...flags[list], id] }
