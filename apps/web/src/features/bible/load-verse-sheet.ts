import { lazy } from 'react'

/** Shows a passage over any screen; its code is fetched when a passage is first looked at. Stands inside a Suspense. */
export const VerseSheet = lazy(async () => ({ default: (await import('./verse-sheet.tsx')).VerseSheet }))
