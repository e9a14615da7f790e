import type { Book } from '@stillwater/contract/bible'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '#shared/ui/button.tsx'
import { chapterName, type ChapterNumber, neighbour } from './chapters.ts'

interface ChapterNavProps {
  readonly books: readonly Book[]
  readonly first: ChapterNumber | undefined
  readonly last: ChapterNumber | undefined
  readonly onOpen: (reference: string) => void
}

/** To the next or previous chapter, across books. */
export function ChapterNav({ books, first, last, onOpen }: ChapterNavProps) {
  const before = first && neighbour(books, first, -1)
  const after = last && neighbour(books, last, 1)
  return (
    <nav aria-label="Chapters" className="mt-4 flex flex-wrap gap-3">
      {before !== undefined && (
        <Button
          variant="secondary"
          data-chapter="previous"
          aria-label={`Previous chapter: ${chapterName(before)}`}
          className="min-w-0 shrink grow basis-32 justify-start"
          onClick={() => onOpen(chapterName(before))}
        >
          <ChevronLeft aria-hidden="true" />
          <span className="min-w-0 text-left">{chapterName(before)}</span>
        </Button>
      )}
      {after !== undefined && (
        <Button
          variant="secondary"
          data-chapter="next"
          aria-label={`Next chapter: ${chapterName(after)}`}
          className="min-w-0 shrink grow basis-32 justify-end"
          onClick={() => onOpen(chapterName(after))}
        >
          <span className="min-w-0 text-right">{chapterName(after)}</span>
          <ChevronRight aria-hidden="true" />
        </Button>
      )}
    </nav>
  )
}
