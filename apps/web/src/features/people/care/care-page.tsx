import type { Person } from '@stillwater/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import Settings2 from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { namesById } from '#shared/people/merged-ids.ts'
import { peopleQuery } from '#shared/people/people-query.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useAskedParam, useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { peopleMotif } from '../people-motif.tsx'
import { careEntriesQuery } from './care-queries.ts'
import { careKindNames, namesOf } from './care-words.ts'
import { useCare } from './use-care.tsx'

const QuickLogDialog = lazyComponent(async () => (await import('./quick-log-dialog.tsx')).QuickLogDialog)

const CareSettingsDialog = lazyComponent(
  async () => (await import('../keep/care-settings-dialog.tsx')).CareSettingsDialog,
)

const asksToLog = (params: URLSearchParams) => params.get('log') === 'true'

const nobody: readonly Person[] = []

/** Everything in the care log, the latest first. */
export function CarePage() {
  const [search, setSearch] = useState('')
  const entries = useQuery(careEntriesQuery)
  const { data: people = nobody } = useQuery(peopleQuery)
  const names = namesById(people)
  const care = useCare(entries.data, names)
  const { edit: openQuickLog, ...quickLog } = useEditing()
  const { edit: openSettings, ...settings } = useEditing()
  useNewParam(() => care.log())
  useAskedParam(asksToLog, () => openQuickLog({}))
  useOpenParam(entries, care.read)

  const shown = (entries.data ?? []).filter(
    (entry) =>
      search === '' || matchesWords(search, namesOf(entry, names), careKindNames[entry.kind], entry.words),
  )
  return (
    <>
      <PageHeader
        title="Care log"
        back={{ href: '/people', label: 'People' }}
        action={
          <Button variant="quiet" size="icon" aria-label="Care log settings" onClick={() => openSettings({})}>
            <Settings2 aria-hidden="true" />
          </Button>
        }
        add={{ label: 'Add Care Entry', onClick: () => care.log() }}
      />
      <ListSearch
        label="Search the care log"
        value={search}
        onValueChange={setSearch}
        count={entries.data?.length}
      />
      {entries.isPending ? (
        <SkeletonGroup label="Loading the care log" className="grid gap-3">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </SkeletonGroup>
      ) : entries.isError ? (
        <LoadFailed what="care log" onRetry={() => void entries.refetch()} />
      ) : shown.length === 0 ? (
        <EmptyState
          motif={peopleMotif}
          {...(search === ''
            ? {
                title: 'Nothing in the care log yet',
                hint: 'Visits, calls and messages you write down appear here and with each person.',
              }
            : { title: `Nothing in the care log matches “${search}”` })}
          action={
            search === '' && (
              <Button variant="primary" onClick={() => care.log()}>
                Add Care Entry
              </Button>
            )
          }
        />
      ) : (
        care.list(shown)
      )}
      {care.dialogs}
      {settings.target !== undefined && (
        <CareSettingsDialog
          key={`settings ${settings.key}`}
          open={settings.open}
          onOpenChange={settings.setOpen}
        />
      )}
      {quickLog.target !== undefined && (
        <QuickLogDialog
          key={quickLog.key}
          open={quickLog.open}
          onOpenChange={quickLog.setOpen}
          onWrite={() => {
            quickLog.setOpen(false)
            care.log()
          }}
        />
      )}
    </>
  )
}
