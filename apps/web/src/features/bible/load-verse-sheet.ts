import { later } from '#shared/ui/later.tsx'

/** Shows a passage over any screen; its code is fetched when a passage is first looked at. */
export const VerseSheet = later(async () => (await import('./verse-sheet.tsx')).VerseSheet)
