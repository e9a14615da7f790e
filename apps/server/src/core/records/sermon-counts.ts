interface SentCounts {
  readonly notes: string | null
  readonly studyNotes: number
  readonly links: number
  readonly noteCount: number
  readonly resourceCount: number
}

/** What is there counts; what a client has sent only while there is nothing to count. */
export const countsOf = ({ notes, studyNotes, links, noteCount, resourceCount }: SentCounts) => ({
  noteCount: Number(notes !== null) + studyNotes || noteCount,
  resourceCount: links || resourceCount,
})
