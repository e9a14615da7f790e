import { memo, useId } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import type { ChapterCoverage, Coverage } from './coverage.ts'

interface BookChaptersProps {
  readonly name: string
  readonly book: number
  readonly count: number
  readonly coverage: Coverage
  /** What was preached before this day is long ago. */
  readonly recentFrom: string
  readonly onOpen: (target: { name: string; chapter: number }) => void
}

const cell = 'grid h-11 place-items-center content-center rounded-tip text-sm tabular-nums'

/** The chapters of a book. Those that were preached are buttons. */
export const BookChapters = memo(function BookChapters(props: BookChaptersProps) {
  const { name, book, count, coverage, recentFrom, onOpen } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className="[contain-intrinsic-size:auto_12rem] [content-visibility:auto]">
      <h2 id={id} className="mb-1 text-lg">
        {name}
      </h2>
      <ul aria-labelledby={id} className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {Array.from({ length: count }, (_, index) => {
          const chapter = book * 1000 + index + 1
          const preached = coverage.chapters.get(chapter)
          const shown = chapterName(name, index + 1)
          return (
            <li key={chapter}>
              {preached === undefined ? (
                <span className={cx(cell, 'bg-well text-muted')}>{index + 1}</span>
              ) : (
                <button
                  type="button"
                  aria-label={`${shown}: ${timesWords(preached)}`}
                  onClick={() => onOpen({ name: shown, chapter })}
                  className={cx(
                    cell,
                    'w-full border border-water font-medium',
                    preached.last >= recentFrom
                      ? 'bg-water text-on-water hover:bg-water-strong'
                      : 'text-water hover:bg-tint',
                  )}
                >
                  {index + 1}
                  <span aria-hidden="true" className="text-[0.5rem] leading-none tracking-widest">
                    {'●'.repeat(Math.min(preached.times.length, 3))}
                  </span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})

const chapterName = (book: string, chapter: number): string =>
  book === 'Psalms' ? `Psalm ${chapter}` : `${book} ${chapter}`

const timesWords = ({ times, last }: ChapterCoverage): string =>
  `preached ${times.length === 1 ? 'once' : `${times.length} times`}, last on ${formatIsoDate(last)}`
