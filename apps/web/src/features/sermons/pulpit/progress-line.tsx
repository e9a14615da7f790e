import { usePage } from './current-page.tsx'
import { elapsedOf } from './preaching.ts'
import { type PreachingKey, usePreaching } from './stored-preaching.ts'
import type { Layout } from './text/lay-out.ts'
import { minutesAhead } from './text/page-shares.ts'
import { useNow } from './use-now.ts'

interface ProgressLineProps {
  readonly of: PreachingKey
  readonly layout: Layout | undefined
  /** Words a minute. */
  readonly pace: number
  readonly words: number
  readonly starts: readonly number[]
}

const percent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`

/** How far the text has come. The thick part is this page; the mark above is where one would be at one's usual pace. */
export function ProgressLine({ of, layout, pace, words, starts }: ProgressLineProps) {
  const page = usePage(of, layout)
  const startedAt = usePreaching(of, (preaching) => preaching?.startedAt ?? 0)
  const pausedAt = usePreaching(of, (preaching) => preaching?.pausedAt)
  const minutes = elapsedOf({ startedAt, pausedAt }, useNow(startedAt)) / 60_000
  const [start, end] = [starts[page] ?? 0, starts[page + 1] ?? 1]
  const due = minutes * pace
  const ahead = Math.round(minutesAhead(due, [start * words, end * words], pace))
  const how = ahead === 0 ? 'on pace' : `${Math.abs(ahead)} min ${ahead > 0 ? 'ahead' : 'behind'}`
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(end * 100)}
      aria-valuetext={`${Math.round(end * 100)}%, ${how}`}
      className="pulpit-progress"
    >
      <span className="pulpit-done" style={{ width: percent(start) }} />
      <span className="pulpit-here" style={{ left: percent(start), width: percent(end - start) }} />
      {words > 0 && <span className="pulpit-due" style={{ left: percent(due / words) }} />}
    </div>
  )
}
