import type { ReactNode, RefObject } from 'react'
import { type PreachingKey, usePreaching } from './stored-preaching.ts'
import type { Layout } from './text/lay-out.ts'

/** A turn draws these few again, and nothing else of the pulpit. */
interface CurrentPageProps {
  readonly of: PreachingKey
  readonly layout: Layout | undefined
}

export const usePage = (of: PreachingKey, layout: Layout | undefined): number =>
  usePreaching(of, (preaching) => (preaching && layout?.pageOf(preaching.position)) ?? 0)

const countOf = (layout: Layout | undefined) => layout?.pages.length ?? 0

interface PageWindowProps extends CurrentPageProps {
  readonly column: RefObject<HTMLDivElement | null>
  /** For letters that reach below their line. */
  readonly below: number
  readonly children: ReactNode
}

/** The window behind which the text is moved. */
export function PageWindow({ of, layout, column, below, children }: PageWindowProps) {
  const page = usePage(of, layout)
  const { top = 0, bottom = 0 } = layout?.pages[page] ?? {}
  return (
    <div className="pulpit-page" data-page={page + 1} style={{ height: bottom - top + below }}>
      <div ref={column} className="pulpit-text" style={{ transform: `translateY(${-top}px)` }}>
        {children}
      </div>
    </div>
  )
}

export function PageNumber({ of, layout }: CurrentPageProps) {
  const page = usePage(of, layout)
  const count = countOf(layout)
  // As wide as the last one, so that another number moves nothing beside it.
  const minWidth = `${String(count).length * 2 + 3}ch`
  return (
    <p
      className="ml-auto shrink-0 text-right text-muted tabular-nums"
      style={{ minWidth }}
      aria-hidden="true"
    >
      {count === 0 ? '' : `${page + 1} / ${count}`}
    </p>
  )
}

/** The same for who does not see it. */
export function PageStatus({ of, layout }: CurrentPageProps) {
  const page = usePage(of, layout)
  const count = countOf(layout)
  return (
    <p role="status" className="sr-only">
      {count > 0 && `Page ${page + 1} of ${count}`}
    </p>
  )
}
