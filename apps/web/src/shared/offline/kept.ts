import type { User } from '@stillwater/contract/auth'
import { setCaller } from '#shared/api/caller.ts'
import { lastReached, reached } from '#shared/api/connection.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { forgetPrivate } from '#shared/device/private-storage.ts'
import { answersWell } from '#shared/api/answers-well.ts'
import { alone } from './alone.ts'
import { Copy } from './copy.ts'
import { forgetDevice, readDevice, writeDevice } from './device.ts'
import { diskShelf, eraseOthers } from './disk-shelf.ts'
import { type Announcement, Outbox } from './outbox.ts'
import { inTime } from './in-time.ts'
import { sendItem } from './send-item.ts'
import { memoryShelf, type Shelf } from './shelf.ts'
import { showSent } from './show-sent.ts'

/** What lies on this device of the signed-in user: answers and records for reading, changes to be sent, unsaved words. */
export interface Kept {
  readonly userId: string
  readonly shelf: Shelf
  readonly outbox: Outbox
  readonly copy: Copy
  readonly answers: Map<string, KeptAnswer>
  /** The page's memory is all there is. */
  readonly keepsNothing: boolean
  readonly close: () => void
}

export interface KeptAnswer {
  readonly data: unknown
  readonly at: number
}

let current: Kept | undefined
const listeners = new Set<() => void>()

export const kept = (): Kept | undefined => current
export function watchKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: Kept | undefined): void {
  current = next
  setCaller(next?.userId)
  for (const listener of listeners) listener()
}

/** How long a start waits for what lies on the device before it goes on without. */
const startLimit = 3000
/** For this page: nothing more is asked of a storage that does not answer. */
let isStorageStuck = false

/** At the start of the page: what the last user of this browser left here. */
export async function restore(): Promise<User | undefined> {
  const device = readDevice()
  if (device === undefined) return undefined
  const opening = open(device.userId, device.keep)
  try {
    become(await inTime(opening, startLimit))
  } catch (error) {
    isStorageStuck = true
    opening.then(
      (late) => late.close(),
      (reason: unknown) => console.warn('The storage of this device failed', reason),
    )
    throw error
  }
  const user = current?.answers.get(userKey)
  if (user !== undefined) lastReached(user.at)
  return keptUser()
}

const userKey = '/api/user'

export const keptUser = (): User | undefined => current?.answers.get(userKey)?.data as User | undefined

/** Somebody is signed in: their words are kept from now on, if they wish. */
export async function keepFor(user: User, keep?: boolean): Promise<void> {
  const device = readDevice()
  const wish = keep ?? (device?.userId === user.id ? device.keep : true)
  if (current?.userId !== user.id || (keep !== undefined && device?.keep !== keep)) {
    current?.close()
    if (current !== undefined && current.userId !== user.id) forgetScreens()
    const opened = await open(user.id, wish)
    writeDevice({ userId: user.id, keep: wish })
    become(opened)
    await forgetOthers(user.id)
  }
  rememberAnswer(userKey, user)
  current?.outbox.resume()
}

/** Whoever's session ended here without signing out: this device shows nothing of theirs to the next one. */
async function forgetOthers(userId: string): Promise<void> {
  forgetPrivate(userId)
  try {
    await eraseOthers(userId)
  } catch (error) {
    console.warn('What this device kept of somebody else could not be removed', error)
  }
}

/** Signing out takes everything of this user off the device, in every tab. */
export async function forget(): Promise<void> {
  const leaving = current
  forgetDevice()
  become(undefined)
  if (leaving === undefined) return
  post(leaving.userId, { kind: 'left' })
  leaving.close()
  await leaving.shelf.erase()
}

/** Another tab has signed this user out: nothing of theirs stays on this page. */
function leaveToo(): void {
  current?.close()
  become(undefined)
  forgetScreens()
  queryClient.setQueryData([userKey], null)
}

const forgetScreens = () =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey })

export function rememberAnswer(key: string, data: unknown): void {
  const answer = { data, at: Date.now() }
  current?.answers.set(key, answer)
  current?.shelf
    .write('answers', new Map([[key, answer]]))
    .catch((error: unknown) => console.warn('An answer could not be kept on this device', error))
}

/** A browser that will not store anything still works, for as long as the page is open. */
async function open(userId: string, keep: boolean): Promise<Kept> {
  if (isStorageStuck) return openOn(userId, memoryShelf(), true)
  if (!keep) return openOn(userId, await takeIntoMemory(userId), true)
  try {
    return await openOn(userId, await diskShelf(userId), false)
  } catch (error) {
    console.warn('Nothing can be kept on this device', error)
    return openOn(userId, memoryShelf(), true)
  }
}

async function openOn(userId: string, shelf: Shelf, keepsNothing: boolean): Promise<Kept> {
  const channel = new BroadcastChannel(channelOf(userId))
  const outbox = new Outbox({
    shelf,
    send: sendItem,
    alone: (work) => alone(`stillwater outbox ${userId}`, work),
    announce: (announcement) => channel.postMessage(announcement),
    learn: (item, record) => copy.learnSent(item.room, item.id, record),
    onSent: (item, record) => {
      showSent(queryClient, item, outbox.latest(item, record))
      // A list that was asked for before this was sent, and is answered after it, does not know of it.
      const { items, awaited } = outbox.state
      if (!awaited.has(item.key) && !items.some(({ room }) => room === item.room))
        void queryClient.invalidateQueries({ queryKey: [item.room] })
    },
    onChangedElsewhere: (room) => void queryClient.invalidateQueries({ queryKey: [room] }),
    isServerWell: async () => (await answersWell('/readyz')) && answersWell(userKey),
    // Asking who is signed in leads to the sign-in screen; what is unsent waits here for its owner.
    onSignedOut: () => void queryClient.invalidateQueries({ queryKey: [userKey] }),
  })
  const copy = new Copy(shelf, () => outbox.changes)
  channel.addEventListener('message', ({ data }: MessageEvent<Announcement | { kind: 'left' }>) => {
    if (data.kind === 'left') leaveToo()
    else outbox.hear(data)
  })
  const close = () => {
    outbox.close()
    channel.close()
  }
  try {
    await Promise.all([outbox.load(), copy.load()])
    return {
      userId,
      shelf,
      outbox,
      copy,
      answers: await loadAnswers(shelf),
      keepsNothing,
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

const channelOf = (userId: string) => `stillwater ${userId}`

function post(userId: string, message: { kind: 'left' }): void {
  const channel = new BroadcastChannel(channelOf(userId))
  channel.postMessage(message)
  channel.close()
}

/** This device must not keep anything (any more): what is still unsent moves over, the rest goes. */
async function takeIntoMemory(userId: string): Promise<Shelf> {
  try {
    const disk = await diskShelf(userId)
    const memory = memoryShelf(await disk.unsent())
    await disk.erase()
    return memory
  } catch (error) {
    console.warn('What this device kept could not be removed', error)
    return memoryShelf()
  }
}

async function loadAnswers(shelf: Shelf): Promise<Map<string, KeptAnswer>> {
  const entries = await shelf.entries('answers')
  return new Map(entries.flatMap(([key, value]) => (isAnswer(value) ? [[key, value]] : [])))
}

const isAnswer = (value: unknown): value is KeptAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof (value as KeptAnswer).at === 'number'

/** Takes an unsent change away for good: the lists show what the server has. */
export async function discardChange({
  key,
  room,
}: {
  readonly key: number
  readonly room: string
}): Promise<void> {
  await current?.outbox.discard(key)
  await queryClient.invalidateQueries({ queryKey: [room] })
}

/** Stillwater answers again: send what waits and read what is shown anew. */
export function comeBack(): void {
  reached()
  current?.outbox.drain()
  void queryClient.invalidateQueries({ refetchType: 'active' })
}
