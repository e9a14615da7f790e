/// <reference lib="webworker" />
/** Shows push messages and opens what they are about. */
import { holdMessage, isPreaching, takeHeld } from './held-messages.ts'
import { inApp, readMessage, withoutWords } from './push-message.ts'
import { areTitlesHidden, isSeen, noteSeen } from './seen-messages.ts'
import { tellSubscription } from './tell-subscription.ts'

const worker = globalThis as unknown as ServiceWorkerGlobalScope

worker.addEventListener('push', (event) => {
  event.waitUntil(receive(event.data?.text() ?? ''))
})

/** The preacher has left the pulpit. */
worker.addEventListener('message', (event: ExtendableMessageEvent) => {
  if (event.data === 'show held') event.waitUntil(showHeld())
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openScreen(inApp(Object(event.notification.data).link)))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  // Browsers differ in what this event contains; all of them can subscribe again with the old options.
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null }
  if (oldSubscription) (event as ExtendableEvent).waitUntil(subscribeAgain(oldSubscription))
})

async function receive(text: string): Promise<void> {
  const isHeld = await isPreaching().catch((error: unknown) => {
    console.warn('Whether somebody preaches cannot be known', error)
    return false
  })
  if (isHeld) return holdMessage(text)
  // Some may have been left by a page that was closed in the pulpit.
  await showHeld()
  await show(text)
}

async function showHeld(): Promise<void> {
  try {
    for (const text of await takeHeld()) await show(text)
  } catch (error) {
    console.warn('Reminders that waited could not be read', error)
  }
}

async function show(text: string): Promise<void> {
  const message = readMessage(text)
  const isHidden = await areTitlesHidden().catch((error: unknown) => {
    // A reminder without its title is better than one that the wrong person reads.
    console.warn('Whether the app is locked cannot be known', error)
    return true
  })
  const { id, title, body, link } = isHidden ? withoutWords(message) : message
  const isRepeated = await isSeen(id).catch((error: unknown) => {
    // Twice is better than never.
    console.warn('Which messages have been seen cannot be known', error)
    return false
  })
  if (isRepeated) return
  await worker.registration.showNotification(title, {
    body,
    // A repeated message replaces its earlier notification.
    tag: id,
    icon: '/icon.svg',
    data: { link },
  })
  // Only now: one that could not be shown counts as new when it comes again.
  await noteSeen(id).catch((error: unknown) => console.warn('A message may be shown twice', error))
}

async function openScreen(link: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).origin === worker.location.origin)
  if (open === undefined) {
    await worker.clients.openWindow(link)
    return
  }
  // The page navigates by itself: a reload would lose unsaved text.
  open.postMessage({ openLink: link })
  await open.focus()
}

async function subscribeAgain({ options }: PushSubscription): Promise<void> {
  const { applicationServerKey } = options
  if (applicationServerKey === null) return
  const fresh = await worker.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  })
  await tellSubscription(fresh.toJSON())
}
