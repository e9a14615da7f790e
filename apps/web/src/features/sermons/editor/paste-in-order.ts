import { blocksOfText } from '@stillwater/sermon-body/blocks'
import type { Slice } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { loadInBackground } from '#shared/load-in-background.ts'
import { sliceOfBlocks } from './schema.ts'

type Read = (html: string) => Slice

/** Where something is to go whose reader is still on its way. What is typed meanwhile comes after it. */
interface Awaited {
  readonly id: object
  readonly at: number
}

type Meta = { readonly awaits: object } | { readonly inserts: object }

const key = new PluginKey<readonly Awaited[]>('paste')

let read: Read | undefined
let loading: Promise<Read> | undefined

/** Reading the HTML of other programs takes much code, which is loaded once somebody is about to write. */
const loadReader = async (): Promise<Read> => (read = (await import('./paste.ts')).sliceOfHtml)

const awaitedIn = (state: EditorState) => key.getState(state) ?? []

/** Takes out what is selected, and keeps the place for what is pasted there. */
export function awaitPaste(state: EditorState, id: object): Transaction {
  const meta: Meta = { awaits: id }
  return state.tr.deleteSelection().setMeta(key, meta)
}

/** Puts what was pasted in its place. The cursor stays behind what was typed since. */
export function insertAwaited(state: EditorState, id: object, slice: Slice): Transaction {
  const { tr, selection } = state
  const at = awaitedIn(state).find((each) => each.id === id)?.at
  const meta: Meta = { inserts: id }
  if (at === undefined) return tr
  const isThere = selection.empty && selection.head === at
  tr.setSelection(TextSelection.near(tr.doc.resolve(at), -1))
    .replaceSelection(slice)
    .setMeta(key, meta)
  return isThere ? tr : tr.setSelection(selection.map(tr.doc, tr.mapping))
}

function follow(tr: Transaction, awaited: readonly Awaited[]): readonly Awaited[] {
  const meta = tr.getMeta(key) as Meta | undefined
  const inserted = meta !== undefined && 'inserts' in meta ? meta.inserts : undefined
  const index = awaited.findIndex(({ id }) => id === inserted)
  // What was pasted at the same place later goes behind it.
  const moved = awaited.map(({ id, at }, each) => ({
    id,
    at: tr.mapping.map(at, index !== -1 && each > index ? 1 : -1),
  }))
  if (meta !== undefined && 'awaits' in meta) return [...moved, { id: meta.awaits, at: tr.selection.from }]
  return index === -1 ? moved : moved.toSpliced(index, 1)
}

function paste(view: EditorView, slice: Slice): void {
  if (slice.size > 0) view.dispatch(asPaste(view.state.tr.replaceSelection(slice)))
}

const asPaste = (tr: Transaction) => tr.scrollIntoView().setMeta('paste', true)

/** Nothing must change around a word that is being composed. */
async function composed(view: EditorView): Promise<void> {
  while (!view.isDestroyed && view.composing) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function readLater(html: string, text: string): Promise<Slice> {
  try {
    return (await loadReader())(html)
  } catch (error) {
    console.warn('What was pasted could not be read, but its words are here', error)
    return sliceOfBlocks(blocksOfText(text))
  }
}

async function pasteLater(view: EditorView, html: string, text: string): Promise<void> {
  const id = {}
  view.dispatch(awaitPaste(view.state, id))
  const slice = await readLater(html, text)
  await composed(view)
  if (!view.isDestroyed) view.dispatch(asPaste(insertAwaited(view.state, id, slice)))
}

/**
 * Pastes what was copied in other programs, before the editor itself reads it: our reader leaves out what our content policy would
 * complain about. What is typed while the reader is loaded comes after it, as it was typed.
 */
export const pasteInOrder = (): Plugin<readonly Awaited[]> =>
  new Plugin<readonly Awaited[]>({
    key,
    state: { init: () => [], apply: follow },
    props: {
      handleDOMEvents: {
        focus: () => {
          loading ??= loadInBackground(loadReader)
          return false
        },
        paste: (view, event) => {
          const html = event.clipboardData?.getData('text/html') ?? ''
          const text = event.clipboardData?.getData('text/plain') ?? ''
          if (html === '' && text === '') return false
          event.preventDefault()
          if (html === '') paste(view, sliceOfBlocks(blocksOfText(text)))
          else if (read === undefined) void pasteLater(view, html, text)
          else paste(view, read(html))
          return true
        },
      },
    },
  })
