/** Parts of an export that no import brings back, and why. Shown to people. */
export const notImported: Readonly<Record<string, string>> = {
  donations: 'The payment provider reports donations itself.',
}

export const unknownPart = 'This version of Stillwater doesn’t know it.'
