/** The directory of a ZIP: what is in it, without unpacking anything. */

/** A file in a ZIP. */
export interface ZipLine {
  readonly name: string
  readonly isEncrypted: boolean
  /** 0 for stored, 8 for deflate. */
  readonly method: number
  /** Of the unpacked file: its CRC-32. */
  readonly checksum: number
  readonly packedSize: number
  /** As the ZIP says; it may lie. */
  readonly size: number
  readonly offset: number
}

export class DamagedZip extends Error {}

const [localHeader, directoryLine, directoryEnd, farEnd, farLocator] = [
  0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50, 0x06_06_4b_50, 0x07_06_4b_50,
]
const [endSize, lineSize, headerSize, locatorSize] = [22, 46, 30, 20]
/** The end of the directory may be followed by a comment of this length. */
const longestComment = 0xff_ff
/** Of a directory with a million files. */
const largestDirectory = 200_000_000
/** Stands for a number that is too large for its place. */
const tooLarge = 0xff_ff_ff_ff

export async function isZip(file: Blob): Promise<boolean> {
  const start = await view(file, 0, 4)
  return start.byteLength === 4 && start.getUint32(0, true) === localHeader
}

/** The files of a ZIP, one after the other. Only the directory is read, whatever the size of the ZIP. */
export async function* zipLines(file: Blob): AsyncGenerator<ZipLine> {
  const { offset, size } = await findDirectory(file)
  if (size > largestDirectory || offset + size > file.size) throw new DamagedZip()
  const directory = await view(file, offset, size)
  const decoder = new TextDecoder()
  for (let at = 0; at + lineSize <= directory.byteLength;) {
    if (directory.getUint32(at, true) !== directoryLine) throw new DamagedZip()
    const [nameSize = 0, moreSize = 0, commentSize = 0] = [28, 30, 32].map((field) =>
      directory.getUint16(at + field, true),
    )
    if (at + lineSize + nameSize > directory.byteLength) throw new DamagedZip()
    yield {
      name: decoder.decode(new Uint8Array(directory.buffer, directory.byteOffset + at + lineSize, nameSize)),
      isEncrypted: (directory.getUint16(at + 8, true) & 1) === 1,
      method: directory.getUint16(at + 10, true),
      checksum: directory.getUint32(at + 16, true),
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    }
    at += lineSize + nameSize + moreSize + commentSize
  }
}

/** A file as it is packed. */
export async function packedContent(file: Blob, { offset, packedSize }: ZipLine): Promise<Blob> {
  const header = await view(file, offset, headerSize)
  if (header.byteLength < headerSize || header.getUint32(0, true) !== localHeader) throw new DamagedZip()
  const from = offset + headerSize + header.getUint16(26, true) + header.getUint16(28, true)
  if (from + packedSize > file.size) throw new DamagedZip()
  return file.slice(from, from + packedSize)
}

const view = async (file: Blob, from: number, size: number) =>
  new DataView(await file.slice(from, from + size).arrayBuffer())

async function findDirectory(file: Blob): Promise<{ offset: number; size: number }> {
  const from = Math.max(0, file.size - endSize - longestComment)
  const end = await view(file, from, file.size - from)
  for (let at = end.byteLength - endSize; at >= 0; at -= 1) {
    if (end.getUint32(at, true) !== directoryEnd) continue
    const [size, offset] = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)]
    const count = end.getUint16(at + 10, true)
    if (count !== 0xff_ff && size !== tooLarge && offset !== tooLarge) return { offset, size }
    return findFarDirectory(file, from + at - locatorSize)
  }
  throw new DamagedZip()
}

/** Where a ZIP has more than 65,534 files or 4 GB. */
async function findFarDirectory(file: Blob, at: number): Promise<{ offset: number; size: number }> {
  const locator = await view(file, Math.max(0, at), locatorSize)
  if (at < 0 || locator.getUint32(0, true) !== farLocator) throw new DamagedZip()
  const end = await view(file, Number(locator.getBigUint64(8, true)), 56)
  if (end.byteLength < 56 || end.getUint32(0, true) !== farEnd) throw new DamagedZip()
  return { size: Number(end.getBigUint64(40, true)), offset: Number(end.getBigUint64(48, true)) }
}
