import { decodeText } from '#shared/imports/decode-text.ts'
import { isZip, type ZipLine, zipLines } from '#shared/imports/zip-directory.ts'
import { FileFault } from './file-fault.ts'
import { attributesIn, type Token, tokensOf } from './markup.ts'
import { unpack } from './unpack.ts'

/** Of the text of a document; a book has five. */
const mostBytes = 20_000_000
/** An office document has some dozens of parts. */
const mostParts = 5000

export const notWord = () =>
  new FileFault('This isn’t a Word document (.docx). Open it in Word and save it as .docx, then try again.')

/** The parts of a Word document as text, unpacked when they are asked for. */
export class DocxParts {
  readonly #file: Blob
  readonly #lines: ReadonlyMap<string, ZipLine>

  private constructor(file: Blob, lines: ReadonlyMap<string, ZipLine>) {
    this.#file = file
    this.#lines = lines
  }

  static async open(file: Blob): Promise<DocxParts> {
    if (!(await isZip(file))) throw notWord()
    const lines = new Map<string, ZipLine>()
    for await (const line of zipLines(file)) {
      if (lines.size >= mostParts) throw notWord()
      if (!lines.has(line.name)) lines.set(line.name, line)
    }
    return new DocxParts(file, lines)
  }

  /** Empty where there is no such part. */
  async text(name: string): Promise<string> {
    const line = this.#lines.get(name)
    return line === undefined ? '' : decodeText(await unpack(this.#file, line, mostBytes))
  }

  /** Where the text is: Word itself does not always call it the same. */
  async mainName(): Promise<string> {
    for (const token of tokensOf(await this.text('_rels/.rels'))) {
      if (token.kind !== 'open' || token.name !== 'relationship') continue
      const attributes = attributesIn(token.attributes)
      const target = attributes.get('target')?.replace(/^\//, '')
      if (attributes.get('type')?.endsWith('/officeDocument') && target !== undefined) return target
    }
    return 'word/document.xml'
  }
}

const namespaces = /\sxmlns(?::([\w.-]+))?\s*=\s*["'][^"']*\/wordprocessingml\/(?:2006\/)?main["']/

/** The tokens of a part, Word's elements by their plain names and all others with their prefix. */
export function* wordTokens(xml: string): Generator<Token> {
  const prefix = namespaces.exec(xml.slice(0, 20_000))?.[1]?.toLowerCase()
  const plain = (name: string) =>
    prefix === undefined
      ? name
      : name.startsWith(`${prefix}:`)
        ? name.slice(prefix.length + 1)
        : `other:${name}`
  for (const token of tokensOf(xml))
    yield token.kind === 'text' ? token : { ...token, name: plain(token.name) }
}

/** An attribute of one of Word's elements, whatever its prefix. */
export function wordValue(written: string, name = 'val'): string | undefined {
  for (const [key, value] of attributesIn(written)) if (key.replace(/^.*:/, '') === name) return value
  return undefined
}
