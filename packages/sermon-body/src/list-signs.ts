import { kindOf } from './block-names.ts'
import type { Block } from './blocks.ts'

interface ListSign {
  readonly sign: string
  /** Of an item of a numbered list. */
  readonly number: number | undefined
  readonly indent: number
}

/** Numbers the items of lists, each inner list from 1: called for every block in turn, it answers the sign before an item; undefined for other blocks. */
export function listSigns(): (block: Pick<Block, 'attributes'>) => ListSign | undefined {
  const counts = new Map<number, number>()
  return ({ attributes }) => {
    if (kindOf(attributes) !== 'list') {
      counts.clear()
      return undefined
    }
    const indent = typeof attributes['indent'] === 'number' ? attributes['indent'] : 0
    for (const level of counts.keys()) if (level > indent) counts.delete(level)
    const isOrdered = attributes['ordered'] === true
    const number = isOrdered ? (counts.get(indent) ?? 0) + 1 : 0
    counts.set(indent, number)
    return { sign: isOrdered ? `${number}.` : '-', number: isOrdered ? number : undefined, indent }
  }
}
