import { segmentsOf } from './highlight.ts'

/** A text with the search words highlighted. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly (readonly number[])[] }) =>
  segmentsOf(text, marks).map(({ start, words, marked }) =>
    marked ? (
      <mark key={start} className="found">
        {words}
      </mark>
    ) : (
      words
    ),
  )
