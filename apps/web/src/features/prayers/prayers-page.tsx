import type { PrayerCategory } from '@stillwater/contract/choices'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { keepFocusNear } from '#shared/records/list/keep-focus-near.ts'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { TabCount } from '#shared/records/list/tab-count.tsx'
import { useReader } from '#shared/records/list/use-reader.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { prayersMotif } from '#shared/ui/empty-state/motifs.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { ListMenu } from './list-menu.tsx'
import { PrayerCard } from './prayer-card.tsx'
import { prayersQuery } from './prayer-queries.ts'
import { type PrayerSegment, PrayerSegments, segmentOf } from './prayer-segments.tsx'
import type { SheetName } from './sheet/sheet-lists.ts'
import { useAnswer } from './use-answer.ts'

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
  readonly personIds?: readonly string[]
}

export function PrayersPage() {
  const [tab, setTab] = useState<Tab>('all')
  const [segment, setSegment] = useState<PrayerSegment>('praying')
  const [search, setSearch] = useState('')
  const { edit: open, ...editing } = useEditing<Target>()
  const prayers = useQuery(prayersQuery)
  const { read, ...reader } = useReader(prayers.data)
  const answer = useAnswer()
  const remove = useRemove('prayers', { removed: 'Prayer deleted', failed: 'Failed to delete prayer' })

  const edit = useCallback((prayer?: Prayer, category?: PrayerCategory) => open({ prayer, category }), [open])
  useNewParam((params) => open({ category: newIn(tab), personIds: params.getAll('person') }))
  useOpenParam(prayers, read)

  const answerOnCard = useCallback(
    (prayer: Prayer, isAnswered: boolean) => {
      keepFocusNear(prayer.id)
      answer(prayer, isAnswered)
    },
    [answer],
  )

  const actions = { onEdit: edit, onRemove: remove }
  const counted = tabs.map(({ value, label }) => ({
    value,
    label: <TabCount label={label} count={prayers.data?.filter((prayer) => isOn(prayer, value)).length} />,
  }))
  const inTab = (prayers.data ?? []).filter((prayer) => isOn(prayer, tab))
  // A search looks in both segments.
  const shown =
    search === ''
      ? inTab.filter((prayer) => segmentOf(prayer) === segment)
      : inTab.filter(({ title, description, answerNote }) =>
          matchesWords(search, title, description, answerNote ?? ''),
        )

  return (
    <>
      <PageHeader
        title="Prayer List"
        action={
          <ListMenu
            prayers={prayers.data ?? []}
            category={newIn(tab)}
            sheet={segment === 'answered' ? latestAnswers(prayers.data) : tab}
          />
        }
        add={{ label: 'Add Prayer', onClick: () => edit(undefined, newIn(tab)) }}
      />
      {prayers.data?.some(({ isAnswered }) => !isAnswered) && (
        <Link href="/pray" className={buttonClass({ className: 'mb-4 flex!' })}>
          Pray now
        </Link>
      )}
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
          ) : (
            <>
              {search !== '' ? (
                <FoundIn prayers={shown} />
              ) : (
                inTab.length > 0 && (
                  <PrayerSegments prayers={inTab} value={segment} onValueChange={setSegment} />
                )
              )}
              {shown.length === 0 ? (
                <EmptyState
                  motif={prayersMotif}
                  {...(search !== ''
                    ? { title: `No prayers match “${search}”` }
                    : inTab.length === 0
                      ? { title: 'No prayers found in this category' }
                      : emptySegment[segment])}
                  action={
                    search === '' && (
                      <Button variant="primary" onClick={() => edit(undefined, newIn(tab))}>
                        Add Prayer
                      </Button>
                    )
                  }
                />
              ) : (
                <LongList key={segment} items={shown} keyOf={(prayer) => prayer.id} label="Prayers">
                  {(prayer) => (
                    <PrayerCard
                      prayer={prayer}
                      marked={search !== '' && prayer.isAnswered}
                      onRead={read}
                      onAnswered={answerOnCard}
                      {...actions}
                    />
                  )}
                </LongList>
              )}
            </>
          )}
        </TabPanel>
      </Tabs>
      {reader.record !== undefined && (
        <PrayerReader
          prayer={reader.record}
          open={reader.open}
          onOpenChange={reader.setOpen}
          onAnswered={answer}
          {...actions}
        />
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
const newIn = (tab: Tab): PrayerCategory => (tab === 'all' ? 'congregation' : tab)

/** The year in which something was answered last. */
function latestAnswers(prayers: readonly Prayer[] = []): SheetName {
  const latest = prayers.reduce(
    (last, { dateAnswered }) => ((dateAnswered ?? '') > last ? (dateAnswered ?? '') : last),
    '',
  )
  return `answered-${latest.slice(0, 4)}`
}

const emptySegment: Record<PrayerSegment, { title: string; hint: string }> = {
  praying: {
    title: 'Every prayer here is answered',
    hint: 'Thanks be to God. You’ll find them under Answered.',
  },
  answered: { title: 'No answered prayers yet', hint: 'When you mark a prayer as answered, it moves here.' },
}

/** Where the prayers of a search are. */
function FoundIn({ prayers }: { readonly prayers: readonly Prayer[] }) {
  const answered = prayers.filter(({ isAnswered }) => isAnswered).length
  return (
    <output className="mb-3 block text-sm text-muted empty:hidden">
      {prayers.length > 0 && `${prayers.length - answered} praying, ${answered} answered`}
    </output>
  )
}
