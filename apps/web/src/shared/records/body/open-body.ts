import * as Y from 'yjs'
import { call } from '#shared/api/call.ts'
import { offline } from '#shared/api/connection.ts'
import { isUnreachable } from '#shared/api/error.ts'
import { afterPause } from '#shared/after-pause.ts'
import { createStore } from '#shared/store.ts'
import type { LocalSession } from '../local/open-local-session.ts'
import { bodyPath } from '../record-type.ts'
import { fromBase64, toBase64 } from '#shared/base64.ts'
import { BodyDoc } from './body-doc.ts'
import { openBodies } from './open-bodies.ts'
import { exchange, fromServer, hasMoreThan, receive, type Received } from './exchange.ts'
import { fromStore, StoredBody } from './stored-body.ts'

/** While somebody types, the text is stored this often, and sent after a pause, or at the latest after this time. */
const [saveAfter, sendAfter, sendWithin] = [250, 1500, 8000]

/** How long a text that this device does not have yet is waited for: what is written meanwhile is merged with it. */
const openWithin = 4000

const fromTab = Symbol('tab')

/** The text of a sermon while it is open: stored, sent, and merged with what other tabs and devices write. */
export class OpenBody extends BodyDoc {
  /** Something was written in the last moment that may not be stored yet. */
  readonly pending = createStore(false)
  /** What this device has of it could not be read, so that nothing is stored either. */
  readonly failed = createStore(false)
  /** Whether the server's text has been read, now or at an earlier time. */
  readonly known = createStore(false)
  /** The sermon's notes have become its text, which happens once. */
  readonly fromNotes = createStore(false)
  readonly #session: LocalSession
  readonly #id: string
  /** How the user recognizes the sermon among unsent changes. */
  readonly #title: () => string
  readonly #stored: StoredBody
  readonly #tabs: BroadcastChannel
  readonly #unsubscribe: () => void
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #sendTimer: ReturnType<typeof setTimeout> | undefined
  readonly #sending = afterPause(sendAfter, () => void this.#send())
  #hasUnsent = false
  /** What is unsent was merged here with what another device has sent. */
  #hasMerged = false
  #isHeld = false
  /** What came while the keyboard was composing a word. */
  #held: [update: Uint8Array, origin: symbol][] = []
  #saving: Promise<void> = Promise.resolve()

  private constructor(session: LocalSession, id: string, title: () => string) {
    super()
    this.#session = session
    this.#id = id
    this.#title = title
    this.#stored = new StoredBody(session.store, id, this.doc)
    this.#tabs = new BroadcastChannel(`stillwater ${session.userId} sermon ${id}`)
    this.#tabs.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => this.#take(data, fromTab))
    this.doc.on('update', (update: Uint8Array, origin: unknown) => this.#onUpdate(update, origin))
    const unsubscribe = offline.subscribe(() => !offline.get() && void this.receive())
    const onShow = () => (document.visibilityState === 'visible' ? void this.receive() : void this.save())
    const onHide = () => void this.save()
    document.addEventListener('visibilitychange', onShow)
    window.addEventListener('pagehide', onHide)
    const { cleared, failure } = session.store
    const unsubscribeFromCleared = cleared.subscribe(() => void this.#saveAll())
    const unsubscribeFromFailure = failure.subscribe(() => {
      if (failure.get() === undefined) void this.save()
    })
    this.#unsubscribe = () => {
      unsubscribe()
      unsubscribeFromCleared()
      unsubscribeFromFailure()
      document.removeEventListener('visibilitychange', onShow)
      window.removeEventListener('pagehide', onHide)
    }
  }

  /** Opens it with what this device has, or, the first time, with what the server has. */
  static async open(session: LocalSession, id: string, title: () => string): Promise<OpenBody> {
    const open = new OpenBody(session, id, title)
    await open.#tryStorage(() => open.#stored.load())
    open.known.set(open.#stored.isKnown)
    openBodies.set(id, open)
    if (open.#stored.isKnown) void open.receive()
    else await open.receive(AbortSignal.timeout(openWithin))
    return open
  }

  /** Reads what others have written; if the server turns out to lack something, it is sent. */
  async receive(signal?: AbortSignal): Promise<void> {
    try {
      const received = await receive(this, this.#id, this.#takeFromServer, signal)
      this.#hasMerged ||= received.isMerge
      await this.#onReceived(received)
      if (!hasMoreThan(this.doc, received.vector)) return
      this.#hasUnsent = true
      await this.save()
      this.#session.outbox.drain()
    } catch (error) {
      // Offline, or a sermon that the server does not have yet: its text follows it.
      if (!isUnreachable(error))
        console.warn('The text of the sermon could not be read from the server', error)
    }
  }

  async exchange(signal: AbortSignal): Promise<void> {
    const hasMerged = this.#hasMerged
    const received = await exchange(this, this.#id, this.#takeFromServer, { signal, hasMerged })
    this.#hasMerged = false
    await this.#onReceived(received)
  }

  /** Takes over what the server has answered to a call of its own, such as a restored version. */
  takeFromServer(update: string): void {
    this.#takeFromServer(fromBase64(update))
  }

  /** What the document holds, for the server to answer what it lacks. */
  vector(): string {
    return toBase64(Y.encodeStateVector(this.doc))
  }

  /** The notes of the sermon become its text, on the server, so that two devices cannot both do it. */
  async startFromNotes(): Promise<void> {
    const body = {
      update: toBase64(Y.encodeStateAsUpdate(new Y.Doc())),
      vector: this.vector(),
      fromNotes: true,
    }
    const { update, fromNotes } = await call('POST /api/sermons/:id/body', { params: { id: this.#id }, body })
    this.takeFromServer(update)
    this.fromNotes.set(fromNotes)
  }

  /** While the keyboard composes a word, the document must not change below it. */
  hold(): void {
    this.#isHeld = true
  }

  release(): void {
    this.#isHeld = false
    const held = this.#held
    this.#held = []
    for (const [update, origin] of held) this.#take(update, origin)
  }

  /** While somebody types, the edits of a moment are one change of the text: stored, and told to other tabs, with the next save. */
  override writeLater(write: () => void): void {
    super.writeLater(write)
    this.pending.set(true)
    this.#saveSoon()
  }

  /** Stores the text on this device now. */
  save(): Promise<void> {
    this.write()
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    // One after the other, so that an older text never comes last.
    this.#saving = this.#saving.then(() => this.#store())
    return this.#saving
  }

  async close(): Promise<void> {
    this.release()
    this.#unsubscribe()
    this.#sending.cancel()
    clearTimeout(this.#sendTimer)
    await this.save()
    if (this.#isWaiting()) await this.#saveAll()
    this.#session.outbox.drain()
    this.#tabs.close()
    if (openBodies.get(this.#id) === this) openBodies.delete(this.#id)
    this.doc.destroy()
  }

  readonly #takeFromServer = (update: Uint8Array) => this.#take(update, fromServer)

  #take(update: Uint8Array, origin: symbol): void {
    if (this.#isHeld) this.#held.push([update, origin])
    else Y.applyUpdate(this.doc, update, origin)
  }

  #onUpdate(update: Uint8Array, origin: unknown): void {
    if (origin === fromStore) return
    if (origin !== fromTab && origin !== fromServer) {
      this.#hasUnsent = true
      this.#tabs.postMessage(update)
      this.pending.set(true)
      this.#sendSoon()
    }
    this.#saveSoon()
  }

  #saveSoon(): void {
    this.#saveTimer ??= setTimeout(() => void this.save(), saveAfter)
  }

  async #onReceived({ fromNotes }: Pick<Received, 'fromNotes'>): Promise<void> {
    this.fromNotes.set(fromNotes)
    this.known.set(true)
    if (!this.#stored.isKnown) await this.#tryStorage(() => this.#stored.saveWhole())
  }

  /** What cannot be stored is sent all the same. */
  async #store(): Promise<void> {
    await this.#tryStorage(() => this.#stored.save())
    if (!this.#hasUnsent) return
    this.#hasUnsent = false
    const { outbox } = this.#session
    await outbox.mark({ path: bodyPath, op: 'update', id: this.#id, title: this.#title(), body: {} })
  }

  /** The whole text, which this page may soon no longer have, or the storage no longer has. */
  #saveAll(): Promise<void> {
    this.#saving = this.#saving.then(() => this.#tryStorage(() => this.#stored.saveAll()))
    return this.#saving
  }

  async #tryStorage(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.failed.set(false)
    } catch (error) {
      this.failed.set(true)
      console.warn('What this device has of the sermon could not be read', error)
    }
  }

  /** Whether the server lacks something. */
  #isWaiting(): boolean {
    return this.#session.outbox.state.items.some(({ path, id }) => path === bodyPath && id === this.#id)
  }

  #sendSoon(): void {
    this.#sending.call()
    this.#sendTimer ??= setTimeout(() => void this.#send(), sendWithin)
  }

  async #send(): Promise<void> {
    this.#sending.cancel()
    clearTimeout(this.#sendTimer)
    this.#sendTimer = undefined
    await this.save()
    this.pending.set(false)
    this.#session.outbox.drain()
  }
}
