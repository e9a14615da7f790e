import { lineBreak } from '@stillwater/sermon-body/blocks'
import type { Slice } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'

/** Milliseconds without an edit after which the next one is undone by itself. */
const pause = 1000

/** What ends a sentence, with what may close behind it and a space; in scripts that have no spaces, without one. */
const sentenceEnd = new RegExp(`[.!?…]["'”’)\\]]*\\s$|[。！？]["”’」』）]*$|${lineBreak}$`)

/** Says of an edit that it makes a reference into its verse, or brings the words of one: the two are undone together. */
export const makesScripture = 'makes scripture'

interface Edit {
  readonly kind: 'typing' | 'erasing' | 'scripture' | 'other'
  /** What it replaced, in the document before it. */
  readonly from: number
  readonly to: number
  /** Where it ends, in the document after it. */
  readonly end: number
  readonly endsSentence: boolean
  readonly time: number
  readonly composition: unknown
}

/**
 * Cuts edits into those that are undone together: what was typed up to the end of a sentence or a pause, letters that were erased one
 * after another, and everything else by itself.
 */
export class Steps {
  #last: Edit | undefined

  /** Whether this edit begins a step. */
  begins(transaction: Transaction): boolean {
    const last = this.#last
    const edit = readEdit(transaction)
    this.#last = edit
    return last === undefined || edit.time - last.time >= pause || !goesOn(last, edit)
  }

  /** What comes next begins one in any case. */
  end(): void {
    this.#last = undefined
  }
}

function goesOn(last: Edit, { kind, from, to, composition }: Edit): boolean {
  if (kind !== last.kind || kind === 'other') return false
  if (kind === 'scripture') return true
  // Backward or forward.
  if (kind === 'erasing') return to === last.end || from === last.end
  // A keyboard that suggests words writes the one at the cursor anew with each letter.
  if (composition !== undefined && composition === last.composition) return true
  return from === to && from === last.end && !last.endsSentence
}

function readEdit(transaction: Transaction): Edit {
  const { before, doc, time } = transaction
  const isScripture = transaction.getMeta(makesScripture) === true
  const range = rangeOf(transaction)
  const rest = { time, composition: transaction.getMeta('composition') as unknown }
  if (isScripture || range === undefined || transaction.getMeta('paste') === true)
    return { ...rest, kind: isScripture ? 'scripture' : 'other', from: 0, to: 0, end: 0, endsSentence: false }
  const [from, to, start, end] = range
  const added = doc.slice(start, end)
  const { parent, parentOffset } = doc.resolve(end)
  const endsSentence = isLineEnd(added) || sentenceEnd.test(parent.textBetween(0, parentOffset))
  return { ...rest, kind: kindOf(before.slice(from, to), added), from, to, end, endsSentence }
}

/** The one place that an edit changes, before and after it; undefined if there are several, or none but marks and kinds. */
function rangeOf({ mapping: { maps } }: Transaction): readonly [number, number, number, number] | undefined {
  const ranges: [number, number, number, number][] = []
  for (const map of maps) map.forEach((...range) => ranges.push(range))
  return maps.length === 1 && ranges.length === 1 ? ranges[0] : undefined
}

function kindOf(deleted: Slice, added: Slice): Edit['kind'] {
  if (added.size > 0) return isText(added) || isLineEnd(added) ? 'typing' : 'other'
  // At most a letter, or the end of a line.
  return /^.?$/su.test(textOf(deleted)) ? 'erasing' : 'other'
}

const isText = ({ content }: Slice) => content.firstChild?.isInline === true

/** The end of a block and the beginning of the next, without a letter in them. */
const isLineEnd = (slice: Slice) => slice.openStart === 1 && slice.openEnd === 1 && textOf(slice) === ''

const textOf = ({ content }: Slice) => content.textBetween(0, content.size)
