import type { Delivery } from '@stillwater/contract/sermons/deliveries'
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
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { deliveriesQuery } from '#shared/sermons/deliveries-query.ts'

const DeliveryDialog = lazyComponent(async () => (await import('./delivery-dialog.tsx')).DeliveryDialog)

interface PreachedListProps {
  readonly sermon: Sermon
  readonly words: number
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** When and where a sermon was preached. */
export function PreachedList({ sermon, words, open, onOpenChange }: PreachedListProps) {
  const deliveries = useQuery(deliveriesQuery)
  const { edit, ...editing } = useEditing<{ delivery?: Delivery }>()
  const remove = useRemove('deliveries', { removed: 'Removed from the log', failed: 'Failed to remove it' })
  const own = deliveries.data?.filter(({ sermonId }) => sermonId === sermon.id) ?? []
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Preached" maxWidth="32rem">
      <div className="grid gap-3">
        <Button variant="secondary" onClick={() => edit({})}>
          <Plus aria-hidden="true" />
          Log as preached
        </Button>
        {deliveries.isError && (
          <LoadFailedLine what="preaching log" onRetry={() => void deliveries.refetch()} />
        )}
        {own.length === 0 && !deliveries.isError && (
          <p className="text-muted">You haven’t logged this sermon as preached yet.</p>
        )}
        {own.map((delivery) => {
          const title = formatIsoDate(delivery.date)
          const facts = [delivery.place, delivery.minutes !== null && `${delivery.minutes} min`].filter(
            Boolean,
          )
          return (
            <Card key={delivery.id}>
              <SyncMark id={delivery.id} />
              <div className="flex items-start gap-2">
                <div className="min-w-0 flex-1">
                  <p className="font-medium">{title}</p>
                  {facts.length > 0 && (
                    <p dir="auto" className="text-sm text-muted">
                      {facts.join(' · ')}
                    </p>
                  )}
                  {delivery.note !== null && (
                    <p dir="auto" className="mt-1 whitespace-pre-wrap">
                      {delivery.note}
                    </p>
                  )}
                </div>
                <RecordMenu
                  title={title}
                  onEdit={() => edit({ delivery })}
                  onRemove={() => remove({ ...delivery, title })}
                />
              </div>
            </Card>
          )
        })}
      </div>
      {editing.target !== undefined && (
        <DeliveryDialog
          key={editing.key}
          sermon={sermon}
          delivery={editing.target.delivery}
          words={words}
          open={editing.open}
          onOpenChange={editing.setOpen}
        />
      )}
    </Dialog>
  )
}
