import assert from 'node:assert/strict'
import { blocksOfText, bodyOf, insertBlocks, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import * as Y from 'yjs'
import { BodyDoc } from '#shared/records/body/body-doc.ts'
import { BoundBody } from '../bound-body.ts'
import { docOf } from '../schema.ts'
import { showChange, showUndo } from '../show-change.ts'
import { blocksOf } from './blocks-of.ts'

/** An editor without a screen, on a document of its own. */
export class QuietDevice extends BodyDoc {
  state: EditorState
  readonly bound: BoundBody
  #time = 0

  constructor(start?: Uint8Array) {
    super()
    if (start !== undefined) Y.applyUpdate(this.doc, start)
    this.state = EditorState.create({ doc: docOf(toBlocks(this.body)) })
    this.bound = new BoundBody(this, (change, isOwn) => {
      this.state = this.state.apply((isOwn ? showUndo : showChange)(this.state, this.body, change))
    })
  }

  get text(): string {
    return textOfBlocks(toBlocks(this.body))
  }

  /** So many milliseconds after the last edit: by default long enough to be undone alone. */
  edit(change: (tr: Transaction) => Transaction, after = 5000): void {
    const tr = change(this.state.tr).setTime((this.#time += after))
    this.state = this.state.apply(tr)
    if (tr.docChanged) this.bound.add([tr])
  }

  run(command: Command, after?: number): void {
    command(this.state, (tr) => this.edit(() => tr, after))
  }

  /** Editor and body say the same. */
  check(): void {
    const shown = blocksOf(this.state.doc)
    const stored = toBlocks(this.body)
    assert.deepEqual(shown, stored.length === 0 ? [{ attributes: {}, runs: [] }] : stored)
  }
}

/** Each takes what the others have. */
export function merge(...devices: readonly QuietDevice[]): void {
  for (const from of devices)
    for (const to of devices) if (from !== to) Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc))
}

/** A text of paragraphs, as devices begin with it. */
export function textOf(...lines: string[]): Uint8Array {
  const doc = new Y.Doc()
  insertBlocks(bodyOf(doc), 0, blocksOfText(lines.join('\n')))
  return Y.encodeStateAsUpdate(doc)
}
