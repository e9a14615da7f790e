/** Plain values: whoever needs them needs no Yjs. */
export const bodyLimits = {
  /** Of one change that is sent. */
  updateBytes: 256 * 1024,
  /** Of the whole, with what is needed to merge it. */
  stateBytes: 2 * 1024 * 1024,
  textLength: 200_000,
} as const
