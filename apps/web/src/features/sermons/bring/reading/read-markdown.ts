import { type Attributes, type Block, joinRuns, lineBreak, type Run } from '@stillwater/sermon-body/blocks'
import type { ReadDocument } from './read-document.ts'

/** The Markdown that people and our own export write: front matter, headings, lists, quotes and emphasis. */
export function readMarkdown(text: string): ReadDocument {
  const lines = text.split(/\r\n?|\n/)
  const { facts, from } = frontMatter(lines)
  const reader = new MarkdownReader()
  for (const line of lines.slice(from)) reader.line(line)
  const { title, date, reference, passage, scripture } = facts
  return { blocks: reader.finish(), title, date, reference: reference ?? passage ?? scripture }
}

function frontMatter(lines: readonly string[]): { facts: Readonly<Record<string, string>>; from: number } {
  const end =
    lines[0]?.trim() === '---' ? lines.findIndex((line, at) => at > 0 && /^(---|\.\.\.)\s*$/.test(line)) : -1
  if (end === -1) return { facts: {}, from: 0 }
  const facts: Record<string, string> = {}
  for (const line of lines.slice(1, end)) {
    const [, name = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? []
    if (name !== '' && value !== '') facts[name.toLowerCase()] = unquoted(value)
  }
  return { facts, from: end + 1 }
}

function unquoted(value: string): string {
  if (/^".*"$/.test(value)) {
    try {
      return JSON.parse(value) as string
    } catch {
      // YAML that is no JSON: only the quotation marks go.
    }
  }
  return value.replace(/^(["'])(.*)\1$/, '$2')
}

const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/
const rule = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/
const item = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/
const quote = /^ {0,3}> ?(.*)$/
const fence = /^ {0,3}(```|~~~)/

class MarkdownReader {
  readonly #blocks: Block[] = []
  #lines: string[] = []
  #attributes: Attributes = {}
  /** Of the items that the current one is within. */
  #widths: readonly number[] = []
  /** The sign that ends a block of code. */
  #fence: string | undefined

  finish(): Block[] {
    this.#end()
    return this.#blocks
  }

  line(line: string): void {
    const [, sign] = fence.exec(line) ?? []
    if (this.#fence !== undefined) {
      if (sign === this.#fence) this.#endCode()
      else this.#lines.push(line)
    } else if (sign !== undefined) {
      this.#end()
      this.#fence = sign
    } else if (line.trim() === '') this.#end()
    else if (!this.#underlined(line)) this.#read(line)
  }

  /** A line of = or - below a paragraph makes it a heading. */
  #underlined(line: string): boolean {
    const [, sign] = /^ {0,3}(=|-)\1*\s*$/.exec(line) ?? []
    if (sign === undefined || this.#lines.length === 0 || this.#attributes['kind'] !== undefined) return false
    this.#attributes = { kind: 'point', level: sign === '=' ? 1 : 2 }
    this.#end()
    return true
  }

  #read(line: string): void {
    const [, signs, title = ''] = heading.exec(line) ?? []
    const [, quoted] = quote.exec(line) ?? []
    const [entry, space = '', number, words = ''] = item.exec(line) ?? []
    if (signs !== undefined) {
      this.#begin({ kind: 'point', level: Math.min(signs.length, 3) })
      this.#lines.push(title)
      this.#end()
    } else if (quoted !== undefined) {
      if (this.#attributes['kind'] !== 'quote') this.#begin({ kind: 'quote' })
      // An empty line parts the paragraphs of a quote.
      if (quoted.trim() === '') this.#begin({ kind: 'quote' })
      else this.#lines.push(quoted)
    } else if (rule.test(line)) this.#end()
    else if (entry !== undefined) {
      this.#end()
      const indent = this.#indentOf(space.replaceAll('\t', '    ').length)
      this.#attributes = {
        kind: 'list',
        ...(indent > 0 && { indent }),
        ...(number !== undefined && { ordered: true }),
      }
      this.#lines.push(words)
    } else this.#lines.push(line)
  }

  /** How deep an item is among those before: some indent by two spaces, some by four. */
  #indentOf(width: number): number {
    this.#widths = [...this.#widths.filter((each) => each < width), width]
    return Math.min(this.#widths.length - 1, 8)
  }

  #begin(attributes: Attributes): void {
    this.#end()
    this.#attributes = attributes
  }

  #end(): void {
    if (this.#fence !== undefined) return this.#endCode()
    const runs = this.#lines.length === 0 ? [] : inline(joinedLines(this.#lines))
    this.#push(runs)
  }

  #endCode(): void {
    this.#fence = undefined
    this.#push([{ text: this.#lines.join(lineBreak), attributes: {} }])
  }

  #push(runs: readonly Run[]): void {
    if (runs.some(({ text }) => text.trim() !== '')) {
      this.#blocks.push({ attributes: this.#attributes, runs: joinRuns(runs) })
      if (this.#attributes['kind'] !== 'list') this.#widths = []
    }
    this.#lines = []
    this.#attributes = {}
  }
}

/** Two spaces or a backslash at the end of a line keep the break. */
const joinedLines = (lines: readonly string[]): string =>
  lines
    .map((line, index) => {
      const isLast = index === lines.length - 1
      const isBroken = / {2,}$|\\$/.test(line)
      const words = line.trim()
      if (isLast) return words
      return isBroken ? words.replace(/\\$/, '') + lineBreak : `${words} `
    })
    .join('')

const tokens =
  /\\([!-/:-@[-`{-~])|(\*{1,3}|_{1,3})|<(\/?)(u|mark|b|strong|i|em)>|<br\s*\/?>|`([^`]*)`|!\[([^[\]]{0,500})\]\((?:[^()\s]|\([^()\s]*\))*(?:\s[^()]*)?\)|\[([^[\]]{0,500})\]\((?:[^()\s]|\([^()\s]*\))*(?:\s[^()]*)?\)/gi

const tagMarks: Readonly<Record<string, string>> = {
  u: 'underline',
  mark: 'highlight',
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
}

/** Emphasis, escapes and the texts of links. A sign that nothing closes stays as it is written. */
function inline(text: string): Run[] {
  const runs: Run[] = []
  const open = new Set<string>()
  const marks = () => Object.fromEntries([...open].map((name) => [name, true]))
  const add = (words: string) => {
    if (words !== '') runs.push({ text: words, attributes: marks() })
  }
  let at = 0
  for (const match of text.matchAll(tokens)) {
    const [whole, escaped, stars, slash, tag, code, picture, link] = match
    add(text.slice(at, match.index))
    at = match.index + whole.length
    if (escaped !== undefined) add(escaped)
    else if (stars !== undefined) {
      if (turns(text, match.index, stars, open)) for (const name of starMarks(stars)) toggle(open, name)
      else add(stars)
    } else if (tag !== undefined) {
      const name = tagMarks[tag.toLowerCase()] ?? ''
      if (slash === '/') open.delete(name)
      else open.add(name)
    } else if (code !== undefined) add(code)
    else if (picture !== undefined) add(picture)
    else if (link !== undefined) add(link.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'))
    else add(lineBreak)
  }
  add(text.slice(at))
  return runs
}

const starMarks = (stars: string) =>
  stars.length === 3 ? ['bold', 'italic'] : stars.length === 2 ? ['bold'] : ['italic']

function toggle(open: Set<string>, name: string): void {
  if (!open.delete(name)) open.add(name)
}

/** Whether stars or underscores begin or end emphasis here, rather than stand for themselves. */
function turns(text: string, index: number, stars: string, open: ReadonlySet<string>): boolean {
  const before = text[index - 1] ?? ' '
  const next = text[index + stars.length] ?? ' '
  const isInWord = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(next)
  if (stars.startsWith('_') && isInWord) return false
  const isOpen = starMarks(stars).every((name) => open.has(name))
  if (isOpen) return !/\s/.test(before)
  return !/\s/.test(next) && text.includes(stars, index + stars.length)
}
