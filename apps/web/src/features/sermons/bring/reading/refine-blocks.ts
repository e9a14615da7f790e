import { findReferences } from '@stillwater/bible/find-references'
import { type Block, lineBreak, type Run, textOfBlock } from '@stillwater/sermon-body/blocks'

const label = /^(illustration|application|prayer|cue):\s+(?=\S)/i
const sourceLine = /^(?:[—–]|--)\s*(?=\S)/
/** No reference is longer, and few lines are shorter. */
const longestReference = 60
const longestSource = 200

/** Gives blocks what other programs have no kinds for: where a quote is from, verses, and what a label at the start says. */
export function refineBlocks(blocks: readonly Block[]): Block[] {
  const refined: Block[] = []
  for (const block of blocks
    .map(clean)
    .filter(({ runs }) => runs.length > 0)
    .map(labeled)) {
    const before = refined.at(-1)
    const text = textOfBlock(block).trim()
    if (before !== undefined && lacksSource(before) && (isQuote(block) || isPlain(block)) && isSource(text)) {
      refined.splice(-1, 1, withSource(before, text.replace(sourceLine, '')))
    } else if (isQuote(block) && before !== undefined && isLoneReference(before)) {
      // The reference above a quote says where it is from.
      refined.splice(-1, 1, { ...quoteWithin(block), attributes: before.attributes })
    } else if (isQuote(block)) refined.push(quoteWithin(block))
    else {
      const reference = isPlain(block) ? wholeReference(text) : undefined
      refined.push(
        reference === undefined ? block : { ...block, attributes: { kind: 'scripture', reference } },
      )
    }
  }
  return refined
}

const isQuote = ({ attributes }: Block) => attributes['kind'] === 'quote'
const isPlain = ({ attributes }: Block) => attributes['kind'] === undefined
const lacksSource = (block: Block) => isQuote(block) && block.attributes['source'] === undefined
const isSource = (text: string) =>
  sourceLine.test(text) && text.length <= longestSource && !text.includes('\n')

const isLoneReference = (block: Block) =>
  block.attributes['kind'] === 'scripture' && wholeReference(textOfBlock(block)) !== undefined

/** The reference that a text consists of, and of nothing else but a version. */
function wholeReference(text: string): string | undefined {
  const bare = text.trim().replace(/^\((.*)\)$/, '$1')
  if (bare.length > longestReference || !/\d/.test(bare)) return undefined
  const [only, ...others] = findReferences(bare)
  return only !== undefined && others.length === 0 && only.start === 0 && only.end === bare.length
    ? only.reference
    : undefined
}

/** A quote from the Bible is scripture. */
function withSource(block: Block, source: string): Block {
  const [, place = '', version] = /^(.*?)(?:\s*(?:·|,|\()\s*([A-Z]{2,6}\d?)\)?)?$/.exec(source.trim()) ?? []
  const reference = wholeReference(place)
  if (reference === undefined) return { ...block, attributes: { kind: 'quote', source } }
  return {
    ...block,
    attributes: {
      kind: 'scripture',
      reference,
      ...(version !== undefined && { version: version.toLowerCase() }),
    },
  }
}

/** Where the last line of a quote, or what it ends with in parentheses, says where it is from. */
function quoteWithin(block: Block): Block {
  const text = block.runs.map((run) => run.text).join('')
  const at = text.lastIndexOf(lineBreak)
  if (at > 0 && isSource(text.slice(at + 1).trim()))
    return withSource(
      { ...block, runs: cut(block.runs, at) },
      text
        .slice(at + 1)
        .trim()
        .replace(sourceLine, ''),
    )
  const [, place] = /\(([^()]{3,60})\)\s*$/.exec(text.slice(-80)) ?? []
  const cited = place === undefined ? undefined : withSource(block, place)
  return cited?.attributes['kind'] === 'scripture' ? cited : block
}

/** The first so many characters of a text. */
function cut(runs: readonly Run[], length: number): Run[] {
  const kept: Run[] = []
  let rest = length
  for (const run of runs) {
    if (rest <= 0) break
    kept.push({ ...run, text: run.text.slice(0, rest) })
    rest -= run.text.length
  }
  return kept
}

function labeled(block: Block): Block {
  const text = block.runs.map((run) => run.text).join('')
  const [sign, name = ''] = isPlain(block) ? (label.exec(text) ?? []) : []
  if (sign === undefined) return block
  let rest = sign.length
  const runs = block.runs.flatMap((run) => {
    const left = run.text.slice(rest)
    rest = Math.max(0, rest - run.text.length)
    return left === '' ? [] : { ...run, text: left }
  })
  return { attributes: { kind: name.toLowerCase() }, runs }
}

/** Without what no text may hold. */
function clean({ attributes, runs }: Block): Block {
  const cleaned = runs.map((run) => ({
    attributes: run.attributes,
    text: run.text
      .toWellFormed()
      .replaceAll(/[\t\n\v\f\r\u0085\u2029]+/g, ' ')
      .replaceAll(/[\p{Cc}\uFEFF]/gu, ''),
  }))
  return { attributes, runs: cleaned.filter(({ text }) => text !== '') }
}
