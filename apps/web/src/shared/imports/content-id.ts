import { sha256 } from '@noble/hashes/sha2.js'

/** The same text has the same id, whatever its file is called and whenever it is read: so nothing comes twice. */
export function contentId(text: string): string {
  const bytes = sha256(new TextEncoder().encode(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())).slice(
    0,
    16,
  )
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  // A UUID of version 8: made by a rule of one's own.
  view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x80)
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
