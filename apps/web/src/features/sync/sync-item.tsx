import { Link } from 'wouter'
import { discardChange, localSession } from '#shared/records/local/local-session.ts'
import type { StoredItem } from '#shared/records/outbox/outbox-item.ts'
import { bodyPath } from '#shared/records/record-type.ts'
import { syncSheetOpen } from '#shared/records/outbox/use-outbox.ts'
import { ConflictNotice } from '#shared/records/form/conflict-notice.tsx'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { describeItem, screenOf, titleOf } from './item-words.ts'
import { RecordText } from './record-text.tsx'

interface SyncItemProps {
  readonly item: StoredItem
  readonly sending: boolean
}

export function SyncItem({ item, sending }: SyncItemProps) {
  const { refused } = item
  const current = refused?.status === 409 ? refused.current : undefined
  return (
    <li className="border-t border-hairline py-3 first:border-0">
      <p className="font-medium break-words">{titleOf(item)}</p>
      <p className="text-sm text-muted">{describeItem(item)}</p>
      {refused === undefined ? (
        <p className="mt-1 text-sm text-muted">{sending ? 'Sending' : 'Waiting to sync'}</p>
      ) : current === undefined ? (
        <Refused item={item} />
      ) : (
        <div className="mt-2">
          <ConflictNotice
            onKeepMine={() => void localSession()?.outbox.retry(item.key)}
            onTakeTheirs={() => void discardChange(item)}
            mine={
              item.record === undefined ? (
                'You deleted it here.'
              ) : (
                <RecordText path={item.path} record={item.record} />
              )
            }
          >
            <RecordText path={item.path} record={current} />
          </ConflictNotice>
        </div>
      )}
    </li>
  )
}

function Refused({ item }: { item: StoredItem }) {
  const { refused } = item
  // The screen of a deleted sermon offers to keep its text.
  const isGone = item.op === 'remove' || (refused?.status === 404 && item.path !== bodyPath)
  const screen = isGone ? undefined : screenOf(item)
  const reasons = Object.values(refused?.fields ?? {})

  async function discard() {
    const sure = await askToConfirm({
      title: 'Discard this change?',
      description: 'It hasn’t synced yet, so it will be lost.',
      confirmLabel: 'Discard',
      destructive: true,
    })
    if (sure) await discardChange(item)
  }

  return (
    <div role="alert" className="mt-1">
      <p className="text-sm text-alert">Needs attention: {reasons.join(' ') || refused?.message}</p>
      {item.record !== undefined && (
        <div className="mt-2 max-h-40 overflow-y-auto rounded-tip bg-well p-3 text-sm whitespace-pre-wrap">
          <RecordText path={item.path} record={item.record} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {screen !== undefined && (
          <Link
            href={screen}
            className={buttonClass({ variant: 'secondary' })}
            onClick={() => syncSheetOpen.set(false)}
          >
            Open and fix
          </Link>
        )}
        <Button variant="secondary" onClick={() => void localSession()?.outbox.retry(item.key)}>
          Try again
        </Button>
        <Button variant="quiet" onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </div>
  )
}
