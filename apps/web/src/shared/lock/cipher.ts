import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Sealer } from '#shared/device/sealer.ts'
import { fromBase64Url, toBase64Url } from '#shared/base64.ts'

/** A random key, or a stretched one. */
export type Key = Uint8Array<ArrayBuffer>

const nonceLength = 24
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export const randomBytes = (length: number): Key => crypto.getRandomValues(new Uint8Array(length))
export const randomKey = (): Key => randomBytes(32)

/** The place is part of what is checked, so that nobody can swap two sealed values. */
function sealBytes(key: Key, place: string, bytes: Uint8Array): Key {
  const nonce = randomBytes(nonceLength)
  const sealed = xchacha20poly1305(key, nonce, encoder.encode(place)).encrypt(bytes)
  const whole = new Uint8Array(nonceLength + sealed.length)
  whole.set(nonce)
  whole.set(sealed, nonceLength)
  return whole
}

function openBytes(key: Key, place: string, sealed: Uint8Array): Uint8Array | undefined {
  try {
    const nonce = sealed.subarray(0, nonceLength)
    return xchacha20poly1305(key, nonce, encoder.encode(place)).decrypt(sealed.subarray(nonceLength))
  } catch {
    // Another key, another place, or damaged.
    return undefined
  }
}

/** What local storage holds of a sealed text begins with this. */
const textMark = 'sealed '

/** Names and values have keys of their own, both made from the one key. */
export function createSealer(key: Key): Sealer {
  const nameKey = hmac(sha256, key, encoder.encode('names'))
  const valueKey = new Uint8Array(hmac(sha256, key, encoder.encode('values')))
  const seal: Sealer['seal'] = (place, value) =>
    sealBytes(valueKey, place, encoder.encode(JSON.stringify(value)))
  const open: Sealer['open'] = (place, sealed) => {
    const bytes = openBytes(valueKey, place, sealed)
    return bytes && (JSON.parse(decoder.decode(bytes)) as unknown)
  }
  return {
    hideName: (store, name) => toBase64Url(hmac(sha256, nameKey, encoder.encode(`${store} ${name}`))),
    seal,
    open,
    sealText: (place, text) => textMark + toBase64Url(seal(place, text)),
    openText: (place, text) => {
      if (!text.startsWith(textMark)) return text
      const bytes = fromBase64Url(text.slice(textMark.length))
      const opened = bytes && open(place, bytes)
      return typeof opened === 'string' ? opened : null
    },
  }
}

/** The key of this device, to be opened with another key. */
export const wrapKey = (wrapping: Key, key: Key): string => toBase64Url(sealBytes(wrapping, 'key', key))

/** Undefined if it is not the right key. */
export function unwrapKey(wrapping: Key, wrapped: string): Key | undefined {
  const bytes = fromBase64Url(wrapped)
  const key = bytes && openBytes(wrapping, 'key', bytes)
  return key && new Uint8Array(key)
}
