import { countWords, textOfBlocks } from '@stillwater/sermon-body/blocks'
import { bodyLimits } from '@stillwater/sermon-body/body-limits'
import { contentId } from '#shared/imports/content-id.ts'
import { decodeText } from '#shared/imports/decode-text.ts'
import { DamagedZip, isZip, type ZipLine, zipLines } from '#shared/imports/zip-directory.ts'
import { damaged, FileFault, tooLarge } from './file-fault.ts'
import { guessFacts, type SermonGuess } from './guess-facts.ts'
import type { ReadDocument } from './read-document.ts'
import { readDocx } from './read-docx.ts'
import { readEnex } from './read-enex.ts'
import { readHtml } from './read-html.ts'
import { readMarkdown } from './read-markdown.ts'
import { readPlain } from './read-plain.ts'
import { isOfSystem } from './system-files.ts'
import { unpack } from './unpack.ts'

/** A sermon in a file, as it was read. */
export interface FoundSermon extends SermonGuess {
  readonly id: string
  readonly words: number
}

export interface ChosenFile {
  readonly name: string
  readonly content: Blob
  /** The day it was last saved. */
  readonly saved: string | undefined
}

/** Something in a file that may be a sermon. Reading it throws a `FileFault` where it is none. */
export interface Candidate {
  /** With the ZIP or the export that it is in. */
  readonly name: string
  readonly read: () => FoundSermon | Promise<FoundSermon>
}

/** In bytes. Pictures are most of a document, and all of them are left out. */
const largest: Readonly<Record<string, number>> = {
  docx: 50_000_000,
  enex: 100_000_000,
  html: 20_000_000,
  md: 5_000_000,
  txt: 5_000_000,
}
/** Of all that one ZIP unpacks to. */
const mostUnpacked = 500_000_000
/** A larger folder is none of sermons. */
const mostFiles = 20_000

const formats: Readonly<Record<string, string>> = {
  docx: 'docx',
  enex: 'enex',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  md: 'md',
  markdown: 'md',
  txt: 'txt',
  text: 'txt',
}

/** What to do with files that we cannot read and people have. */
const hints: Readonly<Record<string, string>> = {
  doc: 'This is an older Word format. Open it in Word and save it as .docx, then try again.',
  rtf: 'Open it in Word and save it as .docx, then try again.',
  odt: 'Open it in LibreOffice and save it as .docx, then try again.',
  pages: 'Open it in Pages and export it to Word (.docx), then try again.',
  pdf: 'A PDF can’t be turned back into text reliably. Import the document it was made from.',
  wpd: 'Open it in WordPerfect or LibreOffice and save it as .docx, then try again.',
  zip: 'A ZIP inside a ZIP isn’t opened. Unpack it first, then try again.',
}
const otherKind = 'Only .docx, .md, .txt, .enex and .html files can be imported.'

const textReaders: Readonly<Record<string, (text: string) => ReadDocument>> = {
  html: readHtml,
  md: readMarkdown,
  txt: readPlain,
}

const endOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** What is in a chosen file: one sermon, or those of a ZIP or of an Evernote export. */
export async function* candidatesIn(file: ChosenFile, today: string): AsyncGenerator<Candidate> {
  if (endOf(file.name) === 'zip') yield* inZip(file, today)
  else yield* inDocument(file, today)
}

async function* inDocument(file: ChosenFile, today: string): AsyncGenerator<Candidate> {
  const { name, content, saved } = file
  const format = formats[endOf(name)]
  const sermon = (document: ReadDocument, path = name) => sermonOf(document, { name: path, saved, today })
  if (format === undefined) throw new FileFault(hints[endOf(name)] ?? otherKind)
  if (content.size > (largest[format] ?? 0)) throw tooLarge()
  if (content.size === 0) throw new FileFault('This file is empty.')
  if (format === 'docx') {
    yield { name, read: async () => sermon(await readDocx(content)) }
    return
  }
  const text = decodeText(new Uint8Array(await content.arrayBuffer()))
  if (format === 'enex') {
    let notes = 0
    for (const note of readEnex(text)) {
      notes += 1
      yield {
        name: `${name} › ${note.title || `Note ${notes}`}`,
        read: () => sermon(note.read(), note.title),
      }
    }
    if (notes === 0) throw new FileFault('There are no notes in this file.')
    return
  }
  const read = textReaders[format]
  if (read !== undefined) yield { name, read: () => sermon(read(text)) }
}

async function* inZip({ name, content, saved }: ChosenFile, today: string): AsyncGenerator<Candidate> {
  if (!(await isZip(content))) throw damaged()
  let [unpacked, files] = [0, 0]
  for await (const line of zipLines(content)) {
    if (line.name.endsWith('/') || isOfSystem(line.name)) continue
    files += 1
    if (files > mostFiles)
      throw new FileFault('This ZIP has too many files. Make smaller ones, then try again.')
    const path = `${name} › ${line.name}`
    try {
      assertPlace(line)
      const most = largest[formats[endOf(line.name)] ?? '']
      if (most === undefined) throw new FileFault(hints[endOf(line.name)] ?? otherKind)
      const bytes = await unpack(content, line, Math.min(most, mostUnpacked - unpacked))
      unpacked += bytes.byteLength
      yield* inDocument({ name: path, content: new Blob([bytes]), saved }, today)
    } catch (error) {
      yield { name: path, read: () => Promise.reject(error) }
    }
  }
  if (files === 0) throw new FileFault('There are no files in this ZIP.')
}

/** The name of a file in a ZIP is only ever shown; one that leads elsewhere was not made by accident. */
function assertPlace({ name }: ZipLine): void {
  if (/(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:|\0/i.test(name))
    throw new FileFault('Its name points outside of the ZIP, so it wasn’t opened.')
}

function sermonOf(
  document: ReadDocument,
  facts: { readonly name: string; readonly saved: string | undefined; readonly today: string },
): FoundSermon {
  const letters = document.blocks.reduce(
    (sum, { runs }) => runs.reduce((length, { text }) => length + text.length, sum + 1),
    0,
  )
  if (letters > bodyLimits.textLength)
    throw new FileFault('This sermon is too long. Use at most 200,000 characters, or split it.')
  const guess = guessFacts(document, facts)
  const text = textOfBlocks(guess.blocks)
  const words = countWords(text)
  if (words === 0) throw new FileFault('There is no text in this file.')
  return { ...guess, id: contentId(text), words }
}

/** Why something could not be read, in words for its owner. Others are faults of ours, and are logged. */
export function reasonOf(error: unknown): string {
  if (error instanceof FileFault) return error.message
  if (error instanceof DamagedZip) return damaged().message
  console.error('A file could not be read', error)
  return 'Something went wrong while reading this file. Save it again in the program it came from, then try again.'
}
