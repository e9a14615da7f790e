/** Plain values: whoever needs them needs no Yjs. */
export const bodyLimits = {
  /**
   * Of one change that is sent. As long a text as is allowed, in a script of three bytes a letter, may be pasted at once; as base64
   * it fits the 1 MiB of a request, with the largest state vector.
   */
  updateBytes: 700 * 1024,
  /** Room for what thousands of sittings leave behind. */
  vectorBytes: 64 * 1024,
  /** Of the whole, with what is needed to merge it. */
  stateBytes: 2 * 1024 * 1024,
  textLength: 200_000,
} as const
