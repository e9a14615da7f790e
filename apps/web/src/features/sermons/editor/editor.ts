import { toBlocks } from '@stillwater/sermon-body/blocks'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { afterPause } from '#shared/after-pause.ts'
import { createStore } from '#shared/store.ts'
import { blockMarks } from './block-marks.ts'
import { BoundBody } from './bound-body.ts'
import { caretInView } from './caret-in-view.ts'
import { sermonKeys } from './keys.ts'
import { pasteInOrder } from './paste-in-order.ts'
import { openReference, referenceAt, references } from './reference-marks.ts'
import { docOf } from './schema.ts'
import {
  fillScripture,
  lateScripture,
  missingScripture,
  type Passage,
  referenceToScripture,
} from './scripture-blocks.ts'
import { fromBody, showChange, showUndo } from './show-change.ts'
import { syncSelection } from './sync-selection.ts'

interface EditorOptions {
  readonly open: Pick<OpenBody, 'body' | 'writeLater' | 'hold' | 'release'>
  /** Looks up the words of a passage in the user's version. */
  readonly lookUp: (reference: string) => Promise<Passage>
  readonly onReference: (reference: string) => void
}

/** The id of what is told of the keys in the text. */
export const keysDescription = 'sermon-text-keys'

/** Milliseconds without a key that count as a pause. */
const pause = 200

/** Letters, and what an input method writes, are inserted by the browser, at its own cursor. */
const mayBeCommand = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent) =>
  !isComposing && key !== 'Unidentified' && key !== 'Process' && (key.length > 1 || ctrlKey || metaKey)

/** The editor of a sermon's text, outside of React: typing renders nothing but the text itself. */
export class SermonEditor {
  readonly view: EditorView
  /** As it is now, for the tools. */
  readonly state = createStore<EditorState>(EditorState.create({ doc: docOf([]) }))
  /** As it was at the last pause, for what need not follow every key: the outline and the counts. */
  readonly settled = createStore<EditorState>(this.state.get())
  readonly bound: BoundBody
  readonly #open: EditorOptions['open']
  readonly #options: EditorOptions
  readonly #settling = afterPause(pause, () => this.settle())
  #onMenuKey: ((event: KeyboardEvent) => boolean) | undefined

  constructor(place: HTMLElement, options: EditorOptions) {
    const { open, onReference } = options
    this.#options = options
    this.#open = open
    const state = EditorState.create({
      doc: docOf(toBlocks(open.body)),
      plugins: [
        ...sermonKeys(
          referenceToScripture((reference) => void this.#fill(reference)),
          openReference(onReference),
          this,
        ),
        references((view, lines) => this.#makeScripture(view, lines)),
        blockMarks,
        caretInView(),
        pasteInOrder(),
      ],
    })
    this.state.set(state)
    this.settled.set(state)
    this.view = new EditorView(place, {
      state,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Sermon text',
        'aria-describedby': keysDescription,
        class: 'sermon-text',
        spellcheck: 'true',
      },
      dispatchTransaction: (tr) => this.#dispatch(tr),
      handleKeyDown: (_, event) => this.#onMenuKey?.(event) ?? false,
      handleClick: (view, position) => {
        const reference = referenceAt(view.state, position)
        if (reference !== undefined) onReference(reference)
        return false
      },
      handleDOMEvents: {
        keydown: (view, event) => {
          if (mayBeCommand(event)) syncSelection(view)
          return false
        },
        // The menu of the browser, shaking the phone, a keyboard on the screen.
        beforeinput: (_, event) => this.#undoFromBrowser(event),
        compositionstart: () => {
          open.hold()
          return false
        },
        compositionend: () => {
          this.#releaseWhenComposed()
          return false
        },
      },
    })
    this.bound = new BoundBody(open, (change, isOwn) =>
      this.view.dispatch((isOwn ? showUndo : showChange)(this.view.state, open.body, change)),
    )
    this.fillMissing()
  }

  /** Runs a command of the toolbar; the cursor goes on in the text. */
  run(command: Command): void {
    command(this.view.state, this.view.dispatch, this.view)
    this.focus()
  }

  /** Takes back what was done here last, whatever others have written since. Also without anything to take back the key is ours: the browser’s own undo knows nothing of the body. */
  readonly undo: Command = () => {
    this.bound.undo()
    return true
  }

  readonly redo: Command = () => {
    this.bound.redo()
    return true
  }

  /** Shows the latest state everywhere now: the outline must not lag behind what is moved in it. */
  settle(): void {
    this.settled.set(this.view.state)
  }

  /** After a menu that closes has given the focus back to its button. */
  focus(): void {
    setTimeout(() => this.view.focus())
  }

  /** While the menu of kinds is open, it takes keys before the text does. */
  takeKeys(onKey: ((event: KeyboardEvent) => boolean) | undefined): void {
    this.#onMenuKey = onKey
  }

  /** Adds dictated words at the cursor; `join` puts the spaces and the capital. */
  insertWords(words: string, join: (before: string, words: string, after: string) => string): void {
    const { tr, selection } = this.view.state
    const { $from, $to } = selection
    const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
    const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size, undefined, ' ')
    this.view.dispatch(tr.insertText(join(before, words, after)).scrollIntoView())
  }

  /** Looks up the words of scripture blocks that have none yet, such as after a time without a connection. */
  fillMissing(): void {
    for (const reference of missingScripture(this.view.state.doc)) void this.#fill(reference)
  }

  destroy(): void {
    this.#settling.cancel()
    this.bound.close()
    this.#open.release()
    this.view.destroy()
  }

  #dispatch(tr: Transaction): void {
    const { state, transactions } = this.view.state.applyTransaction(tr)
    this.view.updateState(state)
    if (tr.docChanged) this.#settling.call()
    this.bound.add(transactions.filter((edit) => edit.docChanged && edit.getMeta(fromBody) !== true))
    this.state.set(state)
  }

  #undoFromBrowser(event: InputEvent): boolean {
    const { inputType } = event
    if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return false
    event.preventDefault()
    this.run(inputType === 'historyUndo' ? this.undo : this.redo)
    return true
  }

  #makeScripture(view: EditorView, lines: readonly number[]): void {
    const { tr, made } = lateScripture(view.state, lines)
    if (!tr.docChanged) return
    view.dispatch(tr)
    for (const reference of made) void this.#fill(reference)
  }

  async #fill(reference: string): Promise<void> {
    try {
      const passage = await this.#options.lookUp(reference)
      if (this.view.isDestroyed) return
      syncSelection(this.view)
      this.view.dispatch(fillScripture(this.view.state, reference, passage))
    } catch (error) {
      // The block keeps its reference; its words come once they can be had.
      console.warn(`The words of ${reference} could not be looked up`, error)
    }
  }

  /** The view finishes a composed word a moment after the event. */
  #releaseWhenComposed(): void {
    setTimeout(() => {
      if (this.view.isDestroyed || !this.view.composing) this.#open.release()
      else this.#releaseWhenComposed()
    }, 50)
  }
}
