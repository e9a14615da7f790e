import { answersWell } from '#shared/api/connection.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { currentSealer } from '#shared/device/sealer.ts'
import { oneTab } from '../outbox/one-tab.ts'
import { Outbox } from '../outbox/outbox.ts'
import type { Change } from '../outbox/outbox-item.ts'
import { sendItem } from '../outbox/send-item.ts'
import { showSent } from '../outbox/show-sent.ts'
import { marksPath } from '../record-type.ts'
import { type CachedAnswer, loadAnswers } from './answers.ts'
import { indexedDbStore } from './indexeddb-store.ts'
import { type LocalStore, memoryStore } from './local-store.ts'
import { RecordCache } from './record-cache.ts'
import { openTabChannel } from './tab-channel.ts'

/** The signed-in user's data on this device: cached answers and records, unsent changes, drafts. */
export interface LocalSession {
  readonly userId: string
  readonly store: LocalStore
  readonly outbox: Outbox
  readonly cache: RecordCache
  readonly answers: Map<string, CachedAnswer>
  /** Nothing is stored beyond the page. */
  readonly memoryOnly: boolean
  readonly close: () => void
}

/** `shared` for a shared device, which stores nothing; `stuck` for storage that does not respond. */
type StorageMode = 'device' | 'shared' | 'stuck'

/** A browser that will not store anything still works, for as long as the page is open. */
export async function openStore(
  userId: string,
  mode: StorageMode,
  onSignedOutElsewhere: () => void,
): Promise<LocalSession> {
  const open = (store: LocalStore, memoryOnly: boolean) =>
    openOn(userId, store, memoryOnly, onSignedOutElsewhere)
  if (mode === 'stuck') return open(memoryStore(), true)
  if (mode === 'shared') return open(await moveToMemory(userId), true)
  try {
    return await open(await openDisk(userId), false)
  } catch (error) {
    console.warn('Nothing can be stored on this device', error)
    return open(memoryStore(), true)
  }
}

/** The user's database, encrypted while the app lock is on. */
async function openDisk(userId: string): Promise<LocalStore> {
  const sealer = currentSealer()
  if (sealer === undefined) return indexedDbStore(userId)
  const { openLocked } = await import('#shared/lock/locked-disk.ts')
  return openLocked(userId, sealer)
}

async function openOn(
  userId: string,
  store: LocalStore,
  memoryOnly: boolean,
  onSignedOutElsewhere: () => void,
): Promise<LocalSession> {
  const tabs = openTabChannel(userId, {
    onOutbox: (news) => outbox.onMessage(news),
    onSignedOut: onSignedOutElsewhere,
  })
  const outbox = new Outbox({
    store,
    send: sendItem,
    oneTab: (work) => oneTab(`stillwater outbox ${userId}`, work),
    announce: tabs.announce,
    upsert: (item, record) => cache.upsertSent(item.path, item.id, record),
    onSent: (item, record) => {
      showSent(queryClient, item, outbox.latest(item, record))
      // A list requested before this was sent and answered after it does not include it.
      const { items, awaited } = outbox.state
      if (!awaited.has(item.key) && !items.some(({ path }) => path === item.path) && isMissing(item))
        void queryClient.invalidateQueries({ queryKey: [item.path] })
    },
    onChangedElsewhere: (path) => void queryClient.invalidateQueries({ queryKey: [path] }),
    isServerWell: async () => (await answersWell('/readyz')) && answersWell('/api/user'),
    // Reading the session leads to the sign-in screen; unsent changes stay in the queue.
    onSignedOut: () => void queryClient.invalidateQueries({ queryKey: ['/api/user'] }),
  })
  const cache = new RecordCache(store, () => outbox.changes)
  const close = () => {
    outbox.close()
    tabs.close()
  }
  try {
    await Promise.all([outbox.load(), cache.load()])
    return { userId, store, outbox, cache, answers: await loadAnswers(store), memoryOnly, close }
  } catch (error) {
    close()
    throw error
  }
}

/** A prayed day is all that its answer would tell. Only a list that is just being read may lack it. */
const isMissing = ({ path }: Change) => path !== marksPath || queryClient.isFetching({ queryKey: [path] }) > 0

/** This device must no longer store anything: unsent changes move to memory, the rest is erased. */
async function moveToMemory(userId: string): Promise<LocalStore> {
  try {
    const disk = await openDisk(userId)
    const memory = memoryStore(await disk.unsent(), await disk.entries('bodies'))
    await disk.erase()
    return memory
  } catch (error) {
    console.warn('What this device stored could not be removed', error)
    return memoryStore()
  }
}
