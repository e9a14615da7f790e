import { countWords, textOfBlock } from '@stillwater/sermon-body/blocks'
import type { Layout } from './lay-out.ts'
import type { TextPosition } from '../preaching.ts'
import { type ShownBlock, wordsIn } from './shown-blocks.ts'

interface PageShares {
  /** The words of the text. */
  readonly words: number
  /** For each page, the share of the words that come before it, from 0 to 1. */
  readonly starts: readonly number[]
}

export function pageShares(layout: Layout | undefined, shown: readonly ShownBlock[]): PageShares {
  let words = 0
  const before = new Map<number, number>()
  for (const block of shown) {
    before.set(block.index, words)
    words += wordsIn(block)
  }
  const blocks = new Map(shown.map((block) => [block.index, block]))
  const wordsBefore = ({ block, offset }: TextPosition) => {
    const current = blocks.get(block)
    const within = offset > 0 && current !== undefined && current.kind !== 'cue'
    return (before.get(block) ?? 0) + (within ? countWords(textOfBlock(current.block).slice(0, offset)) : 0)
  }
  const starts = layout?.pages.map((_, page) => wordsBefore(layout.startOf(page)) / Math.max(words, 1))
  return { words, starts: starts ?? [] }
}

/** Minutes ahead of one's pace, negative for behind; 0 while the page holds the words that are due now. */
export function minutesAhead(due: number, [start, end]: readonly [number, number], pace: number): number {
  if (due > end) return (end - due) / pace
  return due < start ? (start - due) / pace : 0
}
