import type { Attributes, Block } from '@stillwater/sermon-body/blocks'
import type { ReadDocument } from './read-document.ts'

const block = (text: string, attributes: Attributes = {}): Block => ({
  attributes,
  runs: [{ text, attributes: {} }],
})

/** Text without any format: lines, items that begin like a list, and headings in capitals. */
export function readPlain(text: string): ReadDocument {
  const groups = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((group) => group.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
  const isWrapped = looksWrapped(groups)
  const lines = groups.flatMap((group) => (isWrapped ? joined(group) : group))
  const margin = marginOf(lines)
  return { blocks: lines.map((line) => blockOfLine(line, margin)) }
}

/** Some programs indent every list. */
const marginOf = (lines: readonly string[]): number =>
  lines.reduce((least, line) => Math.min(least, indentOf(item.exec(line)?.[1])), Infinity)

const indentOf = (space: string | undefined): number =>
  space === undefined ? Infinity : space.replaceAll('\t', '    ').length

/** Whether the lines were broken at a width, as in e-mails: then they are no paragraphs of their own. */
function looksWrapped(groups: readonly (readonly string[])[]): boolean {
  const inner = groups.flatMap((lines) => lines.slice(0, -1))
  const full = inner.filter(({ length }) => length >= 50 && length <= 90)
  return inner.length >= 3 && full.length >= inner.length * 0.8
}

const item = /^(\s*)(?:([-*•‣◦–])|(\d{1,3})[.)])\s+(?=\S)/

function joined(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  for (const line of lines) {
    const before = paragraphs.pop()
    if (before === undefined) paragraphs.push(line)
    else if (item.test(line)) paragraphs.push(before, line)
    else paragraphs.push(`${before} ${line.trim()}`)
  }
  return paragraphs
}

function blockOfLine(line: string, margin: number): Block {
  const [sign, space = '', , number] = item.exec(line) ?? []
  const text = line.trim()
  if (sign !== undefined) {
    const indent = Math.min(Math.floor((indentOf(space) - margin) / 4), 4)
    return block(line.slice(sign.length).trim(), {
      kind: 'list',
      ...(indent > 0 && { indent }),
      ...(number !== undefined && { ordered: true }),
    })
  }
  return isCapitals(text) ? block(text, { kind: 'point', level: 1 }) : block(text)
}

const isCapitals = (text: string) =>
  text.length <= 60 && /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/[.!?,;]$/.test(text)
