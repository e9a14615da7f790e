import { isSealedWith, markOf, vaultMark } from '@stillwater/contract/account/vault-text'
import { fromBase64Url, toBase64Url } from '#shared/base64.ts'
import type { VaultSealer } from './vault-sealer.ts'

/** Whose words they are: part of what is checked, so that nobody can move them to another record or field. */
export type VaultPlace = `${string}/${string}`

const placeOf = (place: VaultPlace) => `${vaultMark}${place}`

export const sealWords = (sealer: VaultSealer, place: VaultPlace, words: string): string =>
  markOf(sealer.keyId) + toBase64Url(sealer.seal(placeOf(place), words))

/** Undefined if they were sealed with another key or for another place, or are damaged. */
export function openWords(sealer: VaultSealer, place: VaultPlace, sealed: string): string | undefined {
  if (!isSealedWith(sealer.keyId, sealed)) return undefined
  const bytes = fromBase64Url(sealed.slice(markOf(sealer.keyId).length))
  const words = bytes && sealer.open(placeOf(place), bytes)
  return typeof words === 'string' ? words : undefined
}
