/** One day of the plan: a passage, and a reflection of our own on it. */
export interface Reading {
  /** In English, in the King James numbering. */
  readonly reference: string
  /** 60 to 120 words that end with a question or a prayer. */
  readonly reflection: string
}
