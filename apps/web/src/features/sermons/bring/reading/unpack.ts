import { packedContent, type ZipLine } from '#shared/imports/zip-directory.ts'
import { damaged, FileFault, tooLarge } from './file-fault.ts'

/**
 * Unpacks a file of a ZIP. What says that it holds more than it may is not unpacked at all, and what lies is read no further than to
 * the size that it claims: so a ZIP full of bombs costs no more than one.
 */
export async function unpack(zip: Blob, line: ZipLine, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (line.isEncrypted) throw new FileFault('This file is locked with a password. Remove it, then try again.')
  if (line.method !== 0 && line.method !== 8)
    throw new FileFault('This file is packed in a format we can’t read. Unzip it, then try again.')
  if (line.size > most) throw tooLarge()
  try {
    const packed = (await packedContent(zip, line)).stream()
    return await bytesOf(
      line.method === 8 ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed,
      line.size,
    )
  } catch (error) {
    if (error instanceof FileFault) throw error
    // It isn’t packed as it says, or ends too early. Browsers differ in what they throw then.
    throw damaged(error)
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(value as Uint8Array<ArrayBuffer>)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
