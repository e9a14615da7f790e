import { once } from 'node:events'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'

export interface ArchiveFile {
  readonly path: string
  readonly content: string | Uint8Array | AsyncIterable<string>
}

const version = 45
/** The checksum and the sizes follow the content; names are in UTF-8. */
const flags = 0x08_08
const deflated = 8
const plainFile = (0o100_644 << 16) >>> 0
/** The largest numbers that the format holds without its extension. */
const [most2, most4] = [0xff_ff, 0xff_ff_ff_ff]

/** A ZIP, written file after file as it is read: what it remembers of each is its line in the directory at the end. */
export async function* archiveOf(files: AsyncIterable<ArchiveFile>, now: Date): AsyncGenerator<Buffer> {
  const time = dosTime(now)
  const directory: Buffer[] = []
  let offset = 0
  for await (const { path, content } of files) {
    const name = Buffer.from(path)
    const header = pack([0x04_03_4b_50, 4], [version, 2], ...facts(time, 0, 0, 0, name.length, 0))
    yield header
    yield name
    const packed = new Packed(content)
    for await (const chunk of packed.chunks()) yield chunk
    const { checksum, size, packedSize } = packed
    if (size > most4 || packedSize > most4) throw new Error(`${path} is larger than 4 GiB`)
    const after = pack([0x08_07_4b_50, 4], [checksum, 4], [packedSize, 4], [size, 4])
    yield after
    directory.push(directoryLine({ name, time, checksum, size, packedSize, offset }))
    offset += header.length + name.length + packedSize + after.length
  }
  let size = 0
  for (const line of directory) {
    size += line.length
    yield line
  }
  yield end(directory.length, size, offset)
}

/** One file's content, compressed. */
class Packed {
  readonly #content: ArchiveFile['content']
  checksum = 0
  size = 0
  packedSize = 0

  constructor(content: ArchiveFile['content']) {
    this.#content = content
  }

  async *chunks(): AsyncGenerator<Buffer> {
    for await (const chunk of this.#packed()) {
      this.packedSize += chunk.length
      yield chunk
    }
  }

  async *#packed(): AsyncGenerator<Buffer> {
    const content = typeof this.#content === 'string' ? Buffer.from(this.#content) : this.#content
    // At once: a stream for each of thousands of small files would cost more than it spares.
    if (content instanceof Uint8Array) yield deflateRawSync(this.#counted(content))
    else yield* this.#streamed(content)
  }

  async *#streamed(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
    const deflate = createDeflateRaw()
    const feed = async () => {
      for await (const text of texts) {
        if (!deflate.write(this.#counted(Buffer.from(text)))) await once(deflate, 'drain')
      }
      deflate.end()
    }
    const fed = feed()
    // The loop below is where a fault is told.
    fed.catch((error: unknown) => deflate.destroy(error as Error))
    yield* deflate as AsyncIterable<Buffer>
    await fed
  }

  #counted(part: Uint8Array): Uint8Array {
    this.checksum = crc32(part, this.checksum)
    this.size += part.length
    return part
  }
}

interface Line {
  readonly name: Buffer
  readonly time: number
  readonly checksum: number
  readonly size: number
  readonly packedSize: number
  readonly offset: number
}

function directoryLine({ name, time, checksum, size, packedSize, offset }: Line): Buffer {
  const far = offset > most4 ? pack([0x00_01, 2], [8, 2], [offset, 8]) : Buffer.alloc(0)
  const entry = pack(
    [0x02_01_4b_50, 4],
    [(3 << 8) | version, 2],
    [version, 2],
    ...facts(time, checksum, packedSize, size, name.length, far.length),
    [0, 2],
    [0, 2],
    [0, 2],
    [plainFile, 4],
    [Math.min(offset, most4), 4],
  )
  // In memory of its own: a slice of the shared pool would keep the whole pool from being freed until the end.
  const line = Buffer.alloc(entry.length + name.length + far.length)
  entry.copy(line)
  name.copy(line, entry.length)
  far.copy(line, entry.length + name.length)
  return line
}

/** What the header of a file and its line in the directory have in common. */
const facts = (
  time: number,
  checksum: number,
  packedSize: number,
  size: number,
  name: number,
  more: number,
): Field[] => [
  [flags, 2],
  [deflated, 2],
  [time, 4],
  [checksum, 4],
  [packedSize, 4],
  [size, 4],
  [name, 2],
  [more, 2],
]

function end(count: number, size: number, offset: number): Buffer {
  const plain = pack(
    [0x06_05_4b_50, 4],
    [0, 4],
    [Math.min(count, most2), 2],
    [Math.min(count, most2), 2],
    [Math.min(size, most4), 4],
    [Math.min(offset, most4), 4],
    [0, 2],
  )
  if (count < most2 && size < most4 && offset < most4) return plain
  const far = pack(
    [0x06_06_4b_50, 4],
    [44, 8],
    [version, 2],
    [version, 2],
    [0, 8],
    [count, 8],
    [count, 8],
    [size, 8],
    [offset, 8],
  )
  return Buffer.concat([far, pack([0x07_06_4b_50, 4], [0, 4], [offset + size, 8], [1, 4]), plain])
}

type Field = readonly [value: number, bytes: 2 | 4 | 8]

/** Numbers as bytes, the lowest first. */
function pack(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0))
  let at = 0
  for (const [value, size] of fields) {
    if (size === 8) bytes.writeBigUInt64LE(BigInt(value), at)
    else bytes.writeUIntLE(value, at, size)
    at += size
  }
  return bytes
}

/** The time in the lower half, the day in the upper, in steps of two seconds and in UTC: the format has no time zones. */
function dosTime(now: Date): number {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)
  const day =
    ((Math.max(now.getUTCFullYear(), 1980) - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()
  return ((day << 16) | time) >>> 0
}
