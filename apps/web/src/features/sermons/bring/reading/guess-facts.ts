import { findReferences } from '@stillwater/bible/find-references'
import { type Block, textOfBlock } from '@stillwater/sermon-body/blocks'
import { findDate } from './guess-date.ts'
import type { ReadDocument } from './read-document.ts'
import { refineBlocks } from './refine-blocks.ts'

/** What is guessed of a sermon, for its owner to check. */
export interface SermonGuess {
  readonly title: string
  readonly date: string
  /** Whether the date is only that of the file. */
  readonly isDateWeak: boolean
  /** Empty where none was found. */
  readonly reference: string
  readonly blocks: readonly Block[]
}

interface FileFacts {
  /** With its folders. */
  readonly name: string
  /** The day it was last saved, where that is known. */
  readonly saved: string | undefined
  readonly today: string
}

/** Of the text, where a date or a passage of the sermon itself is looked for. */
const firstBlocks = 8
const firstLetters = 1500

export function guessFacts(document: ReadDocument, { name, saved, today }: FileFacts): SermonGuess {
  const thisYear = Number(today.slice(0, 4))
  const fromName = nameFacts(name, thisYear)
  const { title: heading, rest } = withoutTitle(document)
  const title =
    [document.title, heading, document.programTitle, fromName.title].find(
      (text) => oneLine(text ?? '') !== '',
    ) ?? 'Untitled'
  const subtitle = document.subtitle ?? ''
  const start = rest.slice(0, firstBlocks).map(textOfBlock).join('\n').slice(0, firstLetters)
  const written =
    (document.date === undefined ? undefined : findDate(document.date, thisYear)?.date) ??
    fromName.date ??
    [subtitle, title, start].map((text) => findDate(text, thisYear)?.date).find((date) => date !== undefined)
  const weak =
    [document.created, saved].map((day) => day && findDate(day, thisYear)?.date).find(Boolean) ?? today
  const named = document.reference?.trim() ?? ''
  const reference = named === '' ? referenceIn([subtitle, title, fromName.title, start], thisYear) : named
  const isSaid = saysOnly(subtitle, thisYear)
  return {
    title: oneLine(title),
    date: written ?? (weak > today ? today : weak),
    isDateWeak: written === undefined,
    reference: oneLine(reference),
    blocks: leveled(
      refineBlocks([
        ...(isSaid ? [] : [{ attributes: {}, runs: [{ text: subtitle, attributes: {} }] }]),
        ...rest,
      ]),
    ),
  }
}

/** As long as a title may be. The contract says so too, but is part of the page, which no worker loads. */
const longestLine = 200

const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestLine)
    .toWellFormed()

/** A file’s name holds no colon: "Acts 2_1_13" is a passage, where "Mercy 3_17_19" has a date. */
function withColons(name: string): string {
  const passage = name.replace(
    /(?<!\d|_)(\d{1,3})_(\d{1,3})(?:[_-](\d{1,3}))?(?!\d|_)/,
    (_, chapter: string, verse: string, last?: string) =>
      `${chapter}:${verse}${last === undefined ? '' : `-${last}`}`,
  )
  return findReferences(passage).some(({ reference }) => reference.includes(':')) ? passage : name
}

/** What the name of a file says, without its date, its folders and the end that tells its format. */
function nameFacts(path: string, thisYear: number): { title: string; date: string | undefined } {
  const base = withColons(path.replace(/^.*[/\\›]\s*/, '').replace(/\.[a-z]{2,8}$/i, ''))
  const found = findDate(base, thisYear)
  const rest = found === undefined ? base : `${base.slice(0, found.start)} ${base.slice(found.end)}`
  const title = rest
    .replaceAll('_', ' ')
    .replace(/^\s*copy of\s+/i, '')
    .replace(/\s*\(\d+\)\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,–—-]+|[\s.,–—-]+$/g, '')
  return { title: title === '' ? base : title, date: found?.date }
}

/** The first passage in one of some texts; a date is none. */
function referenceIn(texts: readonly string[], thisYear: number): string {
  for (const text of texts) {
    const date = findDate(text, thisYear)
    const bare = date === undefined ? text : `${text.slice(0, date.start)}\n${text.slice(date.end)}`
    const [found] = findReferences(bare)
    if (found !== undefined) return found.reference
  }
  return ''
}

/** Whether a line says nothing but a passage and a date, which the sermon has in fields of its own. */
function saysOnly(text: string, thisYear: number): boolean {
  const date = findDate(text, thisYear)
  let rest = date === undefined ? text : text.slice(0, date.start) + text.slice(date.end)
  const [found] = findReferences(rest)
  if (found !== undefined) rest = rest.slice(0, found.start) + rest.slice(found.end)
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** A heading that nothing else stands above or beside is the title, and no part of the text. */
function withoutTitle({ blocks, title }: ReadDocument): {
  title: string | undefined
  rest: readonly Block[]
} {
  const [first, ...rest] = blocks
  if (first === undefined || first.attributes['kind'] !== 'point') return { title: undefined, rest: blocks }
  const text = textOfBlock(first).trim()
  const isTop = rest.every(
    ({ attributes: { kind, level } }) =>
      kind !== 'point' || Number(level) > Number(first.attributes['level']),
  )
  if (title === undefined ? !isTop || rest.length === 0 : text !== title.trim())
    return { title: undefined, rest: blocks }
  return { title: text, rest }
}

/** With headings that begin at the first level. */
function leveled(blocks: readonly Block[]): Block[] {
  const levels = blocks.flatMap(({ attributes: { kind, level } }) => (kind === 'point' ? Number(level) : []))
  const less = Math.min(...levels, 3) - 1
  if (levels.length === 0 || less === 0) return [...blocks]
  return blocks.map((block) =>
    block.attributes['kind'] === 'point'
      ? { ...block, attributes: { ...block.attributes, level: Number(block.attributes['level']) - less } }
      : block,
  )
}
