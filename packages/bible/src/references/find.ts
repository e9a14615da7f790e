import type { VerseCounts } from '../verse-position.ts'
import { checkEntity } from './check.ts'
import { readEntities, standardCounts, type Entity } from './entities.ts'
import { referenceTo, type Reference } from './parse.ts'

/** A reference inside a text: `text.slice(start, end)` is how it is written there. */
export type FoundReference = Reference & { readonly start: number; readonly end: number }

/** Sermon notes are shorter than this. The parser reads some 100,000 characters in half a second. */
const longestText = 100_000

/** A book name is near a number, so text without digits has no reference and a page needs no parsing around its far ends. */
const reach = 200

/**
 * Finds references among other words. What does not exist ("John 99:1") is left alone, and so are words that only look like
 * an abbreviation ("is 2", "mark 3 boxes").
 */
export function findReferences(text: string, counts: VerseCounts = standardCounts()): FoundReference[] {
  const found: FoundReference[] = []
  for (const [from, to] of stretchesWithDigits(text.slice(0, longestText))) {
    const segment = text.slice(from, to)
    for (const entity of readEntities(segment, 'prose')) {
      const { range, fault } = checkEntity(entity, counts)
      if (fault !== undefined || isOrdinaryWord(entity, segment)) continue
      found.push({ ...referenceTo([range], counts), start: from + entity.start, end: from + entity.end })
    }
  }
  return found
}

/** Pieces of the text within reach of a digit; the rest cannot hold a reference and is not given to the parser. */
function stretchesWithDigits(text: string): (readonly [number, number])[] {
  const stretches: [number, number][] = []
  for (const { index } of text.matchAll(/\d+/g)) {
    const last = stretches.at(-1)
    const to = Math.min(text.length, index + reach)
    if (last !== undefined && index - reach <= last[1]) last[1] = to
    else stretches.push([Math.max(0, index - reach), to])
  }
  return stretches
}

/** Abbreviations that are also English words, and names of books that are also common words or names. */
const ordinary =
  /^(?:is|am|so|as|re|ex|le|la|da|es|mar|act|acts|job|mark|song|songs|numbers|judges|kings|hag|dan|col|jo|jon|joe|phil|tit|ti|mic|na|pr)\.?$/

/** Lower-case "mark 3" is rarely the Gospel, "mark 3:16" always is. */
function isOrdinaryWord({ start, end }: Entity, text: string): boolean {
  const written = text.slice(start, end)
  const name = /^[^\d]*/.exec(written)?.[0].trim() ?? ''
  return ordinary.test(name) && !/\d\s*[:.v]\s*\d/.test(written)
}
