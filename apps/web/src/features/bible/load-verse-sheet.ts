import { lazyComponent } from '#shared/ui/lazy.tsx'

/** Shows a passage over any screen. Loaded on first use. */
export const VerseSheet = lazyComponent(async () => (await import('./verse-sheet.tsx')).VerseSheet)
