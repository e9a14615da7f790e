import { Link } from 'wouter'
import { localSession } from '#shared/records/local/local-session.ts'
import { syncSheetOpen, useOutbox } from '#shared/records/outbox/use-outbox.ts'
import { useStorageTrouble } from '#shared/records/unsafe/use-storage-trouble.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SyncItem } from './sync-item.tsx'

/** All unsynced changes, each with its state. */
export function SyncSheet({ open }: { open: boolean }) {
  const { items, damaged, sending, signedOut } = useOutbox()
  const isOnlyHere = useStorageTrouble() === 'here'
  const count = items.length + damaged.length
  return (
    <Dialog
      open={open}
      onOpenChange={syncSheetOpen.set}
      title="Waiting to sync"
      description={
        count === 0
          ? 'Everything is saved and synced.'
          : isOnlyHere
            ? 'This device can’t save right now. Please keep this page open until your changes have synced.'
            : 'Your changes are safe on this device. They’ll sync when you’re back online.'
      }
      footer={
        items.length > 0 &&
        !signedOut && (
          <Button variant="primary" onClick={() => localSession()?.outbox.drain()}>
            Send now
          </Button>
        )
      }
    >
      {signedOut && (
        <div role="alert" className="mb-4 rounded-control bg-lamp-soft p-4">
          <p>
            {isOnlyHere
              ? 'Your changes are on this page only. Sign in again to sync them.'
              : 'Your changes are safe on this device. Sign in again to sync them.'}
          </p>
          <Link href="/auth" className={buttonClass({ variant: 'secondary', className: 'mt-3' })}>
            Sign In
          </Link>
        </div>
      )}
      <ul>
        {items.map((item) => (
          <SyncItem key={item.key} item={item} sending={item.key === sending} />
        ))}
        {damaged.map(({ key, value }) => (
          <li key={key} className="border-t border-hairline py-3">
            <p className="font-medium">A change that can’t be read</p>
            <p className="mt-1 max-h-40 overflow-y-auto rounded-tip bg-well p-3 text-sm break-words whitespace-pre-wrap">
              {JSON.stringify(value, undefined, 1)}
            </p>
            <Button variant="quiet" className="mt-2" onClick={() => void localSession()?.outbox.discard(key)}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
