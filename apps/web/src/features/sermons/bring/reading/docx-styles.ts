import type { Attributes } from '@stillwater/sermon-body/blocks'
import { wordTokens, wordValue } from './docx-parts.ts'

interface Style {
  name: string
  basedOn?: string | undefined
  level?: number
  numbering?: string | undefined
}

/** What a paragraph is by its style, beyond a kind of block. */
type Role = 'title' | 'subtitle' | 'contents' | 'source'

/** What the styles of a Word document mean. */
export class DocxStyles {
  readonly #styles = new Map<string, Style>()

  constructor(xml: string) {
    let current: Style | undefined
    for (const token of wordTokens(xml)) {
      if (token.kind === 'close' && token.name === 'style') current = undefined
      if (token.kind !== 'open') continue
      if (token.name === 'style') {
        current = { name: '' }
        this.#styles.set(wordValue(token.attributes, 'styleid') ?? '', current)
      } else if (current === undefined) continue
      else if (token.name === 'name') current.name = (wordValue(token.attributes) ?? '').toLowerCase()
      else if (token.name === 'basedon') current.basedOn = wordValue(token.attributes)
      else if (token.name === 'numid') current.numbering = wordValue(token.attributes)
      else if (token.name === 'outlinelvl')
        current.level = Number.parseInt(wordValue(token.attributes) ?? '', 10)
    }
  }

  /** The style and those that it is based on. */
  #chain(id: string): Style[] {
    const chain: Style[] = []
    // A hostile file has styles that are based on themselves.
    for (let next: string | undefined = id; next !== undefined && chain.length < 10;) {
      const style: Style = this.#styles.get(next) ?? { name: next.toLowerCase() }
      chain.push(style)
      next = style.basedOn
    }
    return chain
  }

  roleOf(id: string): Role | undefined {
    const [style] = this.#chain(id)
    if (style === undefined) return undefined
    if (style.name === 'title' || style.name === 'subtitle') return style.name
    if (/^(toc|contents|table of contents|index) ?\d*\b/.test(style.name)) return 'contents'
    return style.name === 'quote source' ? 'source' : undefined
  }

  kindOf(id: string): Attributes | undefined {
    for (const { name, level } of this.#chain(id)) {
      const [, written] = /^heading ?(\d)/.exec(name) ?? []
      const found = written === undefined ? level : Number(written) - 1
      if (found !== undefined && found >= 0 && found < 9)
        return { kind: 'point', level: Math.min(found + 1, 3) }
      if (/\bquot(e|ations?)\b|^block text$/.test(name)) return { kind: 'quote' }
      const [, sign] = /^list (bullet|number)/.exec(name) ?? []
      if (sign !== undefined) return { kind: 'list', ...(sign === 'number' && { ordered: true }) }
    }
    return undefined
  }

  numberingOf(id: string): string | undefined {
    return this.#chain(id).find(({ numbering }) => numbering !== undefined)?.numbering
  }
}

/** Which lists of a Word document have numbers, by their ids and levels. */
export function numberedLevels(xml: string): (numbering: string, level: number) => boolean {
  const formats = new Map<string, Map<number, string>>()
  const lists = new Map<string, string>()
  let [outer, list, level] = ['', '', 0]
  for (const token of wordTokens(xml)) {
    if (token.kind !== 'open') continue
    if (token.name === 'abstractnum') {
      outer = wordValue(token.attributes, 'abstractnumid') ?? ''
      formats.set(outer, new Map())
    } else if (token.name === 'lvl') level = Number(wordValue(token.attributes, 'ilvl'))
    else if (token.name === 'numfmt') formats.get(outer)?.set(level, wordValue(token.attributes) ?? '')
    else if (token.name === 'num') list = wordValue(token.attributes, 'numid') ?? ''
    else if (token.name === 'abstractnumid') lists.set(list, wordValue(token.attributes) ?? '')
  }
  return (numbering, at) => {
    const format = formats.get(lists.get(numbering) ?? '')?.get(at) ?? 'bullet'
    return format !== 'bullet' && format !== 'none'
  }
}
