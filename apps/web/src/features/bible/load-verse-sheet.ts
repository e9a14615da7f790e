/** A passage over the screen; its code is loaded when it is first opened. */
export const loadVerseSheet = async () => (await import('./verse-sheet.tsx')).VerseSheet
