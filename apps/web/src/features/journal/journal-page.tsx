import { defaultJournalTitle } from '@stillwater/contract/choices'
import { limits } from '@stillwater/contract/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { ListSearch, useDebounced } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { openJournalForm } from '#shared/signals/open-journal-form.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { journalMotif, searchMotif } from '#shared/ui/empty-state/motifs.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { EntryList } from './entry-list.tsx'
import { dayQuery, entriesQuery } from './journal-queries.ts'
import { OnThisDay } from './on-this-day.tsx'
import { useEntryDialogs } from './use-entry-dialogs.tsx'

const YearPrint = lazyComponent(async () => (await import('./print/year-print.tsx')).YearPrint)

const write = () => openJournalForm({ title: defaultJournalTitle, content: '' })

export function JournalPage() {
  const [search, setSearch] = useState('')
  /** Undefined until it is opened for the first time: its code is loaded then. */
  const [printing, setPrinting] = useState<boolean>()
  const asked = useDebounced(search.trim().slice(0, limits.title))
  const entries = useInfiniteQuery(entriesQuery(asked))
  const all = entries.data?.pages.flatMap(({ items }) => items)
  const { dialogs, ...actions } = useEntryDialogs(all)
  // The entry that the URL names may be on a later page: its day is loaded instead.
  const asksFor = new URLSearchParams(useSearch())
  const date = asksFor.get('date')
  const day = useQuery({ ...dayQuery(date ?? ''), enabled: date !== null && asksFor.has('open') })
  useOpenParam(day, actions.read)

  return (
    <>
      <PageHeader
        title="Journal"
        back={{ href: '/', label: 'Dashboard' }}
        action={
          <Button
            variant="quiet"
            className="px-3"
            aria-label="Print your journal"
            onClick={() => setPrinting(true)}
          >
            Print
          </Button>
        }
        add={{ label: 'New Journal Entry', onClick: write }}
      />
      <ListSearch
        label="Search your journal"
        value={search}
        onValueChange={setSearch}
        count={asked === '' ? all?.length : undefined}
      />
      {all === undefined ? (
        entries.isError ? (
          <LoadFailed
            what="journal"
            title="Failed to load journal entries"
            onRetry={() => void entries.refetch()}
          />
        ) : (
          <SkeletonGroup label="Loading your journal" className="grid gap-3">
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </SkeletonGroup>
        )
      ) : all.length === 0 ? (
        asked === '' ? (
          <EmptyState
            motif={journalMotif}
            title="Start your journal with a few words"
            action={<Button onClick={write}>New Journal Entry</Button>}
          />
        ) : (
          <EmptyState motif={searchMotif} title={`No entries match “${asked}”`} />
        )
      ) : (
        <>
          {asked === '' && <OnThisDay {...actions} />}
          <EntryList
            entries={all}
            {...actions}
            more={entries.hasNextPage}
            failed={entries.isFetchNextPageError}
            onMore={() => {
              if (!entries.isFetchingNextPage) void entries.fetchNextPage()
            }}
          />
        </>
      )}
      {dialogs}
      {printing !== undefined && <YearPrint open={printing} onOpenChange={setPrinting} />}
    </>
  )
}
