/** A passage over the screen; its code is loaded when it is first opened. */
export const loadVerseSheet = async () => (await import('./verse-sheet.tsx')).VerseSheet

/** Makes plain text of a passage. */
export const loadPassageText = async () => (await import('./passage-html.ts')).plainText
