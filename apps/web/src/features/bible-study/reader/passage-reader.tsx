import type { Passage } from '@stillwater/contract/bible'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useMemo, useRef, useState } from 'react'
import { booksQuery, Scripture, useReading, type VerseText } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { cx } from '#shared/ui/cx.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { ChapterNav } from './chapter-nav.tsx'
import { chapterName, chapterOf, verseName } from './chapters.ts'
import { ReaderTools } from './reader-tools.tsx'
import { useReadAloud } from './use-read-aloud.ts'
import { useScrolledDown } from './use-scrolled-down.ts'
import { useSwipe } from './use-page-swipe.ts'

const VerseActions = lazyComponent(async () => (await import('./verse-actions.tsx')).VerseActions)

interface PassageReaderProps {
  readonly version: string
  readonly passage: Passage
  /** Another passage is loading. */
  readonly turning: boolean
  /** The user asked for this passage and it has not been scrolled to yet. */
  readonly arriving: boolean
  /** The id of the controls that the heading opens, and whether they are collapsed. */
  readonly controlsId: string
  readonly folded: boolean
  readonly onToggleControls: () => void
  readonly onArrived: () => void
  readonly onOpen: (reference: string) => void
}

export function PassageReader(props: PassageReaderProps) {
  const { version, passage, turning, arriving, folded, onArrived, onOpen } = props
  const { reference, content, copyright } = passage
  const { memory } = useReading()
  const books = useQuery(booksQuery(version)).data
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<VerseText>()
  const away = useScrolledDown()
  const aloud = useReadAloud(text, version, passage)

  const codes = useMemo(
    () => [...content.matchAll(/data-verse="([^"]+)"/g)].map(([, id = '']) => id),
    [content],
  )
  const first = books && chapterOf(codes[0] ?? '', books)
  const last = books && chapterOf(codes.at(-1) ?? '', books)
  const chapter = first && chapterName(first)

  // A requested passage is scrolled into view and focused, for screen readers too.
  useEffect(() => {
    if (turning || !arriving) return
    onArrived()
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [arriving, turning, onArrived])

  const swipe = useSwipe(text, (step) => {
    const button = step === 1 ? 'next' : 'previous'
    text.current?.parentElement?.querySelector<HTMLElement>(`[data-chapter="${button}"]`)?.click()
  })

  const named = chosen && books && chapterOf(chosen.id, books)
  return (
    <article aria-busy={turning} className={cx('transition-opacity', turning && 'opacity-60')} {...swipe}>
      <div
        className={cx(
          'sticky top-(--sticky-top) z-20 -mx-4 mb-3 flex flex-wrap items-center gap-x-3 bg-paper px-4 py-1 transition-[translate] focus-within:translate-none',
          away && '-translate-y-full',
        )}
      >
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 flex-1 basis-40 scroll-mt-20 text-2xl outline-none"
        >
          <button
            type="button"
            aria-expanded={!folded}
            aria-controls={props.controlsId}
            onClick={props.onToggleControls}
            className="-ml-2 flex min-h-11 max-w-full items-center gap-2 rounded-tip px-2 text-left transition-colors hover:bg-tint"
          >
            <span className="min-w-0">
              {reference}{' '}
              <span className="font-sans text-sm font-normal text-muted">
                <span aria-hidden="true">· </span>
                {version}
              </span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className={cx('size-5 shrink-0 text-muted transition-transform', !folded && 'rotate-180')}
            />
          </button>
        </h2>
        <ReaderTools version={version} reference={reference} aloud={aloud} />
      </div>
      <Scripture
        ref={text}
        html={content}
        size={memory.size}
        marked={aloud.verse ?? chosen?.id}
        onVerse={setChosen}
        className="touch-pan-y"
      />
      <p className="mt-6 text-xs text-muted">{copyright}</p>
      {chapter !== undefined && chapter !== reference && first?.book === last?.book && (
        <Button variant="quiet" className="mt-2 -ml-3 px-3" onClick={() => onOpen(chapter)}>
          Read all of {chapter}
        </Button>
      )}
      {books !== undefined && <ChapterNav books={books} first={first} last={last} onOpen={onOpen} />}
      {chosen !== undefined && (
        <VerseActions
          key={chosen.id}
          version={version}
          verse={{ ...chosen, reference: named ? verseName(named, named.verse) : chosen.id }}
          onClose={() => setChosen(undefined)}
          onOpen={onOpen}
        />
      )}
    </article>
  )
}
