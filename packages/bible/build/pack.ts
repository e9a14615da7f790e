import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Packing } from '../src/manifest.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes the file compressed beside itself, once here rather than for every device that keeps the text. */
export async function pack(file: string, bytes: Uint8Array): Promise<Record<Packing, number>> {
  const params = {
    // The best would save a tenth more and take half a minute for all texts.
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes)])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return { br: br.length, gz: gz.length }
}
