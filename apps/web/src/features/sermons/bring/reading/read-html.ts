import { type Attributes, type Block, lineBreak } from '@stillwater/sermon-body/blocks'
import { BlockWriter } from './block-writer.ts'
import { FileFault } from './file-fault.ts'
import { inherited, isHiddenStyle, isWordList, kindByName, listItem, marksOf, roles } from './html-looks.ts'
import { attributesIn, tokensOf } from './markup.ts'
import type { ReadDocument } from './read-document.ts'

/** An element that is open. */
interface Open {
  readonly name: string
  /** What a block in it is where nothing else is said, and the marks of its text. */
  readonly around: Attributes
  readonly marks: Attributes
  /** Whether nothing of it is read. */
  readonly isHidden: boolean
  /** Whether it begins a block. */
  readonly isBlock: boolean
  readonly becomes?: 'title' | 'subtitle' | undefined
}

/** Nobody's program nests so deeply; whoever does wants to keep us busy. */
const deepest = 400

const emptyElements = new Set(
  'area base br col embed hr img input link meta source track wbr en-media en-todo'.split(' '),
)
/** An element that ends when another of these begins. */
const endsBefore: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
}
/** Beyond these nothing is ended by the beginning of something else. */
const walls = new Set(['ul', 'ol', 'dl', 'table', 'blockquote'])

/** HTML of Word, LibreOffice, Google Docs, Evernote or a web page as clean blocks. It is never part of a page, so nothing in it can run. */
export function readHtml(html: string): ReadDocument {
  const reader = new HtmlReader(classStyles(html))
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') reader.text(token.text)
    else if (token.kind === 'close') reader.close(token.name)
    else reader.open(token.name, token.attributes, token.isEmpty)
  }
  return reader.finish()
}

/** Google Docs says what is bold by the class of a span. */
function classStyles(html: string): Map<string, string> {
  const styles = new Map<string, string>()
  for (const [, sheet = ''] of html.matchAll(/<style\b[^>]*>([^]*?)<\/style/gi))
    for (const [, name = '', rules = ''] of sheet.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g))
      if (!styles.has(name)) styles.set(name, rules)
  return styles
}

class HtmlReader {
  readonly #styles: ReadonlyMap<string, string>
  readonly #writer = new BlockWriter()
  readonly #open: Open[] = []
  /** Google Docs nests no lists: it names the level of each, such as 1 in "lst-kix_abc-1". */
  #docsLevel = 0
  readonly #said = { title: '', subtitle: '', page: '' }

  constructor(styles: ReadonlyMap<string, string>) {
    this.#styles = styles
  }

  finish(): ReadDocument {
    const { title, subtitle, page } = this.#said
    const blocks: Block[] = this.#writer.finish()
    return { blocks, title: clean(title), programTitle: clean(page), subtitle: clean(subtitle) }
  }

  text(text: string): void {
    const top = this.#open.at(-1)
    if (top?.name === 'title') this.#said.page += text
    if (top?.isHidden) return
    if (top?.becomes !== undefined) this.#said[top.becomes] += text
    else if (this.#isIn('pre'))
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) this.#add(lineBreak)
        this.#add(line)
      }
    else this.#add(text)
  }

  open(name: string, written: string, isEmpty: boolean): void {
    const attributes = attributesIn(written)
    if (name === 'br') return this.#top().isHidden ? undefined : this.#add(lineBreak)
    if (name === 'en-todo') return this.#add(attributes.get('checked') === 'true' ? '☑ ' : '☐ ')
    if (name === 'hr') this.#writer.begin(this.#top().around)
    if (emptyElements.has(name) || isEmpty) return
    this.#endImplied(name)
    if (this.#open.length >= deepest)
      throw new FileFault(
        'This file is in a format we can’t read. Save it again in the program it came from.',
      )
    this.#push(name, attributes)
  }

  close(name: string): void {
    const index = this.#open.findLastIndex((each) => each.name === name)
    if (index !== -1) while (this.#open.length > index) this.#pop()
  }

  #top(): Pick<Open, 'around' | 'marks' | 'isHidden' | 'becomes'> {
    return this.#open.at(-1) ?? { around: {}, marks: {}, isHidden: false, becomes: undefined }
  }

  #isIn(name: string): boolean {
    return this.#open.some((each) => each.name === name)
  }

  #add(text: string): void {
    const { marks, around } = this.#top()
    this.#writer.add(text, marks, around)
  }

  #push(name: string, attributes: ReadonlyMap<string, string>): void {
    const classes = (attributes.get('class') ?? '').split(/\s+/)
    const style = [
      ...classes.map((each) => this.#styles.get(each) ?? ''),
      attributes.get('style') ?? '',
    ].join(';')
    if (name === 'ul' || name === 'ol')
      this.#docsLevel = Number(/\blst-kix_\w+-(\d)/.exec(classes.join(' '))?.[1] ?? 0)
    const top = this.#top()
    const role = roles[name]
    const isHidden = top.isHidden || role === 'nothing' || isHiddenStyle(style)
    const isBlock = role !== undefined && role !== 'nothing' && !isHidden
    const marks = marksOf(name, style, top.marks)
    let { around } = top
    if (isBlock) {
      const own =
        role === 'block' || isWordList(style) ? this.#attributesOf(name, style, classes, around) : around
      this.#writer.begin(own)
      around = inherited(own)
    }
    const becomes =
      top.becomes ??
      (classes.some((each) => /^(mso)?title$/i.test(each))
        ? 'title'
        : classes.some((each) => /^(mso)?subtitle$/i.test(each))
          ? 'subtitle'
          : undefined)
    this.#open.push({
      name,
      around,
      marks,
      isHidden,
      isBlock,
      becomes: role === 'container' ? undefined : becomes,
    })
  }

  #pop(): void {
    const gone = this.#open.pop()
    if (gone?.isBlock) this.#writer.begin(this.#top().around)
  }

  #attributesOf(name: string, style: string, classes: readonly string[], around: Attributes): Attributes {
    const known = kindByName(name, style)
    if (known !== undefined) return known
    if (name === 'li') {
      const lists = this.#open.filter((each) => each.name === 'ul' || each.name === 'ol')
      return listItem(Math.max(lists.length - 1, this.#docsLevel), lists.at(-1)?.name === 'ol')
    }
    return classes.some((each) => /^(mso)?(intense)?quote$/i.test(each)) ? { kind: 'quote' } : around
  }

  #endImplied(name: string): void {
    if (roles[name] !== undefined && this.#open.at(-1)?.name === 'p') this.#pop()
    const ended = endsBefore[name]
    if (ended === undefined) return
    const wall = this.#open.findLastIndex((each) => walls.has(each.name))
    const index = this.#open.findLastIndex((each) => ended.includes(each.name))
    if (index > wall) while (this.#open.length > index) this.#pop()
  }
}

const clean = (text: string): string | undefined => text.replaceAll(/\s+/g, ' ').trim() || undefined
