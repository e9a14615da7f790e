import { createElement, Fragment, type ReactNode } from 'react'

/** In Latin letters alone: a break elsewhere might part a letter from its mark. */
const long = /^[\p{Script=Latin}\p{P}\p{N}]{8,}$/u
/** Four letters, or up to seven at the end. */
const piece = /.{4}(?=.{4})|.+/gu

/**
 * A title whose words break well if one is longer than a line: a browser breaks it at the last letter that fits,
 * and so often leaves a single letter on the next line. Each long word is a box of its own, within which it may break between
 * pieces, evenly; a word that fits a line is never broken.
 */
export const LongWords = ({ children }: { children: string }) => inRow(children.split(/(\s+)/).map(breakable))

/** Without keys: the parts of a text have no identity. */
const inRow = (parts: ReactNode[]) => createElement(Fragment, null, ...parts)

function breakable(word: string): ReactNode {
  if (!long.test(word)) return word
  const pieces = word.match(piece) ?? []
  return (
    <span className="inline-block max-w-full text-balance">
      {inRow(pieces.flatMap((letters, at) => (at === 0 ? [letters] : [createElement('wbr'), letters])))}
    </span>
  )
}
