import type { Sermon } from '@stillwater/contract/sermons/sermons'
import Pencil from 'lucide-react/icons/pencil'
import type { Node } from 'prosemirror-model'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { loadVerseSheet, PassageButton } from '#features/bible/index.ts'
import { DictateButton, joinWords } from '#features/voice/index.ts'
import { offline } from '#shared/api/connection.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { CannotSaveNotice } from '#shared/records/unsafe/cannot-save-notice.tsx'
import { Button } from '#shared/ui/button.tsx'
import { loadInBackground } from '#shared/load-in-background.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { useStore } from '#shared/store.ts'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { cx } from '#shared/ui/cx.ts'
import { keysDescription } from '../editor/editor.ts'
import { BottomToolbar } from './tools/bottom-toolbar.tsx'
import { PreachedLine } from '../deliveries/preached-line.tsx'
import { Outline } from './outline.tsx'
import { passagesOf } from './study/passages.ts'
import type { StudyProps, StudyTab } from './study/study.tsx'
import { PreachLink } from './preach-link.tsx'
import { StartFromNotes } from './start-from-notes.tsx'
import { TextLength } from './text-length.tsx'
import { Toolbar } from './tools/toolbar.tsx'
import { useEditor } from './use-editor.ts'
import { useIsWide } from './use-is-wide.ts'
import { useOpenBody } from './use-open-body.ts'
import { wordsOf } from './word-count.ts'
import { WorkspaceHeader } from './workspace-header.tsx'

// What every workspace has, but some time after the text. Without it the text can still be written.
const SlashMenu = lazyComponent(
  async () => (await loadInBackground(() => import('./tools/slash-menu.tsx'))).SlashMenu,
)
const DragHandle = lazyComponent(
  async () => (await loadInBackground(() => import('./tools/drag-handle.tsx'))).DragHandle,
)
// Needed by some only.
const VerseSheet = lazyComponent(loadVerseSheet)
const Study = lazyComponent(async () => (await import('./study/study.tsx')).Study)
const StudySheet = lazyComponent(async () => (await import('./study/study-sheet.tsx')).StudySheet)
const PreachedList = lazyComponent(async () => (await import('../deliveries/preached-list.tsx')).PreachedList)
const BlockDetails = lazyComponent(async () => (await import('./tools/block-details.tsx')).BlockDetails)
const SermonDialog = lazyComponent(async () => (await import('../sermon-dialog.tsx')).SermonDialog)

/** What the app brings along, because a search composes all features. */
export interface Searches {
  /** The button that searches everything. */
  readonly search: ReactNode
  /** Searches from within the study. */
  readonly studySearch: StudyProps['Search']
}

interface WorkspaceProps extends Searches {
  readonly sermon: Sermon
}

/** A sermon and its text, once the text is open. */
export function Workspace(props: WorkspaceProps) {
  const open = useOpenBody(props.sermon)
  if (open !== undefined) return <OpenWorkspace {...props} open={open} />
  return (
    <div className="mx-auto max-w-[44rem] px-4 pt-16">
      <SkeletonGroup label="Opening the sermon">
        <SkeletonText lines={8} />
      </SkeletonGroup>
    </div>
  )
}

function OpenWorkspace({ sermon, search, studySearch, open }: WorkspaceProps & { readonly open: OpenBody }) {
  const isWide = useIsWide()
  const [view, setView] = useState<'text' | 'outline'>('text')
  const { edit, ...editing } = useEditing<Sermon>()
  const [verse, setVerse] = useState<{ reference: string; open: boolean }>()
  const [study, setStudy] = useState<boolean>()
  const [tab, setTab] = useState<StudyTab>('passage')
  useAskedTab((asked) => {
    setTab(asked)
    setStudy(true)
  })
  const [preached, setPreached] = useState<boolean>()
  const { edit: showDetails, ...details } = useEditing<Node>()
  const showVerse = (reference: string) => setVerse({ reference, open: true })
  const { place, editor } = useEditor(open, showVerse)
  const studying = { sermon, tab, onTab: setTab, onReference: showVerse, Search: studySearch }
  const known = useStore(open.known)
  const isOffline = useStore(offline)
  const showOutline = view === 'outline' && !isWide
  const tools = editor && (
    <Toolbar editor={editor} onDetails={showDetails} onReference={showVerse}>
      <DictateButton onWords={(words) => editor.insertWords(words, joinWords)} />
    </Toolbar>
  )
  return (
    <div className="min-h-dvh bg-paper">
      <WorkspaceHeader
        sermon={sermon}
        open={open}
        search={search}
        tools={isWide && tools}
        view={isWide ? undefined : view}
        onView={setView}
        onStudy={() => setStudy(true)}
        onEdit={() => edit(sermon)}
        onPreached={() => setPreached(true)}
      />
      <div className="mx-auto grid max-w-[90rem] lg:grid-cols-[16rem_minmax(0,1fr)_20rem]">
        {isWide && editor && (
          <div className="sticky top-14 max-h-[calc(100dvh-3.5rem)] self-start overflow-y-auto p-4">
            <CannotSaveNotice isCard />
            <nav aria-label="Outline">
              <h2 className="mb-2 text-lg">Outline</h2>
              <Outline editor={editor} />
            </nav>
          </div>
        )}
        <main id="main" className="mx-auto w-full max-w-[44rem] min-w-0 px-4 pt-5">
          <div className="flex flex-wrap items-start justify-end gap-x-2">
            <h1 dir="auto" className="min-w-[min(10rem,100%)] flex-1 text-2xl">
              {sermon.title}
            </h1>
            {!isWide && <PreachLink id={sermon.id} />}
            <Button variant="quiet" size="icon" aria-label="Edit the details" onClick={() => edit(sermon)}>
              <Pencil aria-hidden="true" />
            </Button>
          </div>
          <p className="flex flex-wrap items-center gap-x-4 text-sm">
            {passagesOf(sermon).map((reference) => (
              <PassageButton key={reference} reference={reference} className="text-sm" />
            ))}
            {editor && <TextLength editor={editor} />}
            <PreachedLine sermon={sermon} onOpen={() => setPreached(true)} />
          </p>
          {editor && sermon.notes !== null && <StartFromNotes editor={editor} open={open} />}
          {!known && isOffline && (
            <p className="rounded-control bg-sunk px-4 py-3 text-sm">
              The text of this sermon isn’t on this device yet. What you write now is added to it once you’re
              online.
            </p>
          )}
          {editor && showOutline && (
            <section aria-label="Outline" className="py-4">
              <Outline editor={editor} onChoose={() => setView('text')} />
            </section>
          )}
          <div className={cx('relative', showOutline && 'hidden')}>
            <p id={keysDescription} hidden>
              Tab moves a list item in. To leave the text, press Escape, then Tab.
            </p>
            <div ref={place} />
            {editor && isWide && <DragHandle editor={editor} />}
            {editor && <SlashMenu editor={editor} />}
          </div>
        </main>
        {isWide && (
          <aside
            aria-label="Study"
            className="sticky top-14 h-[calc(100dvh-3.5rem)] self-start overflow-y-auto border-l border-hairline p-4"
          >
            <Study {...studying} />
          </aside>
        )}
      </div>
      {!isWide && !showOutline && tools && <BottomToolbar>{tools}</BottomToolbar>}
      {study !== undefined && !isWide && <StudySheet {...studying} open={study} onOpenChange={setStudy} />}
      {editor !== undefined && preached !== undefined && (
        <PreachedList
          sermon={sermon}
          words={wordsOf(editor.view.state.doc)}
          open={preached}
          onOpenChange={setPreached}
        />
      )}
      {verse !== undefined && (
        <VerseSheet
          reference={verse.reference}
          open={verse.open}
          onOpenChange={(isOpen) => setVerse({ ...verse, open: isOpen })}
        />
      )}
      {editor !== undefined && details.target !== undefined && (
        <BlockDetails
          key={details.key}
          sermon={sermon}
          editor={editor}
          block={details.target}
          open={details.open}
          onOpenChange={details.setOpen}
        />
      )}
      {editing.target !== undefined && (
        <SermonDialog
          key={editing.key}
          sermon={editing.target}
          open={editing.open}
          onOpenChange={editing.setOpen}
          onSaved={() => editing.setOpen(false)}
        />
      )}
    </div>
  )
}

/** The address may ask for a part of the study, such as where a search has found something. */
function useAskedTab(show: (tab: StudyTab) => void): void {
  const [params, setParams] = useSearchParams()
  const asked = params.get('study')
  const showAsked = useEffectEvent(() => {
    setParams({}, { replace: true })
    show(asked === 'links' ? 'links' : 'notes')
  })
  useEffect(() => {
    if (asked !== null) showAsked()
  }, [asked])
}
