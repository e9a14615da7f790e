import type { PrayerUpdate } from '@stillwater/contract/prayers/prayer-updates'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { LoadFailedLine } from '#shared/records/list/load-failed.tsx'
import { RecordMenu } from '#shared/records/list/record-menu.tsx'
import { SyncMark } from '#shared/records/outbox/sync-mark.tsx'
import { useRemove } from '#shared/records/use-remove.ts'
import { Button } from '#shared/ui/button.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { prayerUpdatesQuery, updatesByPrayer } from './updates-query.ts'

const UpdateDialog = lazyComponent(async () => (await import('./update-dialog.tsx')).UpdateDialog)

/** Enough of an update to tell it from others. */
const titleOf = ({ text }: PrayerUpdate) => text.split('\n', 1)[0]?.slice(0, 60) ?? ''

/** Every update of a prayer, the latest first. */
export function UpdateList({ prayerId }: { readonly prayerId: string }) {
  const updates = useQuery(prayerUpdatesQuery)
  const { edit, ...editing } = useEditing<{ update?: PrayerUpdate }>()
  const remove = useRemove('prayer-updates', {
    removed: 'Update deleted',
    failed: 'Failed to delete the update',
  })
  const own = (updates.data && updatesByPrayer(updates.data).get(prayerId)) ?? []
  return (
    <section className="mt-4 border-t border-hairline pt-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">Updates</h3>
        <Button variant="quiet" onClick={() => edit({})}>
          <Plus aria-hidden="true" />
          Add update
        </Button>
      </div>
      {updates.isError && <LoadFailedLine what="updates" onRetry={() => void updates.refetch()} />}
      <ul className="grid gap-3">
        {own.map((update) => (
          <li key={update.id} className="relative flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <p className="text-sm text-muted">{formatIsoDate(update.date)}</p>
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {update.text}
              </p>
              <SyncMark id={update.id} />
            </div>
            <RecordMenu
              title={titleOf(update)}
              onEdit={() => edit({ update })}
              onRemove={() => remove({ ...update, title: titleOf(update) })}
            />
          </li>
        ))}
      </ul>
      {editing.target !== undefined && (
        <UpdateDialog
          key={editing.key}
          prayerId={prayerId}
          update={editing.target.update}
          open={editing.open}
          onOpenChange={editing.setOpen}
        />
      )}
    </section>
  )
}
