import * as Y from 'yjs'
import { difference } from '../binding.ts'
import { type Change, ChangeWriter } from './change.ts'

/** What was done to the body, and what takes it back. */
export interface ReadChange {
  readonly made: Change
  readonly back: Change
}

/**
 * Reads a change of the body, in one pass over all that the body remembers. Yjs tells what was done, but neither the letters that were
 * taken out nor where among them others have written.
 */
export function readChange(event: Y.YTextEvent): ReadChange {
  const [made, back] = [new ChangeWriter(), new ChangeWriter()]
  const [before, now] = [new Map<string, unknown>(), new Map<string, unknown>()]
  let [set, unset] = [{}, {}]
  for (let item = event.target._start; item !== null; item = item.right) {
    const { content, id, length } = item
    const wasThere = !event.adds(item) && (!item.deleted || event.deletes(item))
    const isThere = !item.deleted
    if (content instanceof Y.ContentFormat) {
      if (wasThere) apply(content, before)
      if (isThere) apply(content, now)
      const [old, current] = [Object.fromEntries(before), Object.fromEntries(now)]
      ;[set, unset] = [difference(old, current), difference(current, old)]
    }
    if (!(content instanceof Y.ContentString)) continue
    if (wasThere && isThere) {
      made.keep(length, set)
      back.keep(length, unset)
    } else if (wasThere) {
      made.delete(length)
      back.add({ insert: content.str, attributes: Object.fromEntries(before), was: id })
    } else if (isThere) {
      const added = item
      made.add({
        insert: content.str,
        attributes: Object.fromEntries(now),
        lengthBefore: (was, of) => lengthBefore(added, event, was, of),
      })
      back.delete(length)
    }
  }
  return { made: made.finish(), back: back.finish() }
}

function apply(format: Y.ContentFormat, attributes: Map<string, unknown>): void {
  const { key, value } = format as { key: string; value: unknown }
  if (value === null) attributes.delete(key)
  else attributes.set(key, value)
}

/** How much of a text that was taken out earlier stands before what was put in at its place now. */
function lengthBefore(item: Y.Item, event: Y.YTextEvent, { client, clock }: Y.ID, length: number): number {
  for (let { left } = item; left !== null; { left } = left) {
    if (!left.deleted && left.countable && !event.adds(left)) return 0
    const end = left.id.clock + left.length
    if (left.id.client === client && left.id.clock < clock + length && end > clock)
      return Math.min(end - clock, length)
  }
  return 0
}
