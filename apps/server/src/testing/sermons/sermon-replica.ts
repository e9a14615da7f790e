import type { SermonBody } from '@stillwater/contract/sermons/sermon-body'
import { bodyOf, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'
import type { Visitor } from '../app.ts'

export const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
export const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

/** What a device has of a sermon's body: it edits by itself and syncs when it is told to. */
export class Replica {
  readonly doc = new Y.Doc()
  readonly #visitor: Visitor
  readonly #path: string
  readonly #device: string
  /** What the server had when it last answered. */
  #known = Uint8Array.of(0)
  seq = 0
  fromNotes = false

  constructor(visitor: Visitor, sermonId: string, device: string) {
    this.#visitor = visitor
    this.#path = `/api/sermons/${sermonId}/body`
    this.#device = device
  }

  get body(): Y.Text {
    return bodyOf(this.doc)
  }

  get text(): string {
    return textOfBlocks(toBlocks(this.body))
  }

  write(text: string, at = 0): this {
    this.body.insert(at, text)
    return this
  }

  post(more: object = {}) {
    return this.#visitor.post(this.#path, {
      update: toBase64(Y.encodeStateAsUpdate(this.doc, this.#known)),
      vector: toBase64(Y.encodeStateVector(this.doc)),
      device: this.#device,
      ...more,
    })
  }

  async sync(more: object = {}): Promise<this> {
    const answer = await this.post(more)
    if (answer.statusCode !== 200) throw new Error(`could not sync: ${answer.statusCode} ${answer.body}`)
    this.take(answer.json<SermonBody>())
    return this
  }

  async pull(): Promise<this> {
    const vector = encodeURIComponent(toBase64(Y.encodeStateVector(this.doc)))
    this.take((await this.#visitor.get(`${this.#path}?vector=${vector}`)).json<SermonBody>())
    return this
  }

  take({ update, vector, seq, fromNotes }: SermonBody): void {
    Y.applyUpdate(this.doc, fromBase64(update))
    this.#known = fromBase64(vector)
    this.seq = seq
    this.fromNotes = fromNotes
  }
}
