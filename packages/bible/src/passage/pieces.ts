import { headingKinds, type HeadingKind } from '../markup.ts'

/** A verse taken apart: where blocks begin, headings, and words with the way they are set. */
export type Piece =
  | { readonly kind: 'paragraph' | 'stanza' | 'line' }
  | { readonly kind: 'heading'; readonly name: (typeof headingKinds)[HeadingKind]; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly style: Style }

/** Bits, so that a change of style is one comparison. */
export type Style = number
export const style = { jesus: 1, added: 2, emphasis: 4 } as const

const blocks: Readonly<Record<string, Piece>> = {
  '¶': { kind: 'paragraph' },
  '§': { kind: 'stanza' },
  '|': { kind: 'line' },
}

/** What a mark does to the style: which bits it sets, takes away and turns over. */
const changes: Readonly<Record<string, readonly [set: Style, clear: Style, toggle: Style]>> = {
  '<': [style.jesus, 0, 0],
  '>': [0, style.jesus, 0],
  '[': [style.added, 0, 0],
  ']': [0, style.added, 0],
  '*': [0, 0, style.emphasis],
}

const nextMark = /[¶§|<>[\]*{]/g

export function readPieces(line: string): Piece[] {
  const pieces: Piece[] = []
  let now: Style = 0
  let at = 0
  while (at < line.length) {
    nextMark.lastIndex = at
    const found = nextMark.exec(line)
    const end = found?.index ?? line.length
    if (end > at) pieces.push({ kind: 'words', text: line.slice(at, end), style: now })
    if (found === null) break
    const [mark] = found
    const block = blocks[mark]
    const change = changes[mark]
    at = end + 1
    if (block !== undefined) pieces.push(block)
    else if (change !== undefined) now = ((now | change[0]) & ~change[1]) ^ change[2]
    else {
      const close = line.indexOf('}', end)
      pieces.push({
        kind: 'heading',
        name: headingKinds[line[at] as HeadingKind],
        text: line.slice(at + 1, close),
      })
      at = close + 1
    }
  }
  return pieces
}
