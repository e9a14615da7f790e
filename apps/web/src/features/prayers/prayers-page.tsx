import type { PrayerCategory } from '@stillwater/contract/choices'
import type { Prayer } from '@stillwater/contract/prayers'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { TabCount } from '#shared/records/list/tab-count.tsx'
import { useReader } from '#shared/records/list/use-reader.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { prayersMotif } from '#shared/ui/empty-state/motifs.tsx'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { PrayerCard } from './prayer-card.tsx'
import { prayersQuery } from './prayer-queries.ts'

const PrayerReader = lazyComponent(async () => (await import('./prayer-reader.tsx')).PrayerReader)
const PrayerDialog = lazyComponent(async () => (await import('./prayer-dialog.tsx')).PrayerDialog)

const tabs = [
  { value: 'all', label: 'All Prayers' },
  { value: 'congregation', label: 'Congregation' },
  { value: 'personal', label: 'Personal' },
  { value: 'family', label: 'Family' },
] as const
type Tab = (typeof tabs)[number]['value']

interface Target {
  readonly prayer?: Prayer | undefined
  readonly category?: PrayerCategory | undefined
}

export function PrayersPage() {
  const [tab, setTab] = useState<Tab>('all')
  const [search, setSearch] = useState('')
  const { edit: open, ...editing } = useEditing<Target>()
  const prayers = useQuery(prayersQuery)
  const { read, ...reader } = useReader(prayers.data)
  const { updateAtOnce } = useRecords('prayers')
  const remove = useRemove('prayers', { removed: 'Prayer deleted', failed: 'Failed to delete prayer' })

  const edit = useCallback((prayer?: Prayer, category?: PrayerCategory) => open({ prayer, category }), [open])
  useNewParam(() => edit())
  useOpenParam(prayers, read)

  const answer = useCallback(
    (prayer: Prayer, isAnswered: boolean) => {
      updateAtOnce(prayer, { ...prayer, isAnswered, dateAnswered: isAnswered ? todayIso() : null }).catch(
        () =>
          toast({
            title: 'Error',
            description: 'Failed to save prayer. Please try again.',
            variant: 'destructive',
          }),
      )
    },
    [updateAtOnce],
  )

  const actions = { onEdit: edit, onAnswered: answer, onRemove: remove }
  const counted = tabs.map(({ value, label }) => ({
    value,
    label: <TabCount label={label} count={prayers.data?.filter((prayer) => isOn(prayer, value)).length} />,
  }))
  const shown = (prayers.data ?? []).filter(
    (prayer) => isOn(prayer, tab) && matchesWords(search, prayer.title, prayer.description),
  )

  return (
    <>
      <PageHeader
        title="Prayer List"
        add={{ label: 'Add Prayer', onClick: () => edit(undefined, newIn(tab)) }}
      />
      <Tabs label="Prayers by category" tabs={counted} value={tab} onValueChange={setTab}>
        <TabPanel value={tab}>
          <ListSearch
            label="Search prayers"
            value={search}
            onValueChange={setSearch}
            count={prayers.data?.length}
          />
          {prayers.isPending ? (
            <SkeletonGroup label="Loading prayers" className="grid gap-3">
              <SkeletonCard />
              <SkeletonCard />
              <SkeletonCard />
            </SkeletonGroup>
          ) : prayers.isError ? (
            <LoadFailed what="prayers" onRetry={() => void prayers.refetch()} />
          ) : shown.length === 0 ? (
            <EmptyState
              motif={prayersMotif}
              title={search === '' ? 'No prayers found in this category' : `No prayers match “${search}”`}
              action={
                search === '' && (
                  <Button variant="primary" onClick={() => edit(undefined, newIn(tab))}>
                    Add Prayer
                  </Button>
                )
              }
            />
          ) : (
            <LongList items={shown} keyOf={(prayer) => prayer.id} label="Prayers">
              {(prayer) => <PrayerCard prayer={prayer} onRead={read} {...actions} />}
            </LongList>
          )}
        </TabPanel>
      </Tabs>
      {reader.record !== undefined && (
        <PrayerReader prayer={reader.record} open={reader.open} onOpenChange={reader.setOpen} {...actions} />
      )}
      {editing.target !== undefined && (
        <PrayerDialog
          key={editing.key}
          open={editing.open}
          onOpenChange={editing.setOpen}
          {...editing.target}
        />
      )}
    </>
  )
}

const isOn = (prayer: Prayer, tab: Tab) => tab === 'all' || prayer.category === tab
const newIn = (tab: Tab) => (tab === 'all' ? undefined : tab)
