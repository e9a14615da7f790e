import type { Announcement } from '../outbox/outbox-queue.ts'

interface SignedOut {
  readonly kind: 'signed-out'
}

/** Connects this tab with the other tabs of the same user. */
export function openTabChannel(
  userId: string,
  { onOutbox, onSignedOut }: { onOutbox: (news: Announcement) => void; onSignedOut: () => void },
) {
  const channel = new BroadcastChannel(nameFor(userId))
  channel.addEventListener('message', ({ data }: MessageEvent<Announcement | SignedOut>) => {
    if (data.kind === 'signed-out') onSignedOut()
    else onOutbox(data)
  })
  return {
    announce: (news: Announcement) => channel.postMessage(news),
    close: () => channel.close(),
  }
}

/** The user's other tabs remove their data from the page. */
export function announceSignOut(userId: string): void {
  const channel = new BroadcastChannel(nameFor(userId))
  channel.postMessage({ kind: 'signed-out' } satisfies SignedOut)
  channel.close()
}

const nameFor = (userId: string) => `stillwater ${userId}`
