import type { Attributes, Run } from '@stillwater/sermon-body/blocks'
import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import type { Step } from 'prosemirror-transform'
import type * as Y from 'yjs'
import { flatLength, flatOf, runsBetween } from './flat-positions.ts'
import { attributesOf } from './schema.ts'

/** Marks changes of the body that the editor itself has made. */
export const fromEditor = Symbol('editor')

/** Writes edits to the body, at the positions of their steps: comparing texts would damage what another device has typed meanwhile. */
export function writeEdits(body: Y.Text, edits: readonly Transaction[]): void {
  body.doc?.transact(() => {
    for (const edit of edits) writeEdit(body, edit)
  }, fromEditor)
}

function writeEdit(body: Y.Text, edit: Transaction): void {
  // A new body has no block yet; and two devices can together delete the last line feed.
  if (body.length < flatLength(edit.before)) body.insert(body.length, '\n', {})
  for (const [index, step] of edit.steps.entries()) {
    const before = edit.docs[index]
    if (before !== undefined) writeStep(body, step, before, edit.docs[index + 1] ?? edit.doc)
  }
}

function writeStep(body: Y.Text, step: Step, before: Node, after: Node): void {
  const ranges: [number, number, number, number][] = []
  step.getMap().forEach((...range) => ranges.push(range))
  if (ranges.length === 0) return formatDifference(body, before, after)
  // From the end, so that the places before stay where they are.
  for (const [oldStart, oldEnd, newStart, newEnd] of ranges.toReversed()) {
    const at = flatOf(before, oldStart)
    const old = runsBetween(before, oldStart, oldEnd)
    const added = runsBetween(after, newStart, newEnd)
    if (textOf(old) === textOf(added)) formatRuns(body, at, old, added)
    else {
      body.delete(at, lengthOf(old))
      insertRuns(body, at, added)
    }
    // The block that the range ends in keeps its line feed, but may have become part of another block.
    const [was, is] = [blockAround(before, oldEnd), blockAround(after, newEnd)]
    if (was !== undefined && is !== undefined) {
      format(body, at + lengthOf(added) + was.end - oldEnd, 1, difference(was.attributes, is.attributes))
    }
  }
}

/** The block whose text a position is in. */
function blockAround(doc: Node, position: number): { end: number; attributes: Attributes } | undefined {
  const place = doc.resolve(position)
  return place.depth === 0 ? undefined : { end: place.end(), attributes: attributesOf(place.parent) }
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')
const lengthOf = (runs: readonly Run[]) => textOf(runs).length

function insertRuns(body: Y.Text, start: number, runs: readonly Run[]): void {
  let at = start
  for (const { text, attributes } of runs) {
    body.insert(at, text, { ...attributes })
    at += text.length
  }
}

/** A step that leaves all text in its place has changed marks, or what belongs to a block. */
function formatDifference(body: Y.Text, before: Node, after: Node): void {
  const start = before.content.findDiffStart(after.content)
  const end = before.content.findDiffEnd(after.content)
  if (start === null || end === null) return
  formatRuns(body, flatOf(before, start), runsBetween(before, start, end.a), runsBetween(after, start, end.b))
}

/** The same text with other attributes; the two may be cut into runs at other places. */
function formatRuns(body: Y.Text, start: number, old: readonly Run[], wanted: readonly Run[]): void {
  const [were, are] = [old.values(), wanted.values()]
  let [was, is] = [were.next().value, are.next().value]
  let at = start
  while (was !== undefined && is !== undefined) {
    const length = Math.min(was.text.length, is.text.length)
    format(body, at, length, difference(was.attributes, is.attributes))
    at += length
    was = rest(was, length) ?? were.next().value
    is = rest(is, length) ?? are.next().value
  }
}

/** What is left of a run behind so many characters, if there is anything. */
const rest = ({ text, attributes }: Run, length: number): Run | undefined =>
  text.length > length ? { text: text.slice(length), attributes } : undefined

function format(body: Y.Text, at: number, length: number, attributes: Attributes): void {
  if (Object.keys(attributes).length > 0) body.format(at, length, { ...attributes })
}

/** What has to be set, or removed with null, to come from one to the other. */
export function difference(was: Attributes, is: Attributes): Attributes {
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  const changed = [...names].filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return Object.fromEntries(changed.map((name) => [name, is[name] ?? null]))
}
