import { books } from '@stillwater/bible/canon'
import Printer from 'lucide-react/icons/printer'
import { useMemo, useState } from 'react'
import { wasPreached } from '#shared/preached/preached-times.ts'
import { usePreachedTimes, versesOnce } from '#shared/preached/use-preached.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { NearEnd } from '#shared/records/list/near-end.tsx'
import { Button } from '#shared/ui/button.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { sermonsMotif } from '#shared/ui/empty-state/motifs.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { PreachedLines } from './preached-lines.tsx'
import { booksIn, byYear, choicesOf, filtered, type RecordFilter } from './preaching-record.ts'

const RecordPrint = lazyComponent(async () => (await import('./record-print.tsx')).RecordPrint)

const all = 'all'
const step = 60
const bookName = (number: number | undefined) => books.find((book) => book.number === number)?.name

/** What was preached, by year, place and book. */
export function RecordPage() {
  const today = useToday()
  const { known, isError, retry } = usePreachedTimes()
  const [filter, setFilter] = useState<RecordFilter>({})
  const [count, setCount] = useState(step)
  const { edit: print, ...printing } = useEditing<object>()
  const preached = useMemo(() => known?.times.filter((time) => wasPreached(time, today)), [known, today])
  const booksOf = useMemo(
    () => (reference: string) => (known === undefined ? [] : booksIn(versesOnce(known.verses, reference))),
    [known],
  )
  const choices = useMemo(() => choicesOf(preached ?? [], booksOf), [preached, booksOf])
  const found = useMemo(() => filtered(preached ?? [], filter, booksOf), [preached, filter, booksOf])
  const change = (changes: RecordFilter) => {
    setFilter({ ...filter, ...changes })
    setCount(step)
  }

  return (
    <>
      <PageHeader
        title="What I preached"
        back={{ href: '/plan', label: 'Preaching plan' }}
        action={
          found.length > 0 && (
            <Button variant="quiet" size="icon" aria-label="Print" onClick={() => print({})}>
              <Printer aria-hidden="true" />
            </Button>
          )
        }
      />
      {preached === undefined ? (
        isError ? (
          <LoadFailed what="sermons" onRetry={retry} />
        ) : (
          <SkeletonGroup label="Loading what you preached" className="grid gap-3">
            <SkeletonCard lines={1} />
            <SkeletonCard lines={1} />
          </SkeletonGroup>
        )
      ) : preached.length === 0 ? (
        <EmptyState
          motif={sermonsMotif}
          title="What you preach is listed here by year, place and book."
          hint="Log a sermon as preached on its own screen, and it appears here."
        />
      ) : (
        <>
          <div className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
            <Field label="Year">
              <Select
                options={[{ value: all, label: 'All' }, ...choices.years.map(same)]}
                value={filter.year ?? all}
                onValueChange={(year) => change({ year: year === all ? undefined : year })}
              />
            </Field>
            <Field label="Book">
              <Select
                options={[
                  { value: all, label: 'All' },
                  ...choices.books.map((book) => ({ value: String(book), label: bookName(book) ?? '' })),
                ]}
                value={filter.book === undefined ? all : String(filter.book)}
                onValueChange={(book) => change({ book: book === all ? undefined : Number(book) })}
              />
            </Field>
            {choices.places.length > 0 && (
              <Field label="Place">
                <Select
                  // A place may be called like the choice of all.
                  options={[
                    { value: all, label: 'All' },
                    ...choices.places.map((place, index) => ({ value: String(index), label: place })),
                  ]}
                  value={filter.place === undefined ? all : String(choices.places.indexOf(filter.place))}
                  onValueChange={(index) =>
                    change({ place: index === all ? undefined : choices.places[Number(index)] })
                  }
                />
              </Field>
            )}
          </div>
          <output className="mb-2 block text-sm text-muted">
            {found.length === 1 ? 'Preached once' : `Preached ${found.length} times`}
          </output>
          {byYear(found.slice(0, count)).map(({ year, times: own }) => (
            <section key={year} className="mb-4">
              <h2 className="sticky top-(--sticky-top) z-20 -mx-4 bg-paper px-4 py-2 text-xl">{year}</h2>
              <PreachedLines times={own} label={year} />
            </section>
          ))}
          {count < found.length && <NearEnd key={count} onNear={() => setCount(count + step)} />}
        </>
      )}
      {printing.target !== undefined && (
        <RecordPrint
          key={printing.key}
          open={printing.open}
          onOpenChange={printing.setOpen}
          times={found}
          about={[filter.year, bookName(filter.book), filter.place].filter((each) => each !== undefined)}
        />
      )}
    </>
  )
}

const same = (value: string) => ({ value, label: value })
