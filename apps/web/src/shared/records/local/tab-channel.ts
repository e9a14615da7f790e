import { isLockHeld } from '#shared/device/hold-lock.ts'
import type { Announcement } from '../outbox/outbox-queue.ts'

/** A tab is idle if it locked by itself, which is no reason to lock one that is in use. */
type Notice = { readonly kind: 'signed-out' } | { readonly kind: 'locked' } | { readonly kind: 'idle' }

/** Connects this tab with the other tabs of the same user. */
export function openTabChannel(
  userId: string,
  { onOutbox, onSignedOut }: { onOutbox: (news: Announcement) => void; onSignedOut: () => void },
) {
  const channel = new BroadcastChannel(nameFor(userId))
  channel.addEventListener('message', ({ data }: MessageEvent<Announcement | Notice>) => {
    if (data.kind === 'signed-out') onSignedOut()
    else if (data.kind === 'locked' || (data.kind === 'idle' && !isLockHeld())) location.reload()
    else if (data.kind === 'idle') return
    else onOutbox(data)
  })
  return {
    announce: (news: Announcement) => channel.postMessage(news),
    close: () => channel.close(),
  }
}

/** The user's other tabs remove their data from the page: they sign out, or open anew, locked if the lock is on. */
export function announce(kind: Notice['kind'], userId: string): void {
  const channel = new BroadcastChannel(nameFor(userId))
  channel.postMessage({ kind } satisfies Notice)
  channel.close()
}

const nameFor = (userId: string) => `stillwater ${userId}`
