import { pushSubscriptionId, reminderKinds } from '@stillwater/contract/notifications'
import { call } from '#shared/api/call.ts'
import type { Preferences } from './notification.ts'

/** What was last sent to the server, so that it is not sent again. */
let told = ''

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined
  // `ready` would wait forever if no worker is registered.
  return (await navigator.serviceWorker.getRegistration()) && navigator.serviceWorker.ready
}

/** Makes sure that the server can push the enabled kinds to this device. */
export async function keepDevice(owner: string, preferences: Preferences): Promise<void> {
  const worker = await registration()
  if (worker === undefined) return
  try {
    const subscription = await subscribe(worker)
    const { endpoint = '', keys } = subscription.toJSON()
    const kinds = reminderKinds.filter((kind) => preferences[kind])
    const state = JSON.stringify([owner, endpoint, kinds])
    if (state === told) return
    const { p256dh = '', auth = '' } = keys ?? {}
    await call('POST /api/push/subscriptions', { body: { endpoint, keys: { p256dh, auth }, kinds } })
    told = state
  } catch (error) {
    // Without a push service the panel still works; the next visit tries again.
    console.warn('This device cannot be reached while the app is closed', error)
  }
}

/** Removes this device's subscription from the server. */
export async function dropDevice(): Promise<void> {
  told = ''
  const worker = await registration()
  const subscription = await worker?.pushManager.getSubscription()
  if (!subscription) return
  try {
    const id = await pushSubscriptionId(subscription.endpoint)
    await subscription.unsubscribe()
    await call('DELETE /api/push/subscriptions/:id', { params: { id } })
  } catch (error) {
    console.warn('This device may still be reached for a while', error)
  }
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> {
  const existing = await pushManager.getSubscription()
  const { key } = await call('GET /api/push/key')
  if (existing !== null) {
    if (sameKey(existing.options.applicationServerKey, key)) return existing
    // Created for old server keys: no push could reach it.
    await existing.unsubscribe()
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

function sameKey(buffer: ArrayBuffer | null, key: string): boolean {
  if (buffer === null) return false
  const [mine, theirs] = [new Uint8Array(buffer), bytesOf(key)]
  return mine.length === theirs.length && mine.every((byte, index) => byte === theirs[index])
}
