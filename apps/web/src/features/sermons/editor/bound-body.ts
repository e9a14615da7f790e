import type { Transaction } from 'prosemirror-state'
import type * as Y from 'yjs'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { createStore } from '#shared/store.ts'
import { fromEditor, writeEdits } from './binding.ts'
import type { Change } from './undo/change.ts'
import { readChange } from './undo/read-change.ts'
import { Steps } from './undo/steps.ts'
import { UndoHistory } from './undo/undo-history.ts'

/** Shows a change of the body that is not an edit; `isOwn` if it takes edits back. */
type Show = (change: Change, isOwn: boolean) => void

/** The body as an editor uses it: takes its edits, takes them back, and tells what else has changed. */
export class BoundBody {
  readonly canUndo = createStore(false)
  readonly canRedo = createStore(false)
  readonly #open: Pick<OpenBody, 'body' | 'writeLater'>
  readonly #show: Show
  readonly #history: UndoHistory
  readonly #steps = new Steps()
  /** What is not written to the body yet. */
  #edits: Transaction[] = []

  constructor(open: Pick<OpenBody, 'body' | 'writeLater'>, show: Show) {
    this.#open = open
    this.#show = show
    this.#history = new UndoHistory(open.body)
    open.body.observe(this.#onChange)
  }

  add(edits: readonly Transaction[]): void {
    if (edits.length === 0) return
    this.#edits.push(...edits)
    this.#open.writeLater(() => this.#write())
    this.canUndo.set(true)
    this.canRedo.set(false)
  }

  undo(): void {
    this.#takeBack((history) => history.undo())
  }

  redo(): void {
    this.#takeBack((history) => history.redo())
  }

  close(): void {
    this.#open.body.unobserve(this.#onChange)
  }

  #write(): void {
    const edits = this.#edits
    this.#edits = []
    // Those of one step together, so that a key costs as little as possible.
    let from = 0
    for (const [index, edit] of edits.entries()) {
      if (!this.#steps.begins(edit)) continue
      this.#writeStep(edits.slice(from, index))
      from = index
      this.#history.endStep()
    }
    this.#writeStep(edits.slice(from))
    // An edit may have changed nothing.
    this.#tell()
  }

  #writeStep(edits: readonly Transaction[]): void {
    if (edits.length > 0) writeEdits(this.#open.body, edits)
  }

  #takeBack(run: (history: UndoHistory) => void): void {
    // What was typed in the last moment comes first.
    void this.#open.body
    run(this.#history)
    this.#steps.end()
    this.#tell()
  }

  readonly #onChange = (event: Y.YTextEvent, { origin }: Y.Transaction) => {
    const change = readChange(event)
    if (origin === fromEditor) {
      this.#history.wrote(change)
    } else {
      const isOwn = origin === this.#history
      if (isOwn) this.#history.tookBack(change)
      else this.#history.changedElsewhere(change)
      this.#show(change.made, isOwn)
    }
    this.#tell()
  }

  #tell(): void {
    this.canUndo.set(this.#edits.length > 0 || this.#history.canUndo)
    this.canRedo.set(this.#edits.length === 0 && this.#history.canRedo)
  }
}
