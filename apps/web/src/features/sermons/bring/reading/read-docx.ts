import { type Attributes, type Block, joinRuns, lineBreak, type Run } from '@stillwater/sermon-body/blocks'
import { trimEnd } from './block-writer.ts'
import { DocxParts, notWord, wordTokens, wordValue } from './docx-parts.ts'
import { DocxStyles, numberedLevels } from './docx-styles.ts'
import { tokensOf } from './markup.ts'
import type { ReadDocument } from './read-document.ts'

/** A Word document, of Word itself or of any program that writes its format. */
export async function readDocx(file: Blob): Promise<ReadDocument> {
  const parts = await DocxParts.open(file)
  const main = await parts.mainName()
  const xml = await parts.text(main)
  if (!/<[\w.:-]*document[\s>]/.test(xml.slice(0, 20_000))) throw notWord()
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const styles = new DocxStyles(await parts.text(`${folder}styles.xml`))
  const isNumbered = numberedLevels(await parts.text(`${folder}numbering.xml`))
  const reader = new DocxReader(styles, isNumbered)
  reader.read(xml)
  for (const kind of ['footnote', 'endnote'] as const)
    reader.readNotes(kind, await parts.text(`${folder}${kind}s.xml`))
  return { ...reader.finish(), ...coreFacts(await parts.text('docProps/core.xml')) }
}

/** What Word calls documents that nobody has named. */
const nameless =
  /^(microsoft word\b.*|document\s*\d*|untitled\b.*|powerpoint presentation|\S+\.(docx?|rtf|wpd))$/i

function coreFacts(xml: string): Pick<ReadDocument, 'programTitle' | 'created'> {
  const said: Record<string, string> = {}
  let field = ''
  for (const token of tokensOf(xml)) {
    if (token.kind === 'open') field = token.name.replace(/^.*:/, '')
    else if (token.kind === 'close') field = ''
    else if (field !== '') said[field] = (said[field] ?? '') + token.text
  }
  const named = said['title']?.trim() ?? ''
  return {
    programTitle: named === '' || nameless.test(named) ? undefined : named,
    created: /^\d{4}-\d{2}-\d{2}/.exec(said['created']?.trim() ?? '')?.[0],
  }
}

interface Paragraph {
  style: string
  numbering: string | undefined
  level: number
  readonly runs: Run[]
}

/** What is not part of the text as it is now: earlier versions of it, and a second form of pictures and boxes. */
const skipped = new Set(['del', 'movefrom', 'pprchange', 'rprchange', 'other:mc:fallback', 'instrtext'])
const markNames: Readonly<Record<string, string>> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  highlight: 'highlight',
}
/** LibreOffice writes a highlight as the color behind the words. White and nearly white come from web pages. */
const isColored = (fill = '') => /^[\da-f]{6}$/i.test(fill) && !/^([ef][\da-f]){3}$/i.test(fill)
const off = new Set(['0', 'false', 'off', 'none'])

class DocxReader {
  readonly #styles: DocxStyles
  readonly #isNumbered: (numbering: string, level: number) => boolean
  readonly #blocks: Block[] = []
  /** A box in a paragraph has paragraphs of its own. */
  readonly #open: Paragraph[] = []
  readonly #notes: string[] = []
  #marks: Record<string, true> = {}
  #inParagraphFacts = false
  #inText = false
  #skipping: { readonly name: string; depth: number } | undefined
  #title: string | undefined
  #subtitle: string | undefined

  constructor(styles: DocxStyles, isNumbered: (numbering: string, level: number) => boolean) {
    this.#styles = styles
    this.#isNumbered = isNumbered
  }

  finish(): Pick<ReadDocument, 'blocks' | 'title' | 'subtitle'> {
    return { blocks: this.#blocks, title: this.#title, subtitle: this.#subtitle }
  }

  read(xml: string): void {
    for (const token of wordTokens(xml)) {
      if (token.kind === 'text') {
        if (this.#inText && this.#skipping === undefined) this.#add(token.text)
      } else if (!this.#skips(token)) {
        if (token.kind === 'close') this.#close(token.name)
        else this.#element(token.name, token.attributes, token.isEmpty)
      }
    }
  }

  /** Footnotes come at the end, in the order of the signs that lead to them. */
  readNotes(kind: 'footnote' | 'endnote', xml: string): void {
    const wanted = this.#notes.filter((each) => each.startsWith(kind))
    if (wanted.length === 0) return
    const texts = new Map<string, string>()
    for (const [, attributes = '', content = ''] of xml.matchAll(
      new RegExp(`<[\\w.-]+:${kind}\\s([^>]*)>([^]*?)</[\\w.-]+:${kind}>`, 'g'),
    )) {
      const words = [...content.matchAll(/<[\w.-]+:t(?:\s[^>]*)?>([^<]*)</g)].map(([, word = '']) => word)
      texts.set(`${kind} ${wordValue(attributes, 'id')}`, words.join(''))
    }
    for (const name of wanted) {
      const number = this.#notes.indexOf(name) + 1
      const text = [...tokensOf(texts.get(name) ?? '')].map((token) =>
        token.kind === 'text' ? token.text : '',
      )
      const words = text.join('').trim()
      if (words !== '')
        this.#blocks.push({ attributes: {}, runs: [{ text: `[${number}] ${words}`, attributes: {} }] })
    }
  }

  #skips(token: {
    readonly kind: 'open' | 'close'
    readonly name: string
    readonly isEmpty?: boolean
  }): boolean {
    const { kind, name } = token
    if (this.#skipping === undefined) {
      if (kind === 'close' || !skipped.has(name) || token.isEmpty) return skipped.has(name)
      this.#skipping = { name, depth: 1 }
    } else if (name === this.#skipping.name && !token.isEmpty) {
      this.#skipping.depth += kind === 'open' ? 1 : -1
      if (this.#skipping.depth === 0) this.#skipping = undefined
    }
    return true
  }

  #element(name: string, written: string, isEmpty: boolean): void {
    const paragraph = this.#open.at(-1)
    if (name === 'p') {
      if (!isEmpty) this.#open.push({ style: '', numbering: undefined, level: 0, runs: [] })
    } else if (paragraph === undefined) return
    else if (name === 'ppr') this.#inParagraphFacts = !isEmpty
    else if (this.#inParagraphFacts) {
      if (name === 'pstyle') paragraph.style = wordValue(written) ?? ''
      else if (name === 'numid') paragraph.numbering = wordValue(written)
      else if (name === 'ilvl') paragraph.level = Number.parseInt(wordValue(written) ?? '', 10) || 0
    } else if (name === 'r') this.#marks = {}
    else if (name === 't') this.#inText = !isEmpty
    else if (name === 'tab') this.#add(' ')
    else if (name === 'nobreakhyphen') this.#add('-')
    else if (name === 'cr') this.#add(lineBreak)
    else if (name === 'br') {
      if (!['page', 'column'].includes(wordValue(written, 'type') ?? '')) this.#add(lineBreak)
    } else if (name === 'rstyle') this.#markByStyle(wordValue(written) ?? '')
    else if (name === 'footnotereference' || name === 'endnotereference') {
      this.#notes.push(`${name.replace('reference', '')} ${wordValue(written, 'id')}`)
      this.#add(`[${this.#notes.length}]`)
    } else if (name === 'shd') {
      if (isColored(wordValue(written, 'fill'))) this.#marks['highlight'] = true
    } else {
      const mark = markNames[name]
      if (mark !== undefined && !off.has(wordValue(written) ?? '')) this.#marks[mark] = true
    }
  }

  #markByStyle(id: string): void {
    if (/^strong$/i.test(id)) this.#marks['bold'] = true
    if (/^emphasis$/i.test(id)) this.#marks['italic'] = true
  }

  #close(name: string): void {
    if (name === 't') this.#inText = false
    else if (name === 'ppr') this.#inParagraphFacts = false
    else if (name === 'p') {
      const paragraph = this.#open.pop()
      if (paragraph !== undefined) this.#end(paragraph)
    }
  }

  #add(text: string): void {
    this.#open.at(-1)?.runs.push({ text, attributes: { ...this.#marks } })
  }

  #end(paragraph: Paragraph): void {
    const runs = joinRuns(trimEnd(trimmedStart(paragraph.runs)))
    if (runs.length === 0) return
    const role = this.#styles.roleOf(paragraph.style)
    const text = runs.map((run) => run.text.replaceAll(lineBreak, ' ')).join('')
    if (role === 'contents') return
    if (role === 'title' && this.#title === undefined) this.#title = text
    else if (role === 'subtitle' && this.#subtitle === undefined) this.#subtitle = text
    else
      this.#blocks.push({ attributes: role === 'source' ? { kind: 'quote' } : this.#kindOf(paragraph), runs })
  }

  #kindOf({ style, numbering, level }: Paragraph): Attributes {
    const byStyle = this.#styles.kindOf(style)
    if (byStyle?.['kind'] === 'point') return byStyle
    const list = numbering ?? this.#styles.numberingOf(style)
    if (list !== undefined && list !== '0')
      return {
        kind: 'list',
        ...(level > 0 && { indent: Math.min(level, 8) }),
        ...(this.#isNumbered(list, level) && { ordered: true }),
      }
    return byStyle ?? {}
  }
}

function trimmedStart(runs: readonly Run[]): Run[] {
  const from = runs.findIndex(({ text }) => text.trim() !== '')
  if (from === -1) return []
  return runs.slice(from).map((run, index) => (index === 0 ? { ...run, text: run.text.trimStart() } : run))
}
