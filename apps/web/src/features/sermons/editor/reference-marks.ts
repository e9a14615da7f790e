import type { findReferences } from '@stillwater/bible/find-references'
import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { afterPause } from '#shared/after-pause.ts'

type Finder = typeof findReferences

interface Found {
  readonly from: number
  readonly to: number
  readonly reference: string
}

interface References {
  readonly finder: Finder | undefined
  readonly shown: DecorationSet
}

const key = new PluginKey<References>('references')

/** What is found in a block; blocks that did not change are not read again. */
const found = new WeakMap<Node, readonly Found[]>()

function findIn(block: Node, finder: Finder): readonly Found[] {
  const known = found.get(block)
  if (known !== undefined) return known
  // One character for each position, so that places in the text are places in the block.
  const text = block.textBetween(0, block.content.size, undefined, ' ')
  const list = finder(text).map(({ start, end, reference }) => ({ from: start, to: end, reference }))
  found.set(block, list)
  return list
}

function decorate(doc: Node, finder: Finder): DecorationSet {
  const shown: Decoration[] = []
  doc.forEach((block, offset) => {
    for (const { from, to, reference } of findIn(block, finder)) {
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

/** Without a number there is no reference, and the parser, which is large, is not needed. */
const mayHaveReferences = (doc: Node) => /\d/.test(doc.textContent)

/** Underlines references in the text. They are no part of it, so that recognizing one never edits it. */
export const references = (): Plugin<References> =>
  new Plugin<References>({
    key,
    state: {
      init: () => ({ finder: undefined, shown: DecorationSet.empty }),
      apply(tr, before) {
        const finder = tr.getMeta(key) as Finder | undefined
        if (finder !== undefined) return { finder, shown: decorate(tr.doc, finder) }
        return tr.docChanged ? { ...before, shown: before.shown.map(tr.mapping, tr.doc) } : before
      },
    },
    props: { decorations: (state) => key.getState(state)?.shown },
    view(view) {
      const find = async () => {
        if (!mayHaveReferences(view.state.doc)) return
        const { findReferences: finder } = await import('@stillwater/bible/find-references')
        // Not while a word is being composed: nothing must change around it.
        if (view.isDestroyed || view.composing) return
        view.dispatch(view.state.tr.setMeta(key, finder).setMeta('addToHistory', false))
      }
      const finding = afterPause(pause, () => {
        find().catch((error: unknown) => console.warn('References in the text cannot be recognized', error))
      })
      finding.call()
      return {
        update: (_, { doc }) => {
          if (doc !== view.state.doc) finding.call()
        },
        destroy: finding.cancel,
      }
    },
  })

/** The reference that a block consists of, and of nothing else. */
export function wholeReference(state: EditorState, block: Node): string | undefined {
  const finder = key.getState(state)?.finder
  const text = block.textContent.trim()
  if (finder === undefined || text === '') return undefined
  const [only, ...others] = findIn(block, finder)
  return only !== undefined && others.length === 0 && only.to - only.from === text.length
    ? only.reference
    : undefined
}

/** The reference at a place in the document. */
export function referenceAt(state: EditorState, position: number): string | undefined {
  const [decoration] = key.getState(state)?.shown.find(position, position) ?? []
  return (decoration?.spec as { reference?: string } | undefined)?.reference
}
