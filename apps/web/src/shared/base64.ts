/** In pieces, since a call takes only so many arguments; and not spread, which is many times slower. */
const piece = 8192

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += piece)
    // A list of bytes serves as well as an array; the types know only the array.
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + piece) as unknown as number[])
  return btoa(text)
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Base64url without padding, as the contract and WebAuthn write bytes. */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Undefined for anything else: local storage can be edited by hand. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
}
