import { piecesOf } from './highlight.ts'

/** A verse with the words that were looked for marked in it. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly (readonly number[])[] }) =>
  piecesOf(text, marks).map(({ start, words, marked }) =>
    marked ? (
      <mark key={start} className="found">
        {words}
      </mark>
    ) : (
      words
    ),
  )
