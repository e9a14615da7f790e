import type { Sermon } from '@stillwater/contract/sermons/sermons'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import BookOpen from 'lucide-react/icons/book-open'
import ListTree from 'lucide-react/icons/list-tree'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { CannotSaveNotice } from '#shared/records/unsafe/cannot-save-notice.tsx'
import { Button } from '#shared/ui/button.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { MoreButton } from './more-button.tsx'
import { PreachLink } from './preach-link.tsx'
import { SaveState } from './save-state.tsx'

const MoreMenu = lazyComponent(
  async () => (await import('./more-menu.tsx')).MoreMenu,
  () => <MoreButton />,
)

interface WorkspaceHeaderProps {
  readonly sermon: Sermon
  readonly open: OpenBody
  /** The button that searches everything. */
  readonly search: ReactNode
  readonly tools: ReactNode
  /** Which of the two a narrow screen shows; a wide one shows both, and the study panel. */
  readonly view: 'text' | 'outline' | undefined
  readonly onView: (view: 'text' | 'outline') => void
  readonly onStudy: () => void
  readonly onEdit: () => void
  readonly onPreached: () => void
}

export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { sermon, open, search, tools, view, onView, onStudy, onEdit, onPreached } = props
  const [hasMore, setHasMore] = useState(false)
  return (
    <header
      data-bar="top"
      className="sticky top-0 z-30 border-b border-hairline bg-paper/95 pt-[env(safe-area-inset-top)] backdrop-blur-sm short:static"
    >
      <div className="scale-less mx-auto flex min-h-(--header-height) max-w-[90rem] flex-wrap items-center justify-end gap-x-1 px-2">
        <Link
          href="/sermons"
          className="inline-flex size-11 items-center justify-center rounded-full text-water hover:bg-tint"
          aria-label="Back to your sermons"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <p className="min-w-14 flex-1 truncate text-sm">
          <SaveState id={sermon.id} open={open} />
        </p>
        {tools}
        {view !== undefined && (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={view === 'outline' ? 'Show the text' : 'Show the outline'}
              aria-pressed={view === 'outline'}
              onClick={() => onView(view === 'outline' ? 'text' : 'outline')}
            >
              <ListTree aria-hidden="true" />
            </Button>
            <Button variant="quiet" size="icon" aria-label="Study" onClick={onStudy}>
              <BookOpen aria-hidden="true" />
            </Button>
          </>
        )}
        <span className="[&_button]:text-water">{search}</span>
        {view === undefined && <PreachLink id={sermon.id} />}
        {hasMore ? (
          <MoreMenu sermon={sermon} open={open} onEdit={onEdit} onPreached={onPreached} />
        ) : (
          <MoreButton onClick={() => setHasMore(true)} />
        )}
      </div>
      {view !== undefined && <CannotSaveNotice />}
    </header>
  )
}
