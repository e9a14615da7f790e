import type { Vault } from '@stillwater/contract/account/vault'
import { hmac } from '@noble/hashes/hmac.js'
import { scryptAsync } from '@noble/hashes/scrypt.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64Url, toBase64Url } from '#shared/base64.ts'
import { type Key, randomBytes, randomKey, unwrapKey, wrapKey } from '#shared/lock/cipher.ts'
import { newRecoveryCode, readRecoveryCode } from './recovery-code.ts'

/** 128 MiB and about a second for each passphrase that is tried. */
const usualCost = 17

export interface NewVault {
  readonly key: Key
  /** Shown once. */
  readonly code: string
  readonly vault: Vault
}

/** A random key, to be opened with the passphrase or with the code. */
export async function makeVault(passphrase: string, cost = usualCost): Promise<NewVault> {
  const key = randomKey()
  const code = newRecoveryCode()
  const vault = {
    keyId: toBase64Url(randomBytes(9)),
    ...(await wrappedByPassphrase(key, passphrase, cost)),
    recoveryKey: wrappedByCode(key, code),
  }
  return { key, code, vault: { ...vault, version: 0 } }
}

/** The same key behind another passphrase: nothing that is sealed has to be encrypted again. */
export const withPassphrase = async (
  vault: Vault,
  key: Key,
  passphrase: string,
  cost = usualCost,
): Promise<Vault> => ({
  ...vault,
  ...(await wrappedByPassphrase(key, passphrase, cost)),
})

/** The same key behind another recovery code: the old one opens nothing from then on. */
export function withNewCode(vault: Vault, key: Key): { code: string; vault: Vault } {
  const code = newRecoveryCode()
  return { code, vault: { ...vault, recoveryKey: wrappedByCode(key, code) } }
}

/** Undefined if it is not the passphrase. */
export async function keyByPassphrase(
  { passphraseSalt, passphraseCost, passphraseKey }: Vault,
  passphrase: string,
): Promise<Key | undefined> {
  const salt = fromBase64Url(passphraseSalt)
  return salt && unwrapKey(await stretch(passphrase, salt, passphraseCost), passphraseKey)
}

/** Undefined if it is not the code. */
export const keyByCode = ({ recoveryKey }: Vault, code: string): Key | undefined =>
  unwrapKey(codeKey(code), recoveryKey)

async function wrappedByPassphrase(key: Key, passphrase: string, cost: number) {
  const salt = randomBytes(16)
  return {
    passphraseSalt: toBase64Url(salt),
    passphraseCost: cost,
    passphraseKey: wrapKey(await stretch(passphrase, salt, cost), key),
  }
}

const wrappedByCode = (key: Key, code: string) => wrapKey(codeKey(code), key)

/** A letter may be typed in several ways that look the same, and phones add a space at the end. */
const typedBytes = (text: string) => new TextEncoder().encode(text.normalize('NFKC').trim())

const stretch = async (passphrase: string, salt: Key, power: number): Promise<Key> =>
  new Uint8Array(
    await scryptAsync(typedBytes(passphrase), salt, {
      N: 2 ** power,
      r: 8,
      p: 1,
      dkLen: 32,
      maxmem: 2 ** (power + 10) + 2 ** 20,
    }),
  )

/** Random enough as it is: stretching would add nothing. */
const codeKey = (code: string): Key =>
  new Uint8Array(hmac(sha256, new TextEncoder().encode('recovery code'), new TextEncoder().encode(code)))

/** By whatever of the two was typed. */
export async function keyBySecret(vault: Vault, typed: string): Promise<Key | undefined> {
  const code = readRecoveryCode(typed)
  const byCode = code === undefined ? undefined : keyByCode(vault, code)
  return byCode ?? keyByPassphrase(vault, typed)
}
