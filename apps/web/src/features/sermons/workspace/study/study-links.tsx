import type { SermonLink } from '@stillwater/contract/sermons/sermon-links'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { useRemove } from '#shared/records/use-remove.ts'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { sermonLinksQuery } from './study-queries.ts'

const LinkDialog = lazyComponent(async () => (await import('./link-dialog.tsx')).LinkDialog)

/** Pages on the web that belong to the sermon. */
export function StudyLinks({ sermon }: { sermon: Sermon }) {
  const links = useQuery(sermonLinksQuery)
  const { edit, ...editing } = useEditing<{ link?: SermonLink }>()
  const remove = useRemove('sermon-links', { removed: 'Link deleted', failed: 'Failed to delete the link' })
  const own = links.data?.filter(({ sermonId }) => sermonId === sermon.id) ?? []
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button variant="secondary" onClick={() => edit({})}>
        <Plus aria-hidden="true" />
        New link
      </Button>
      {links.isError && <LoadFailedLine what="links" onRetry={() => void links.refetch()} />}
      {own.length === 0 && !links.isError && (
        <p className="text-muted">Articles, maps, recordings: save links here.</p>
      )}
      {own.map((link) => (
        <Card key={link.id}>
          <SyncMark id={link.id} />
          <div className="flex flex-wrap items-start justify-end gap-2">
            <p className="min-w-0 flex-1 basis-32">
              <a href={link.url} target="_blank" rel="noopener noreferrer" className="link" dir="auto">
                {link.title}
              </a>
              <span className="block truncate text-sm text-muted">{link.url}</span>
            </p>
            <RecordMenu title={link.title} onEdit={() => edit({ link })} onRemove={() => remove(link)} />
          </div>
        </Card>
      ))}
      {editing.target !== undefined && (
        <LinkDialog
          key={editing.key}
          sermonId={sermon.id}
          link={editing.target.link}
          open={editing.open}
          onOpenChange={editing.setOpen}
        />
      )}
    </div>
  )
}
