import type { Illustration } from '@stillwater/contract/illustrations'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTold } from '#shared/preached/use-told.ts'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { useNewParam } from '#shared/records/form/use-new-param.ts'
import { useOpenParam } from '#shared/records/form/use-open-param.ts'
import { ListSearch } from '#shared/records/list/list-search.tsx'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { matchesWords } from '#shared/records/list/match-words.ts'
import { useReader } from '#shared/records/list/use-reader.ts'
import { useRemove } from '#shared/records/use-remove.ts'
import { illustrationsQuery } from '#shared/sermons/illustrations-query.ts'
import { Button } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { IllustrationCard } from './illustration-card.tsx'
import { illustrationsMotif } from './illustrations-motif.tsx'
import { readSharedText, type SharedText } from './shared-text.ts'

const IllustrationDialog = lazyComponent(
  async () => (await import('./illustration-dialog.tsx')).IllustrationDialog,
)
const IllustrationReader = lazyComponent(
  async () => (await import('./illustration-reader.tsx')).IllustrationReader,
)

interface Target {
  readonly illustration?: Illustration | undefined
  readonly shared?: SharedText | undefined
}

/** Stories and examples for sermons. */
export function IllustrationsPage() {
  const [search, setSearch] = useState('')
  const illustrations = useQuery(illustrationsQuery)
  const { toldOf, sermons } = useTold()
  const { read, ...reader } = useReader(illustrations.data)
  const { edit: open, ...editing } = useEditing<Target>()
  const edit = useCallback((illustration: Illustration) => open({ illustration }), [open])
  const remove = useRemove('illustrations', {
    removed: 'Illustration deleted',
    failed: 'Failed to delete the illustration',
  })
  useNewParam(() => open({ shared: readSharedText(window.location.hash) }))
  useOpenParam(illustrations, read)

  const shown = (illustrations.data ?? []).filter(({ title, text, source, reference, tags }) =>
    matchesWords(search, title, text, source, reference, tags.join('\n')),
  )
  return (
    <>
      <PageHeader
        title="Illustrations"
        back={{ href: '/sermons', label: 'Sermons' }}
        add={{ label: 'New Illustration', onClick: () => open({}) }}
      />
      <ListSearch
        label="Search illustrations"
        value={search}
        onValueChange={setSearch}
        count={illustrations.data?.length}
      />
      {illustrations.isPending ? (
        <SkeletonGroup label="Loading illustrations" className="grid gap-3">
          <SkeletonCard lines={3} />
          <SkeletonCard lines={3} />
        </SkeletonGroup>
      ) : illustrations.isError ? (
        <LoadFailed what="illustrations" onRetry={() => void illustrations.refetch()} />
      ) : shown.length === 0 ? (
        <EmptyState
          motif={illustrationsMotif}
          {...(search === ''
            ? {
                title: 'No illustrations yet',
                hint: 'Keep a story here once, and you’ll see when and where you told it.',
              }
            : { title: `No illustrations match “${search}”` })}
          action={
            search === '' && (
              <Button variant="primary" onClick={() => open({})}>
                Add an illustration
              </Button>
            )
          }
        />
      ) : (
        <LongList items={shown} keyOf={({ id }) => id} label="Illustrations">
          {(illustration) => (
            <IllustrationCard
              illustration={illustration}
              told={toldOf(illustration)}
              onRead={read}
              onEdit={edit}
              onRemove={remove}
            />
          )}
        </LongList>
      )}
      {reader.record !== undefined && (
        <IllustrationReader
          illustration={reader.record}
          told={toldOf(reader.record)}
          sermons={sermons}
          open={reader.open}
          onOpenChange={reader.setOpen}
          onEdit={edit}
          onRemove={remove}
        />
      )}
      {editing.target !== undefined && (
        <IllustrationDialog
          key={editing.key}
          open={editing.open}
          onOpenChange={editing.setOpen}
          {...editing.target}
        />
      )}
    </>
  )
}
