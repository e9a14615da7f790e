import { breakPages, type Line, type Page } from './page-breaks.ts'
import { atTitle, type TextPosition } from '../preaching.ts'

interface MeasuredLine extends Line {
  /** The element with its words, and which of its lines it is. */
  readonly text: HTMLElement
  readonly index: number
  readonly height: number
}

/** A text laid out into pages. */
export interface Layout {
  readonly pages: readonly Page[]
  /** Where a page begins. */
  readonly startOf: (page: number) => TextPosition
  readonly pageOf: (position: TextPosition) => number
  /** Where a block begins. */
  readonly topOf: (block: number) => number
  /** The blocks of a page, the first and the last. */
  readonly blocksOf: (page: number) => readonly [first: number, last: number]
}

/** Measures the lines of a column and lays them out into pages of a height. The column must not be scaled. */
export function layOut(column: HTMLElement, height: number): Layout {
  const lines = measureLines(column)
  const pages = breakPages(lines, height)
  const pageOfLine = (index: number) => pages.findIndex(({ last }) => index <= last)
  // Where the pages begin, and on which page a position is, is found once, so that a turn measures nothing.
  const starts = new Map<number, TextPosition>()
  const known = new Map<string, number>()
  const findStart = (page: number): TextPosition => {
    const line = lines[pages[page]?.first ?? -1]
    if (line === undefined) return atTitle
    return { block: line.block, offset: line.index === 0 ? 0 : offsetOf(line) }
  }
  const findPage = ({ block, offset }: TextPosition): number => {
    // A block that is hidden now stands for the next one.
    const first = lines.findIndex((line) => line.block >= block)
    if (first === -1) return Math.max(pages.length - 1, 0)
    const found = lines[first]
    if (found === undefined || found.block !== block) return pageOfLine(first)
    return pageOfLine(lineAt(lines, block, offset) ?? first)
  }
  return {
    pages,
    startOf(page) {
      const start = starts.get(page) ?? findStart(page)
      starts.set(page, start)
      known.set(keyOf(start), page)
      return start
    },
    pageOf(position) {
      const key = keyOf(position)
      const page = known.get(key) ?? findPage(position)
      known.set(key, page)
      return page
    },
    topOf: (block) => lines.find((line) => line.block === block)?.top ?? 0,
    blocksOf(page) {
      const { first = 0, last = 0 } = pages[page] ?? {}
      return [lines[first]?.block ?? -1, lines[last]?.block ?? -1]
    },
  }
}

const keyOf = ({ block, offset }: TextPosition) => `${block} ${offset}`

function measureLines(column: HTMLElement): MeasuredLine[] {
  const origin = column.getBoundingClientRect().top
  return [...column.querySelectorAll<HTMLElement>('[data-block]')].flatMap((element) => {
    const box = element.getBoundingClientRect()
    const parts = [...element.querySelectorAll<HTMLElement>('[data-lines]')]
    const isHeading = element.matches('.pulpit-point, .pulpit-title')
    const lines = parts.flatMap((text, part) => {
      const { top, height } = text.getBoundingClientRect()
      const count = Math.max(Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight)), 1)
      const isBeforeSource = parts[part + 1]?.dataset['source'] !== undefined
      return Array.from({ length: count }, (_, index): MeasuredLine => ({
        top: top - origin + (index * height) / count,
        bottom: top - origin + ((index + 1) * height) / count,
        height: height / count,
        block: Number(element.dataset['block']),
        keep: isHeading || text.dataset['keep'] !== undefined || (isBeforeSource && index === count - 1),
        whole: element.matches('.pulpit-scripture'),
        text,
        index,
      }))
    })
    // The frame of a block belongs to its first and its last line.
    const [first, last] = [lines[0], lines.at(-1)]
    if (first !== undefined) lines[0] = { ...first, top: box.top - origin }
    if (last !== undefined)
      lines[lines.length - 1] = { ...(lines.at(-1) ?? last), bottom: box.bottom - origin }
    return lines
  })
}

/** How many characters of its block come before a line. */
function offsetOf({ text, index, height }: MeasuredLine): number {
  const { top } = text.getBoundingClientRect()
  let [low, high] = [0, text.textContent.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (lineOf(text, middle, top, height) < index) low = middle + 1
    else high = middle
  }
  return low
}

/** The line of a character. The first one stands for its block, whose label may be on the page before if a heading fills that. */
function lineAt(lines: readonly MeasuredLine[], block: number, offset: number): number | undefined {
  const isText = (line: MeasuredLine) => line.block === block && line.text.dataset['text'] !== undefined
  const first = lines.findIndex(isText)
  const line = lines[first]
  if (line === undefined) return undefined
  const index = lineOf(line.text, offset, line.text.getBoundingClientRect().top, line.height)
  return Math.min(first + index, lines.findLastIndex(isText))
}

/** Which line of an element a character is on. What is not drawn, such as a line break, is on the line of the next that is. */
function lineOf(text: HTMLElement, offset: number, top: number, height: number): number {
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const { data, length } = node as Text
    const range = document.createRange()
    for (let at = Math.max(offset - before, 0); at < length; at += 1) {
      // Both halves of a letter outside of the basic plane are one.
      range.setStart(node, isSecondHalf(data, at) ? at - 1 : at)
      range.setEnd(node, isSecondHalf(data, at + 1) ? at + 2 : at + 1)
      const box = range.getClientRects()[0]
      if (box !== undefined && box.width > 0) return Math.floor((box.top + box.height / 2 - top) / height)
    }
    before += length
  }
  return Number.POSITIVE_INFINITY
}

const isSecondHalf = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at))
