import type { Sealer } from '#shared/device/sealer.ts'
import { createSealer, type Key } from '#shared/lock/cipher.ts'

/** What opens and closes sealed words, and which key of the account it has: sealed texts name it. */
export interface VaultSealer extends Sealer {
  readonly keyId: string
}

/** A vault that was cached by an earlier version of the app names no key. */
export const createVaultSealer = (key: Key, { keyId = '' }: { readonly keyId?: string }): VaultSealer => ({
  ...createSealer(key),
  keyId,
})
