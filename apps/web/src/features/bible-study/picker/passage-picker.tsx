import type { Book } from '@stillwater/contract/bible'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ReactNode, useState } from 'react'
import { BibleFailure, booksQuery, chaptersQuery, versesQuery } from '#features/bible/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { chapterName, type ChapterNumber, verseName } from '../reader/chapters.ts'
import { PickGrid } from './pick-grid.tsx'

interface PassagePickerProps {
  readonly version: string
  readonly onClose: () => void
  readonly onOpen: (reference: string) => void
}

/** From book to chapter to verse by tapping. */
export function PassagePicker({ version, onClose, onOpen }: PassagePickerProps) {
  const [book, setBook] = useState<Book>()
  const [chapter, setChapter] = useState<{ id: string; number: number }>()
  const chapterNumber = book && chapter && { book, chapter: chapter.number }
  const open = (reference: string) => {
    onOpen(reference)
    onClose()
  }
  const title = chapterNumber ? chapterName(chapterNumber) : (book?.name ?? 'Choose a book')
  return (
    <Dialog open onOpenChange={onClose} title={title} maxWidth="32rem">
      <div className="min-h-[55dvh]">
        {book !== undefined && (
          <Button
            variant="quiet"
            className="-mt-1 mb-2 -ml-3 px-3"
            onClick={() => (chapter ? setChapter(undefined) : setBook(undefined))}
          >
            <ArrowLeft aria-hidden="true" />
            {chapter ? 'Chapters' : 'Books'}
          </Button>
        )}
        {book === undefined ? (
          <Books version={version} onChoose={setBook} />
        ) : chapterNumber === undefined || chapter === undefined ? (
          <Chapters version={version} book={book} onChoose={setChapter} />
        ) : (
          <Verses version={version} chapterNumber={chapterNumber} chapter={chapter.id} onOpen={open} />
        )}
      </div>
    </Dialog>
  )
}

function Books({ version, onChoose }: { version: string; onChoose: (book: Book) => void }) {
  const books = useQuery(booksQuery(version))
  if (books.isError) return <BibleFailure error={books.error} onRetry={() => void books.refetch()} />
  if (books.data === undefined) return <Loading label="Loading books" />
  return (
    <>
      {(['old', 'new'] as const).map((testament) => (
        <Part key={testament} title={testament === 'old' ? 'Old Testament' : 'New Testament'}>
          <PickGrid
            wide
            items={books.data.filter((book) => book.testament === testament)}
            keyOf={({ id }) => id}
            label={({ name }) => name}
            onChoose={onChoose}
          />
        </Part>
      ))}
    </>
  )
}

interface ChaptersProps {
  readonly version: string
  readonly book: Book
  readonly onChoose: (chapter: { id: string; number: number }) => void
}

function Chapters({ version, book, onChoose }: ChaptersProps) {
  const chapters = useQuery(chaptersQuery(version, book.id))
  if (chapters.isError) return <BibleFailure error={chapters.error} onRetry={() => void chapters.refetch()} />
  if (chapters.data === undefined) return <Loading label="Loading chapters" />
  return (
    <Part title="Chapter">
      <PickGrid
        items={chapters.data}
        keyOf={({ id }) => id}
        label={({ number }) => String(number)}
        name={({ number }) => `Chapter ${number}`}
        onChoose={onChoose}
      />
    </Part>
  )
}

interface VersesProps {
  readonly version: string
  readonly chapterNumber: ChapterNumber
  readonly chapter: string
  readonly onOpen: (reference: string) => void
}

function Verses({ version, chapterNumber, chapter, onOpen }: VersesProps) {
  const verses = useQuery(versesQuery(version, chapter))
  return (
    <>
      <Button className="mb-5 w-full" onClick={() => onOpen(chapterName(chapterNumber))}>
        Read all of {chapterName(chapterNumber)}
      </Button>
      {verses.isError ? (
        <BibleFailure error={verses.error} onRetry={() => void verses.refetch()} />
      ) : verses.data === undefined ? (
        <Loading label="Loading verses" />
      ) : (
        <Part title="Verse">
          <PickGrid
            items={verses.data}
            keyOf={({ id }) => id}
            label={({ number }) => String(number)}
            name={({ number }) => `Verse ${number}`}
            onChoose={({ number }) => onOpen(verseName(chapterNumber, number))}
          />
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-6">
    <h3 className="mb-2 font-sans text-sm font-medium text-muted">{title}</h3>
    {children}
  </section>
)

const Loading = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className="grid grid-cols-3 gap-2">
    {Array.from({ length: 18 }, (_, at) => (
      <Skeleton key={at} className="h-11" />
    ))}
  </SkeletonGroup>
)
