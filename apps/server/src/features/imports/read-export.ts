import { exportFormat, exportVersion } from '@stillwater/contract/export/export-file'
import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import {
  damaged,
  EntrySplitter,
  FileFault,
  notOurs,
  parsed,
  type RawEntry,
  tooLarge,
} from './entry-splitter.ts'
import { type PreparedEntry, preparedEntry } from './prepared-entry.ts'

/** How the file comes, and how much of it is read. */
export interface FileFacts {
  readonly packing: 'deflate' | 'none'
  /** Of the unpacked file, where it is known. */
  readonly checksum: number | null
  /** Of the unpacked file. */
  readonly mostBytes: number
  readonly mostEntries: number
}

/** More parts than a later version will have. Each is looked up by itself while others wait, so there is one of each name. */
const mostSections = 100

/** Enough for one transaction. */
const [batchEntries, batchLetters] = [200, 500_000]

async function* unpacked(
  pieces: AsyncIterable<Uint8Array>,
  { packing, checksum, mostBytes }: FileFacts,
): AsyncGenerator<Buffer> {
  let [bytes, sum] = [0, 0]
  const packed = Readable.from(pieces, { objectMode: false })
  const chunks = packing === 'none' ? packed : packed.pipe(createInflateRaw())
  if (packing === 'deflate') packed.on('error', (error) => chunks.destroy(error))
  try {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) throw tooLarge()
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    // What is not packed as it says, or ends too early.
    throw error instanceof FileFault ? error : damaged()
  }
  if (checksum !== null && sum !== checksum) throw damaged()
}

async function* textOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw error instanceof FileFault ? error : damaged()
  }
}

/** Reads a file while it arrives, and hands over its entries as they are ready. Throws a `FileFault` for one that cannot be read. */
export async function readExport(
  pieces: AsyncIterable<Uint8Array>,
  facts: FileFacts,
  onEntries: (entries: readonly PreparedEntry[]) => Promise<unknown>,
): Promise<void> {
  const splitter = new EntrySplitter()
  let known = 'nothing' as 'nothing' | 'format' | 'version'
  let batch: PreparedEntry[] = []
  let [entries, letters] = [0, 0]
  const sections = new Set<string>()
  let section: string | undefined
  const enter = (name: string) => {
    if (name === section) return
    if (sections.has(name) || sections.size >= mostSections) throw damaged()
    sections.add(name)
    section = name
  }
  const send = async () => {
    await onEntries(batch)
    batch = []
    letters = 0
  }
  const take = (raw: RawEntry): void => {
    if (known === 'nothing') {
      if (raw.section !== 'format' || parsed(raw.text) !== exportFormat) throw notOurs()
      known = 'format'
    } else if (known === 'format') {
      assertVersion(raw)
      known = 'version'
    } else if (raw.section !== 'exportedAt') {
      enter(raw.section)
      entries += 1
      if (entries > facts.mostEntries) throw tooLarge()
      const value = parsed(raw.text)
      if (value === null && !raw.isInList) return
      letters += raw.text.length
      batch.push(preparedEntry(raw.section, isObject(value) ? value : { value }))
    }
  }
  for await (const text of textOf(unpacked(pieces, facts))) {
    for (const raw of splitter.push(text)) {
      take(raw)
      if (batch.length >= batchEntries || letters >= batchLetters) await send()
    }
  }
  splitter.end()
  if ((known as string) !== 'version') throw notOurs()
  if (batch.length > 0) await send()
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function assertVersion({ section, text }: RawEntry): void {
  const version = section === 'version' ? parsed(text) : undefined
  if (!Number.isInteger(version)) throw notOurs()
  if ((version as number) > exportVersion)
    throw new FileFault(
      'This file was made by a newer version of Stillwater. Update this one, then try again.',
    )
}
