import type { User } from '@stillwater/contract/account/auth'
import { setCaller } from '#shared/api/call.ts'
import { setLastReached, setOnline } from '#shared/api/connection.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { isLockOn } from '#shared/device/lock-key.ts'
import { forgetPrivate } from '#shared/device/private-storage.ts'
import { setSealer } from '#shared/device/sealer.ts'
import { createStore } from '#shared/store.ts'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { sendItem } from '../outbox/send-item.ts'
import type { ChangePath } from '../record-type.ts'
import { forgetDevice, readDevice, writeDevice } from './device.ts'
import { eraseOthers } from './indexeddb-store.ts'
import { type LocalSession, openStore } from './open-local-session.ts'
import { hasSealedWords } from './sealed-key.ts'
import { withTimeout } from './storage-timeout.ts'
import { announce } from './tab-channel.ts'

const session = createStore<LocalSession | undefined>(undefined)

export const localSession = session.get
export const subscribeToSession = session.subscribe

function setSession(next: LocalSession | undefined): void {
  setCaller(next?.userId)
  session.set(next)
}

/** How long the start waits for stored data before it continues without. */
const startTimeout = 3000
/** For this page: storage that does not respond is no longer used. */
let isStorageStuck = false

const open = (userId: string, keep: boolean) =>
  openStore(userId, isStorageStuck ? 'stuck' : keep ? 'device' : 'shared', sendItem, leaveToo)

/** At the start of the page: restores the session of this browser's last user. */
export async function restoreSession(): Promise<User | undefined> {
  const device = readDevice()
  if (device === undefined) return undefined
  const opening = open(device.userId, device.keep)
  try {
    setSession(await withTimeout(opening, startTimeout))
  } catch (error) {
    isStorageStuck = true
    opening.then(
      (late) => late.close(),
      (reason: unknown) => console.warn('The storage of this device failed', reason),
    )
    throw error
  }
  const user = localSession()?.answers.get(userKey)
  if (user !== undefined) setLastReached(user.at)
  return cachedUser()
}

const userKey = '/api/user'

export const cachedUser = (): User | undefined =>
  localSession()?.answers.get(userKey)?.data as User | undefined

/** A user has signed in: their data is stored here from now on, unless this is a shared device. */
export async function openSession(user: User, keep?: boolean): Promise<void> {
  const device = readDevice()
  const wanted = keep ?? (device?.userId === user.id ? device.keep : true)
  const isReadable = isLockOn() || hasSealedWords(user.id) ? await settleLock(user.id) : false
  const current = localSession()
  if (current?.userId !== user.id || isReadable || (keep !== undefined && device?.keep !== keep)) {
    current?.close()
    if (current !== undefined && current.userId !== user.id) forgetScreens()
    // Other tabs, too, must know before what is stored is erased.
    if (!wanted) writeDevice({ userId: user.id, keep: false })
    const opened = await open(user.id, wanted)
    // A shared device has nothing to lock.
    if (!wanted && isLockOn()) await (await loadLock()).endLock()
    writeDevice({ userId: user.id, keep: wanted })
    setSession(opened)
    await forgetOthers(user.id)
  }
  cacheAnswer(userKey, user)
  localSession()?.outbox.resume()
}

const settleLock = async (userId: string) => (await import('#shared/lock/sealed-words.ts')).settleLock(userId)

const loadLock = () => import('#shared/lock/forget-lock.ts')

/** The app lock changes how data is stored here: this page closes it for that, hears no other tab, and opens it again. */
export async function reopenSession(change: () => Promise<void>): Promise<void> {
  const current = localSession()
  await current?.cache.written()
  current?.close()
  try {
    await change()
  } finally {
    if (current !== undefined) setSession(await open(current.userId, true))
    localSession()?.outbox.resume()
  }
}

/** Removes the data of users whose session ended here without signing out. */
async function forgetOthers(userId: string): Promise<void> {
  forgetPrivate(userId)
  try {
    await eraseOthers(userId)
  } catch (error) {
    console.warn('What this device stored of somebody else could not be removed', error)
  }
}

/** Signing out removes all of this user's data from the device, in every tab. */
export async function eraseSession(): Promise<void> {
  const leaving = localSession()
  forgetDevice()
  setSession(undefined)
  if (leaving === undefined) return
  announce('signed-out', leaving.userId)
  leaving.close()
  if (isLockOn()) await (await loadLock()).forgetLock()
  await leaving.store.erase()
}

/** The user has signed this device out from another one, perhaps because it is lost: nothing of theirs stays on it. */
export async function obeySignOut(message: string): Promise<void> {
  if (localSession() === undefined) return
  toast({ title: 'Signed out', description: message })
  forgetPrivate()
  await eraseSession()
}

/** Another tab has signed this user out: their data is removed from this page. */
function leaveToo(): void {
  const leaving = localSession()
  leaving?.close()
  // It may have been opened again here before this page heard of it. Unless the same user has signed in meanwhile.
  if (leaving !== undefined && readDevice()?.userId !== leaving.userId)
    leaving.store
      .erase()
      .catch((error: unknown) => console.warn('What this device stored could not be removed', error))
  setSession(undefined)
  setSealer(undefined)
  forgetScreens()
  queryClient.setQueryData([userKey], null)
}

const forgetScreens = () =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey })

/** Stores a server answer for offline use, or what must be known as soon as the app starts. */
export function cacheAnswer(key: string, data: unknown, durability?: 'strict'): void {
  const answer = { data, at: Date.now() }
  localSession()?.answers.set(key, answer)
  localSession()
    ?.store.write('answers', new Map([[key, answer]]), durability)
    .catch((error: unknown) => console.warn('An answer could not be stored on this device', error))
}

/** Deletes an unsent change: the lists show the server's records. */
export async function discardChange({ key, path }: { key: number; path: ChangePath }): Promise<void> {
  await localSession()?.outbox.discard(key)
  await queryClient.invalidateQueries({ queryKey: [path] })
}

/** Stillwater answers again: sends unsent changes and refreshes what is shown. */
export function onReconnect(): void {
  setOnline()
  localSession()?.outbox.drain()
  void queryClient.invalidateQueries({ refetchType: 'active' })
}
