import type * as Y from 'yjs'

/**
 * The body of a sermon is one flat text, so that two devices merge without losing a word. Each block ends in a line feed, whose
 * attributes say what kind of block it is; the attributes of the other characters are marks.
 */
export const bodyOf = (doc: Y.Doc): Y.Text => doc.getText('body')

export const blockKinds = [
  'paragraph',
  'point',
  'scripture',
  'illustration',
  'application',
  'quote',
  'prayer',
  'cue',
  'list',
] as const
export type BlockKind = (typeof blockKinds)[number]

export const markNames = ['bold', 'italic', 'underline', 'highlight'] as const
export type MarkName = (typeof markNames)[number]

/** What belongs to a block as a whole. */
export const blockAttributes = [
  'kind',
  'level',
  'indent',
  'ordered',
  'reference',
  'version',
  'source',
  'offPulpit',
] as const

/** A line break within a block. */
export const lineBreak = '\u2028'

export type Attributes = Readonly<Record<string, unknown>>

/** Characters with the same marks. */
export interface Run {
  readonly text: string
  readonly attributes: Attributes
}

/** A block with its attributes as they are stored: those of a newer version of the app are kept as well. */
export interface Block {
  readonly attributes: Attributes
  readonly runs: readonly Run[]
}

/** Something that is not text, which this version of the app never writes, is left out. */
export function toBlocks(body: Y.Text): Block[] {
  const blocks: Block[] = []
  let runs: Run[] = []
  for (const { insert, attributes = {} } of body.toDelta() as {
    insert: unknown
    attributes?: Attributes
  }[]) {
    if (typeof insert !== 'string') continue
    const [ofBlock, ofText] = [without(markNames, attributes), without(blockAttributes, attributes)]
    for (const [index, text] of insert.split('\n').entries()) {
      if (index > 0) {
        blocks.push({ attributes: ofBlock, runs })
        runs = []
      }
      if (text !== '') runs.push({ text, attributes: ofText })
    }
  }
  // Two devices can together delete the last line feed.
  if (runs.length > 0) blocks.push({ attributes: {}, runs })
  return blocks.map((block) => ({ ...block, runs: joinRuns(block.runs) }))
}

/** Text with the same marks as one run: marks that were set and removed leave it in pieces. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const { text, attributes } of runs) {
    const last = joined.at(-1)
    if (last !== undefined && isSame(last.attributes, attributes))
      joined.splice(-1, 1, { text: last.text + text, attributes })
    else joined.push({ text, attributes })
  }
  return joined
}

const isSame = (a: Attributes, b: Attributes) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => JSON.stringify(b[name]) === JSON.stringify(value))

/** Where devices have formatted the same place, a line feed may carry marks, and text what belongs to its block. */
function without(names: readonly string[], attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)))
}

/** In one pass: an insert of its own for each run would look for its place from the beginning each time. */
export function insertBlocks(body: Y.Text, index: number, blocks: readonly Block[]): void {
  const inserts = blocks.flatMap(({ attributes, runs }) => [
    ...runs.map((run) => ({ insert: run.text, attributes: run.attributes })),
    { insert: '\n', attributes },
  ])
  body.applyDelta([...(index > 0 ? [{ retain: index }] : []), ...inserts])
}

/** Replaces everything, as one edit that the other devices merge. */
export function replaceBlocks(body: Y.Text, blocks: readonly Block[]): void {
  body.doc?.transact(() => {
    body.delete(0, body.length)
    insertBlocks(body, 0, blocks)
  })
}

/** Each line as a paragraph; empty lines only part them. */
export const blocksOfText = (text: string): Block[] =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ attributes: {}, runs: [{ text: line, attributes: {} }] }))

export const textOfBlock = ({ runs }: Block): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replaceAll(lineBreak, '\n')

export const textOfBlocks = (blocks: readonly Block[]): string => blocks.map(textOfBlock).join('\n')

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
