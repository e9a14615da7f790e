/** The specification's time for every toast of the voice. */
export const voiceToast = { duration: 3000 } as const
