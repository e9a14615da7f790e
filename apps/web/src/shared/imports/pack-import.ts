import type { PackedFile } from './send-import.ts'

/** Packed, since a phone may have to pay for what it sends. */
export async function packedImport(file: object): Promise<PackedFile> {
  const packed = new Blob([JSON.stringify(file)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return { content: await new Response(packed).blob(), packing: 'deflate', checksum: null }
}
