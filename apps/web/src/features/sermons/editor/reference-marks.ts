import type { findReferences } from '@stillwater/bible/find-references'
import type { parseReference } from '@stillwater/bible/references'
import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { afterPause } from '#shared/after-pause.ts'
import { loadInBackground } from '#shared/load-in-background.ts'
import { syncSelection } from './sync-selection.ts'

interface Finder {
  readonly find: typeof findReferences
  readonly parse: typeof parseReference
}

interface Found {
  readonly from: number
  readonly to: number
  readonly reference: string
}

interface References {
  readonly shown: DecorationSet
  /** Where lines begin that were ended before a reference in them could be recognized. */
  readonly waiting: readonly number[]
}

/** What a transaction says: references have been looked for, or a line waits for that. */
type Meta = { readonly finder: Finder } | { readonly waits: number }

const key = new PluginKey<References>('references')

let finder: Finder | undefined
let loading: Promise<Finder> | undefined

/** The parser is large: it is loaded once the text has come to rest, when somebody is about to write, or where a text may have references. */
export const loadFinder = (): Promise<Finder> =>
  (loading ??= loadInBackground(async () => {
    const [{ findReferences: find }, { parseReference: parse }] = await Promise.all([
      import('@stillwater/bible/find-references'),
      import('@stillwater/bible/references'),
    ])
    // Its first reading takes as long as a hundred others: now, and not behind the first reference that somebody writes.
    find('John 3:16')
    return (finder = { find, parse })
  }))

/** What is found in a block; blocks that did not change are not read again. */
const found = new WeakMap<Node, readonly Found[]>()

/** One character for each position, so that places in the text are places in the block. */
const textOf = (block: Node) => block.textBetween(0, block.content.size, undefined, ' ')

function findIn(block: Node, { find }: Finder): readonly Found[] {
  const known = found.get(block)
  if (known !== undefined) return known
  const list = find(textOf(block)).map(({ start, end, reference }) => ({ from: start, to: end, reference }))
  found.set(block, list)
  return list
}

function decorate(doc: Node, using: Finder): DecorationSet {
  const shown: Decoration[] = []
  doc.forEach((block, offset) => {
    for (const { from, to, reference } of findIn(block, using)) {
      const start = offset + 1
      shown.push(
        Decoration.inline(
          start + from,
          start + to,
          { class: 'reference' },
          { reference, inclusiveEnd: false },
        ),
      )
    }
  })
  return DecorationSet.create(doc, shown)
}

/** Milliseconds without a change after which references are looked for. */
const pause = 300

/** Without a number there is no reference. */
const mayHaveReferences = (doc: Node) => /\d/.test(doc.textContent)

/**
 * Underlines references in the text. They are no part of it, so that recognizing one never edits it. `onLate` is told of lines that
 * were ended before the parser was there.
 */
export const references = (
  onLate: (view: EditorView, lines: readonly number[]) => void,
): Plugin<References> =>
  new Plugin<References>({
    key,
    state: {
      init: () => ({ shown: DecorationSet.empty, waiting: [] }),
      apply(tr, before) {
        const meta = tr.getMeta(key) as Meta | undefined
        if (meta !== undefined && 'finder' in meta)
          return { shown: decorate(tr.doc, meta.finder), waiting: [] }
        if (!tr.docChanged) return before
        const mapped = before.waiting
          .map((start) => tr.mapping.mapResult(start))
          .flatMap(({ deleted, pos }) => (deleted ? [] : [pos]))
        return {
          shown: before.shown.map(tr.mapping, tr.doc),
          waiting: meta === undefined ? mapped : [...mapped, meta.waits],
        }
      },
    },
    props: {
      decorations: (state) => key.getState(state)?.shown,
      handleDOMEvents: {
        focus: () => {
          void loadFinder()
          return false
        },
      },
    },
    view(view) {
      const find = async () => {
        if (!mayHaveReferences(view.state.doc)) return
        const loaded = await loadFinder()
        // Not while a word is being composed: nothing must change around it.
        if (view.isDestroyed || view.composing) return
        syncSelection(view)
        const waiting = waitingIn(view.state)
        const meta: Meta = { finder: loaded }
        view.dispatch(view.state.tr.setMeta(key, meta))
        if (waiting.length > 0) onLate(view, waiting)
      }
      const finding = afterPause(pause, () => void find())
      finding.call()
      return {
        update: (_, before) => {
          if (before.doc === view.state.doc) return
          finding.call()
          if (waitingIn(view.state).length > waitingIn(before).length) void find()
        },
        destroy: finding.cancel,
      }
    },
  })

const waitingIn = (state: EditorState) => key.getState(state)?.waiting ?? []

/** The transaction ends a line that may turn out to be a reference; `start` is where it begins. */
export const looksLater = (tr: Transaction, start: number): Transaction => {
  const meta: Meta = { waits: start }
  return tr.setMeta(key, meta)
}

/** Whether it can be told yet what is a reference. */
export const canFind = (): boolean => finder !== undefined

/** The reference that a block consists of, and of nothing else: one, or a list such as “Romans 8:1–4, 9–11”. */
export function wholeReference(block: Node): string | undefined {
  if (finder === undefined) return undefined
  const list = findIn(block, finder)
  const [first, last] = [list[0], list.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const text = textOf(block)
  if (`${text.slice(0, first.from)}${text.slice(last.to)}`.trim() !== '') return undefined
  if (list.length === 1) return first.reference
  const between = list.slice(1).map(({ from }, index) => text.slice(list[index]?.to, from))
  if (!between.every((words) => /^\s*(?:[,;&]|and)\s*$/.test(words))) return undefined
  const reading = finder.parse(text)
  return reading.ok ? reading.reference : undefined
}

/** The reference at a place in the document. */
export function referenceAt(state: EditorState, position: number): string | undefined {
  const [decoration] = key.getState(state)?.shown.find(position, position) ?? []
  return (decoration?.spec as { reference?: string } | undefined)?.reference
}

/** Opens the reference at the cursor, as a tap on it does. */
export const openReference =
  (onReference: (reference: string) => void): Command =>
  (state, dispatch) => {
    const reference = referenceAt(state, state.selection.head)
    if (reference !== undefined && dispatch !== undefined) onReference(reference)
    return reference !== undefined
  }
