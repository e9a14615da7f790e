import { lazyComponent } from '#shared/ui/lazy.tsx'

/** Shows a passage over any screen; its code is fetched when a passage is first looked at. */
export const VerseSheet = lazyComponent(async () => (await import('./verse-sheet.tsx')).VerseSheet)
