import { newId } from '@stillwater/contract/records/new-id'
import { createStore } from '#shared/store.ts'
import type { EditedOutbox, LocalStore, OutboxEdit, StoreName, Unsent } from './local-store.ts'
import { StorageTimeout } from './storage-timeout.ts'
import { holdsWords, WordsInMemory, wordStores } from './words-in-memory.ts'

/** Why the device cannot store anything right now. */
type StorageFailure = 'full' | 'broken'

/** Opens the storage again after it was closed, perhaps with nothing in it. Throws where nothing is to be stored any longer. */
type Reopen = () => Promise<LocalStore>

const [firstPause, longestPause] = [1000, 30_000]

/** Where a random name of the stored data lies, which is gone if the browser has cleared it. */
const epochKey = 'epoch'

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * The device's storage, which may fail while the page is open: the browser clears it, closes its connection, or has no room. What the user
 * has written is in memory then, where it can be read and sent, and goes to the storage as soon as that works again.
 */
export class ResilientStore implements LocalStore {
  /** Undefined while the storage works. */
  readonly failure = createStore<StorageFailure | undefined>(undefined)
  /** How often the storage has lost everything. What was written on this page is in it again by then. */
  readonly cleared = createStore(0)
  readonly #words: WordsInMemory
  readonly #reopen: Reopen | undefined
  #disk: LocalStore | undefined
  #epoch: string | undefined
  #isConnected = true
  #isCleared = false
  #isStopped = false
  #cause: unknown
  #recovering: Promise<boolean> | undefined
  #pause = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  private constructor(words: WordsInMemory, disk?: LocalStore, epoch?: string, reopen?: Reopen) {
    this.#words = words
    this.#disk = disk
    this.#epoch = epoch
    this.#reopen = reopen
  }

  /** Throws if the storage does not work to begin with. */
  static async on(disk: LocalStore, reopen: Reopen): Promise<ResilientStore> {
    const [unsent, epoch] = await Promise.all([disk.unsent(), readEpoch(disk)])
    return new ResilientStore(new WordsInMemory(unsent), disk, epoch ?? (await writeEpoch(disk)), reopen)
  }

  /** For as long as the page: on a shared device, and where the storage did not work to begin with. */
  static inMemory(words = new WordsInMemory(), failure?: StorageFailure): ResilientStore {
    words.forgetStored()
    const store = new ResilientStore(words)
    store.failure.set(failure)
    return store
  }

  /** What would be lost with the page. */
  get unstored(): WordsInMemory['unstored'] {
    return this.#words.unstored
  }

  async entries(store: StoreName) {
    return this.#disk === undefined ? [] : this.#onDisk((disk) => disk.entries(store))
  }

  async get(store: StoreName, key: string): Promise<unknown> {
    if (!holdsWords(store)) return this.#disk && this.#onDisk((disk) => disk.get(store, key))
    if (this.#disk === undefined || this.#words.isDue(store, key)) return this.#words.get(store, key)
    try {
      return await this.#onDisk((disk) => disk.get(store, key))
    } catch (error) {
      this.#fail(error)
      if (this.#words.has(store, key)) return this.#words.get(store, key)
      throw error
    }
  }

  async write(store: StoreName, changes: ReadonlyMap<string, unknown>, durability?: 'strict'): Promise<void> {
    const write = (disk: LocalStore) => disk.write(store, changes, durability)
    if (!holdsWords(store)) return this.#disk && this.#onDisk(write)
    this.#words.set(store, changes)
    const done = await this.#tryDisk(write)
    this.#words.noteWritten(store, changes, done !== undefined)
  }

  async unsent(): Promise<Unsent> {
    const done = await this.#tryDisk((disk) => disk.unsent())
    if (done !== undefined) this.#words.adopt(done.value)
    return this.#words.unsent
  }

  async edit(next: (unsent: Unsent) => OutboxEdit, durability?: 'strict'): Promise<EditedOutbox> {
    // Somebody waits for it: perhaps the storage works again.
    if (durability === 'strict' && this.failure.get() !== undefined) await this.recover()
    const done = await this.#tryDisk((disk) => disk.edit(next, durability))
    if (done === undefined) return this.#words.edit(next)
    this.#words.adopt(done.value.unsent)
    return done.value
  }

  /** The connection was closed by the browser or by another tab. */
  onClosed(): void {
    this.#isConnected = false
    void this.recover()
  }

  /** Stores what the storage lacks. False if it still fails. */
  recover(): Promise<boolean> {
    this.#recovering ??= this.#recover().finally(() => (this.#recovering = undefined))
    return this.#recovering
  }

  async erase(): Promise<void> {
    this.stop()
    await this.#disk?.erase()
  }

  close(): void {
    this.#disk?.close()
  }

  /** Nothing more is opened or tried again. What is under way may finish. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** Undefined if the storage fails. */
  async #tryDisk<T>(work: (disk: LocalStore) => Promise<T>): Promise<{ readonly value: T } | undefined> {
    if (this.#disk === undefined || this.failure.get() !== undefined) return undefined
    try {
      return { value: await this.#onDisk(work) }
    } catch (error) {
      this.#fail(error)
      return undefined
    }
  }

  /** Works on the storage; if the connection was lost, on a new one. */
  async #onDisk<T>(work: (disk: LocalStore) => Promise<T>): Promise<T> {
    // Nobody should wait for the next failure.
    if (this.#disk === undefined || this.failure.get() === 'broken') throw this.#cause
    try {
      return await work(this.#disk)
    } catch (error) {
      if (isFull(error) || error instanceof StorageTimeout) throw error
      this.#isConnected = false
      if (!(await this.recover())) throw error
      return work(this.#disk)
    }
  }

  async #recover(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#isStopped || this.#disk === undefined) return false
    let disk = this.#disk
    try {
      if (!this.#isConnected) disk = await this.#reconnect(disk)
      while (this.#words.isBehind) await this.#storeWords(disk)
      this.failure.set(undefined)
    } catch (error) {
      this.#fail(error)
    }
    // Not sooner: a change that is made on a cleared storage would not know of those that come again.
    this.#disk = disk
    if (this.failure.get() !== undefined) return false
    this.#pause = 0
    if (this.#isCleared) this.cleared.set(this.cleared.get() + 1)
    this.#isCleared = false
    return true
  }

  async #reconnect(before: LocalStore): Promise<LocalStore> {
    before.close()
    const disk = (await this.#reopen?.()) ?? before
    const epoch = await readEpoch(disk)
    if (epoch === undefined || epoch !== this.#epoch) {
      this.#isCleared = true
      this.#words.forgetStored()
    }
    this.#epoch = epoch ?? (await writeEpoch(disk))
    this.#isConnected = true
    return disk
  }

  /** Each store by itself: where there is little room, one may still have enough. */
  async #storeWords(disk: LocalStore): Promise<void> {
    const results = await Promise.allSettled([
      ...wordStores.map((store) => this.#storeRows(disk, store)),
      this.#storeChanges(disk),
    ])
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  async #storeRows(disk: LocalStore, store: (typeof wordStores)[number]): Promise<void> {
    for (let due = this.#words.due(store); due.size > 0; due = this.#words.due(store)) {
      await disk.write(store, due)
      this.#words.noteWritten(store, due, true)
    }
  }

  async #storeChanges(disk: LocalStore): Promise<void> {
    for (let due = this.#words.dueChanges(); due.size > 0; due = this.#words.dueChanges()) {
      const writing = due
      const { unsent } = await disk.edit((stored) => this.#words.catchUp(writing, stored), 'strict')
      this.#words.noteCaughtUp(writing, unsent)
    }
  }

  #fail(error: unknown): void {
    if (this.failure.get() === undefined) console.warn('This device cannot store anything right now', error)
    this.#cause = error
    this.failure.set(isFull(error) ? 'full' : 'broken')
    if (this.#isStopped || this.#timer !== undefined) return
    this.#pause = Math.min(this.#pause === 0 ? firstPause : this.#pause * 2, longestPause)
    this.#timer = setTimeout(() => void this.recover(), this.#pause)
  }
}

async function readEpoch(disk: LocalStore): Promise<string | undefined> {
  const epoch = await disk.get('answers', epochKey)
  return typeof epoch === 'string' ? epoch : undefined
}

async function writeEpoch(disk: LocalStore): Promise<string | undefined> {
  const epoch = newId()
  try {
    await disk.write('answers', new Map([[epochKey, epoch]]))
    return epoch
  } catch (error) {
    console.warn('This device’s storage could not be given a name', error)
    return undefined
  }
}
