import { everythingFile } from '@stillwater/contract/export-file'

/** `everything.json` as it is packed in the chosen file. */
interface PackedFile {
  readonly content: Blob
  readonly packing: 'deflate' | 'none'
  /** Its CRC-32 when it is unpacked, where it is known. */
  readonly checksum: number | null
}

const notOurs = 'This isn’t an export from Stillwater. Choose the ZIP file that you downloaded here.'
const damaged = 'This file is damaged or incomplete. Download your data again, then try again.'

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

/** Finds the file without unpacking anything: only the directory is read, whatever the size of the ZIP. */
export async function findEverything(file: Blob): Promise<PackedFile> {
  const start = await view(file, 0, 4)
  if (start.byteLength < 4) throw new Error(notOurs)
  if (start.getUint32(0, true) !== localHeader) return { content: file, packing: 'none', checksum: null }
  const { offset, size } = await findDirectory(file)
  if (size > largestDirectory || offset + size > file.size) throw new Error(damaged)
  const line = findLine(await view(file, offset, size))
  if (line === undefined) throw new Error(notOurs)
  const header = await view(file, line.offset, headerSize)
  if (header.byteLength < headerSize || header.getUint32(0, true) !== localHeader) throw new Error(damaged)
  const from = line.offset + headerSize + header.getUint16(26, true) + header.getUint16(28, true)
  if (from + line.packedSize > file.size) throw new Error(damaged)
  if (line.method !== 0 && line.method !== 8) throw new Error(notOurs)
  return {
    content: file.slice(from, from + line.packedSize),
    packing: line.method === 8 ? 'deflate' : 'none',
    checksum: line.checksum,
  }
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
  throw new Error(damaged)
}

/** Where a ZIP has more than 65,534 files or 4 GB. */
async function findFarDirectory(file: Blob, at: number): Promise<{ offset: number; size: number }> {
  const locator = await view(file, Math.max(0, at), locatorSize)
  if (at < 0 || locator.getUint32(0, true) !== farLocator) throw new Error(damaged)
  const end = await view(file, Number(locator.getBigUint64(8, true)), 56)
  if (end.byteLength < 56 || end.getUint32(0, true) !== farEnd) throw new Error(damaged)
  return { size: Number(end.getBigUint64(40, true)), offset: Number(end.getBigUint64(48, true)) }
}

/** The line of everything.json, also where the ZIP was unpacked and packed again with its folder. */
function findLine(directory: DataView) {
  const decoder = new TextDecoder()
  for (let at = 0; at + lineSize <= directory.byteLength;) {
    if (directory.getUint32(at, true) !== directoryLine) throw new Error(damaged)
    const [nameSize, moreSize, commentSize] = [28, 30, 32].map((field) =>
      directory.getUint16(at + field, true),
    )
    const name = decoder.decode(
      new Uint8Array(directory.buffer, directory.byteOffset + at + lineSize, nameSize ?? 0),
    )
    if (name === everythingFile || (name.endsWith(`/${everythingFile}`) && !name.startsWith('__MACOSX/'))) {
      return {
        method: directory.getUint16(at + 10, true),
        checksum: directory.getUint32(at + 16, true),
        packedSize: directory.getUint32(at + 20, true),
        offset: directory.getUint32(at + 42, true),
      }
    }
    at += lineSize + (nameSize ?? 0) + (moreSize ?? 0) + (commentSize ?? 0)
  }
  return undefined
}
