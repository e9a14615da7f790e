import type { Attributes } from '@stillwater/sermon-body/blocks'
import type * as Y from 'yjs'

/** A change of the flat text, in its order. What follows the last part is kept. */
export type Change = readonly Part[]

/** What is kept, perhaps with other attributes (null removes one), taken out, or put in. */
type Part = Kept | Deleted | Added

interface Kept {
  readonly retain: number
  readonly attributes?: Attributes
}

interface Deleted {
  readonly delete: number
}

interface Added {
  readonly insert: string
  readonly attributes: Attributes
  /** Where a text comes back from: its first character as the body remembers it, without its letter. */
  readonly was?: Y.ID
  /** How much of a text that was taken out at this place stood before this one. */
  readonly lengthBefore?: (was: Y.ID, length: number) => number
}

export class ChangeWriter {
  readonly #parts: Part[] = []

  keep(length: number, attributes: Attributes = {}): void {
    const last = this.#parts.at(-1)
    if (Object.keys(attributes).length > 0) this.#parts.push({ retain: length, attributes })
    else if (last !== undefined && 'retain' in last && last.attributes === undefined)
      this.#parts.splice(-1, 1, { retain: last.retain + length })
    else this.#parts.push({ retain: length })
  }

  delete(length: number): void {
    const last = this.#parts.at(-1)
    if (last !== undefined && 'delete' in last) this.#parts.splice(-1, 1, { delete: last.delete + length })
    else this.#parts.push({ delete: length })
  }

  add(added: Added): void {
    this.#parts.push(added)
  }

  finish(): Change {
    const last = this.#parts.at(-1)
    const isNeedless = last !== undefined && 'retain' in last && last.attributes === undefined
    return isNeedless ? this.#parts.slice(0, -1) : this.#parts
  }
}

/** Gives a change in as small parts as are asked for. */
class ChangeReader {
  readonly #rest: Part[]

  constructor(change: Change) {
    this.#rest = change.toReversed()
  }

  get isAtEnd(): boolean {
    return this.#rest.length === 0
  }

  /** The text that is put in next, if that is what comes next. */
  get added(): Added | undefined {
    const next = this.#rest.at(-1)
    return next !== undefined && 'insert' in next ? next : undefined
  }

  takeAdded(added: Added, length = added.insert.length): Added {
    this.#rest.pop()
    if (length < added.insert.length) this.#rest.push(behind(added, length))
    return { ...added, insert: added.insert.slice(0, length) }
  }

  /** How much of the text as it was the next part is about. */
  get length(): number {
    const next = this.#rest.at(-1)
    if (next === undefined || 'insert' in next) return Infinity
    return 'delete' in next ? next.delete : next.retain
  }

  take(length: number): Kept | Deleted {
    const next = this.#rest.pop()
    if (next === undefined || 'insert' in next) return { retain: length }
    if ('delete' in next) {
      if (length < next.delete) this.#rest.push({ delete: next.delete - length })
      return { delete: length }
    }
    if (length < next.retain) this.#rest.push({ ...next, retain: next.retain - length })
    return { ...next, retain: length }
  }
}

const behind = ({ was, ...added }: Added, length: number): Added => ({
  ...added,
  insert: added.insert.slice(length),
  ...(was !== undefined && { was: { client: was.client, clock: was.clock + length } }),
})

/**
 * Two changes of one text: what others have done to it, and what would take something back that was done here. Gives each as it is
 * after the other. What others have put in is never taken out, and an attribute that both set is as the others have set it.
 */
export function passEachOther(
  theirs: Change,
  own: Change,
): { readonly theirs: Change; readonly own: Change } {
  const [left, right] = [new ChangeReader(theirs), new ChangeReader(own)]
  const [theirsAfter, ownAfter] = [new ChangeWriter(), new ChangeWriter()]
  while (!left.isAtEnd || !right.isAtEnd) {
    const before = right.added && lengthBefore(right.added, left.added)
    if (right.added !== undefined && before !== 0) {
      const added = right.takeAdded(right.added, before)
      ownAfter.add(added)
      theirsAfter.keep(added.insert.length)
    } else if (left.added !== undefined) {
      const added = left.takeAdded(left.added)
      theirsAfter.add(added)
      ownAfter.keep(added.insert.length)
    } else {
      const length = Math.min(left.length, right.length)
      const [they, we] = [left.take(length), right.take(length)]
      if ('delete' in they && 'delete' in we) continue
      if ('delete' in they) theirsAfter.delete(length)
      else if ('delete' in we) ownAfter.delete(length)
      else {
        theirsAfter.keep(length, they.attributes)
        ownAfter.keep(length, without(they.attributes, we.attributes))
      }
    }
  }
  return { theirs: theirsAfter.finish(), own: ownAfter.finish() }
}

/** Of a text that comes back, what belongs before the one that others have put in at the same place. */
const lengthBefore = ({ was, insert }: Added, theirs: Added | undefined): number =>
  theirs === undefined
    ? insert.length
    : was === undefined
      ? 0
      : (theirs.lengthBefore?.(was, insert.length) ?? 0)

const without = (names: Attributes = {}, attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !(name in names)))
