import { answersWell } from '#shared/api/connection.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { oneTab } from '../outbox/one-tab.ts'
import { Outbox } from '../outbox/outbox.ts'
import type { Change, OutboxItem } from '../outbox/outbox-item.ts'
import { showSent } from '../outbox/show-sent.ts'
import { marksPath, type StoredRecord } from '../record-type.ts'
import { type CachedAnswer, loadAnswers } from './answers.ts'
import type { LocalStore } from './local-store.ts'
import { moveToMemory, openStorage } from './open-storage.ts'
import { RecordCache } from './record-cache.ts'
import { ResilientStore } from './resilient-store.ts'
import { openTabChannel } from './tab-channel.ts'

/** The signed-in user's data on this device: cached answers and records, unsent changes, drafts. */
export interface LocalSession {
  readonly userId: string
  readonly store: ResilientStore
  readonly outbox: Outbox
  readonly cache: RecordCache
  readonly answers: Map<string, CachedAnswer>
  /** Nothing is stored beyond the page. */
  readonly memoryOnly: boolean
  readonly close: () => void
}

/** `shared` for a shared device, which stores nothing; `stuck` for storage that does not respond. */
type StorageMode = 'device' | 'shared' | 'stuck'

/** Sends one change: which files do that is for the caller to say, as some of them need what is here. */
type Send = (item: OutboxItem, store: LocalStore) => Promise<StoredRecord | undefined>

/** A browser that will not store anything still works, for as long as the page is open. */
export async function openStore(
  userId: string,
  mode: StorageMode,
  send: Send,
  onSignedOutElsewhere: () => void,
): Promise<LocalSession> {
  const open = (store: ResilientStore, memoryOnly: boolean) =>
    openOn(userId, store, memoryOnly, send, onSignedOutElsewhere)
  const openWithoutStorage = () => open(ResilientStore.inMemory(undefined, 'broken'), true)
  if (mode === 'stuck') return openWithoutStorage()
  if (mode === 'shared') return open(await moveToMemory(userId), true)
  try {
    return await open(await openStorage(userId), false)
  } catch (error) {
    console.warn('Nothing can be stored on this device', error)
    return openWithoutStorage()
  }
}

async function openOn(
  userId: string,
  store: ResilientStore,
  memoryOnly: boolean,
  send: Send,
  onSignedOutElsewhere: () => void,
): Promise<LocalSession> {
  const tabs = openTabChannel(userId, {
    onOutbox: (news) => outbox.onMessage(news),
    onSignedOut: onSignedOutElsewhere,
  })
  const outbox = new Outbox({
    store,
    isInMemory: (key) => store.failure.get() !== undefined && store.unstored.get().outbox.has(key),
    send: (item) => send(item, store),
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
    store.stop()
    outbox.close()
    tabs.close()
  }
  try {
    const [answers] = await Promise.all([loadAnswers(store), outbox.load(), cache.load()])
    // What the user wrote is in the storage again by then; this is what the server has too.
    store.cleared.subscribe(() => {
      cache.writeAgain()
      store
        .write('answers', answers)
        .catch((error: unknown) => console.warn('Answers could not be stored on this device', error))
    })
    // Another tab may have sent some of it meanwhile.
    store.failure.subscribe(() => store.failure.get() === undefined && outbox.drain())
    return { userId, store, outbox, cache, answers, memoryOnly, close }
  } catch (error) {
    close()
    throw error
  }
}

/** A prayed day is all that its answer would tell. Only a list that is just being read may lack it. */
const isMissing = ({ path }: Change) => path !== marksPath || queryClient.isFetching({ queryKey: [path] }) > 0
