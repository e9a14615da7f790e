import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import FileUp from 'lucide-react/icons/file-up'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { useCallback, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { TabCount } from '#shared/records/list/tab-count.tsx'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { recordAddress, recordTypes } from '#shared/records/record-types.ts'
import { Menu, MenuItem } from '#shared/ui/popup/menu.tsx'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { sermonsMotif } from '#shared/ui/empty-state/motifs.tsx'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { TabPanel, Tabs } from '#shared/ui/tabs.tsx'
import { PastSermons } from './past-sermons.tsx'
import { SermonCard } from './sermon-card.tsx'
import { sermonsQuery } from '#shared/agenda/sermons-query.ts'
import { SermonRow } from './sermon-row.tsx'
import { sermonsByTab, type SermonTab, tabShowing } from './sermon-tabs.ts'
import type { SermonStart } from './sermon-values.ts'
import { useArchive } from './use-archive.ts'
import { useRemoveSermon } from './use-remove-sermon.ts'

const SermonDialog = lazyComponent(async () => (await import('./sermon-dialog.tsx')).SermonDialog)

const tabs = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'drafts', label: 'Drafts' },
] as const satisfies { value: SermonTab; label: string }[]

interface Target {
  readonly sermon?: Sermon | undefined
  readonly start?: SermonStart | undefined
}

/** Few ever need it: it is loaded from here, so that the first visit doesn’t carry where it is. */
export const BringSermonsScreen = lazyComponent(
  async () => (await import('./bring/bring-sermons-page.tsx')).BringSermonsPage,
)

export function SermonsPage() {
  const [tab, setTab] = useState<SermonTab>('upcoming')
  const [search, setSearch] = useState('')
  const { edit: open, ...editing } = useEditing<Target>()
  const sermons = useQuery(sermonsQuery)
  const [, navigate] = useLocation()
  const archive = useArchive()
  const remove = useRemoveSermon()
  const today = todayIso()
  const byTab = useMemo(() => sermonsByTab(sermons.data ?? [], today), [sermons.data, today])

  const edit = useCallback((sermon?: Sermon, start?: SermonStart) => open({ sermon, start }), [open])
  useNewParam((params) =>
    edit(undefined, {
      reference: params.get('reference') ?? undefined,
      scripture: params.get('scripture') ?? undefined,
    }),
  )
  useOpenParam(sermons, ({ id }) => navigate(recordAddress(recordTypes.sermons, id), { replace: true }))

  const bring = () => navigate('/sermons/import')
  const actions = { onEdit: edit, onArchive: archive, onRemove: remove }

  const counted = tabs.map(({ value, label }) => ({
    value,
    label: <TabCount label={label} count={byTab[value].length} />,
  }))
  const shown = byTab[tab].filter(({ title, reference, scripture, notes }) =>
    matchesWords(search, title, reference, scripture, notes),
  )

  return (
    <>
      <PageHeader
        title="Sermons"
        action={
          <>
            <Link href="/plan" className={buttonClass({ variant: 'quiet', className: 'px-3' })}>
              Plan
            </Link>
            <Menu
              trigger={
                <Button variant="quiet" size="icon" aria-label="More for your sermons">
                  <EllipsisVertical aria-hidden="true" />
                </Button>
              }
            >
              <MenuItem icon={<Lightbulb aria-hidden="true" />} onSelect={() => navigate('/illustrations')}>
                Illustrations
              </MenuItem>
              <MenuItem icon={<FileUp aria-hidden="true" />} onSelect={bring}>
                Bring your sermons
              </MenuItem>
            </Menu>
          </>
        }
        add={{ label: 'New Sermon', onClick: () => edit() }}
      />
      <Tabs label="Sermons by date" tabs={counted} value={tab} onValueChange={setTab}>
        <TabPanel value={tab}>
          <ListSearch
            label="Search sermons"
            value={search}
            onValueChange={setSearch}
            count={sermons.data?.length}
          />
          {sermons.isPending ? (
            <SkeletonGroup label="Loading sermons" className="grid gap-3">
              <SkeletonCard lines={3} />
              <SkeletonCard lines={3} />
              <SkeletonCard lines={3} />
            </SkeletonGroup>
          ) : sermons.isError ? (
            <LoadFailed what="sermons" onRetry={() => void sermons.refetch()} />
          ) : shown.length === 0 ? (
            <EmptyState
              motif={sermonsMotif}
              title={search === '' ? 'No sermons found' : `No sermons match “${search}”`}
              action={
                search === '' && (
                  <div className="grid justify-items-center gap-2">
                    <Button variant="primary" onClick={() => edit()}>
                      Create New Sermon
                    </Button>
                    {sermons.data.length === 0 && (
                      <Button variant="quiet" onClick={bring}>
                        Bring your past sermons
                      </Button>
                    )}
                  </div>
                )
              }
            />
          ) : tab === 'past' ? (
            <PastSermons sermons={shown}>
              {(sermon) => <SermonRow sermon={sermon} {...actions} />}
            </PastSermons>
          ) : (
            <LongList items={shown} keyOf={(sermon) => sermon.id} label="Sermons">
              {(sermon) => <SermonCard sermon={sermon} {...actions} />}
            </LongList>
          )}
        </TabPanel>
      </Tabs>
      {editing.target !== undefined && (
        <SermonDialog
          key={editing.key}
          open={editing.open}
          onOpenChange={editing.setOpen}
          onSaved={(sermon) => setTab((current) => tabShowing(sermon, current, todayIso()))}
          {...editing.target}
        />
      )}
    </>
  )
}
