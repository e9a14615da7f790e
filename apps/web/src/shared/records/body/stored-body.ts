import { bodyOf, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'
import type { LocalStore } from '../local/local-store.ts'
import { fromBase64, toBase64 } from '#shared/base64.ts'

/** When the changes since the last whole copy have grown to this many bytes, a whole copy is written. */
const mostRecent = 32_000

/** Marks changes of a document that were read from the local store. */
export const fromStore = Symbol('store')

const recentKey = (id: string) => `${id} recent`

/** The text is no longer needed on this device. */
export const forgetBody = (store: LocalStore, id: string): Promise<void> =>
  store.write('bodies', new Map([id, recentKey(id)].map((key) => [key, undefined])))

/** The words of a sermon as this page has them: those that are open, or those that were stored. */
export async function wordsOfBody(store: LocalStore, id: string, open?: Y.Doc): Promise<string> {
  const doc = open ?? new Y.Doc()
  if (open === undefined) await new StoredBody(store, id, doc).load()
  return textOfBlocks(toBlocks(bodyOf(doc)))
}

/** The text of a sermon in the local store: a whole copy, and what has changed since, so that a save while typing stays small. */
export class StoredBody {
  readonly #store: LocalStore
  readonly #id: string
  readonly #doc: Y.Doc
  /** What the whole copy holds; undefined until there is one: nothing was ever received from the server. */
  #whole: Uint8Array | undefined
  #isRead = false

  constructor(store: LocalStore, id: string, doc: Y.Doc) {
    this.#store = store
    this.#id = id
    this.#doc = doc
  }

  get isKnown(): boolean {
    return this.#whole !== undefined
  }

  /** Reads what is stored into the document. Until that has worked nothing is written over it. */
  async load(): Promise<void> {
    const [whole, recent] = await Promise.all([
      this.#store.get('bodies', this.#id),
      this.#store.get('bodies', recentKey(this.#id)),
    ])
    if (typeof whole === 'string') {
      const update = fromBase64(whole)
      Y.applyUpdate(this.#doc, update, fromStore)
      // Not what the document holds: somebody may have written before this could be read.
      this.#whole = Y.encodeStateVectorFromUpdate(update)
    }
    if (typeof recent === 'string') Y.applyUpdate(this.#doc, fromBase64(recent), fromStore)
    this.#isRead = true
  }

  async save(): Promise<void> {
    if (!this.#isRead) await this.load()
    const recent = Y.encodeStateAsUpdate(this.#doc, this.#whole)
    if (this.isKnown && recent.length > mostRecent) return this.saveWhole()
    await this.#store.write('bodies', new Map([[recentKey(this.#id), toBase64(recent)]]))
  }

  /** All that the document holds, wherever the rest of it is stored. */
  saveAll(): Promise<void> {
    return this.isKnown ? this.saveWhole() : this.save()
  }

  /** After the server has answered: from now on its text is known here. */
  async saveWhole(): Promise<void> {
    if (!this.#isRead) await this.load()
    this.#whole = Y.encodeStateVector(this.#doc)
    const changes = new Map<string, unknown>([
      [this.#id, toBase64(Y.encodeStateAsUpdate(this.#doc))],
      [recentKey(this.#id), undefined],
    ])
    await this.#store.write('bodies', changes)
  }
}
