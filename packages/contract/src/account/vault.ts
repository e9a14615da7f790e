import * as z from 'zod/mini'
import { PasswordSchema } from './auth.ts'
import { endpoint } from '../calls/endpoint.ts'
import { count } from '../records/fields.ts'
import { keyId } from './vault-text.ts'

const bytes = (length: number) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.length === Math.ceil((length * 4) / 3) && /^[\w-]+$/.test(text),
        `This should be ${length} bytes`,
      ),
    )

/** A key of 32 bytes, encrypted by another: with a nonce and a tag. */
const wrappedKey = () => bytes(72)

/** The powers of two between which the work of stretching a passphrase may lie: less is too weak, more takes too much memory. */
const stretchCost = { least: 14, most: 20 } as const

const fields = {
  /** Made with the key and never changed: sealed texts name it, so that one that was sealed with another key is known. */
  keyId: z._default(keyId(), ''),
  passphraseSalt: bytes(16),
  /** How much work it is to try one passphrase, as a power of two. */
  passphraseCost: z.int().check(z.minimum(stretchCost.least), z.maximum(stretchCost.most)),
  /** The key of the vault, to be opened with the passphrase. */
  passphraseKey: wrappedKey(),
  /** The same key, to be opened with the recovery code. */
  recoveryKey: wrappedKey(),
}

/** The vault as it is in an export: whoever has the passphrase can open what is sealed elsewhere too. */
export const ExportedVaultSchema = z.object(fields)

/**
 * What opens a user's sealed words, if one knows the passphrase or the recovery code. The server has neither of them, and nothing that
 * would tell them.
 */
const VaultSchema = z.extend(ExportedVaultSchema, { version: z.number() })
export type Vault = z.infer<typeof VaultSchema>

/** What another passphrase or code has taken the place of: the same key behind the earlier ones. */
const ReplacedVaultSchema = z.extend(VaultSchema, {
  replacedAt: z.number(),
  /** When it is deleted. */
  keptUntil: z.number(),
})
export type ReplacedVault = z.infer<typeof ReplacedVaultSchema>

/** Null before the first use. `replaced` is what was replaced last, if its owner can still go back. */
export const getVault = endpoint({
  method: 'GET',
  path: '/api/vault',
  access: 'user',
  response: z.object({
    vault: z.nullable(VaultSchema),
    replaced: z.nullable(z.pick(ReplacedVaultSchema, { replacedAt: true, keptUntil: true })),
  }),
})

/**
 * Made from `version`, 0 for the first. One that is there is never replaced by a device that does not know it: its key would be lost.
 * Replacing it needs the password; without one, as older versions of the app send it, nothing is changed.
 */
export const writeVault = endpoint({
  method: 'PUT',
  path: '/api/vault',
  access: 'user',
  body: z.object({ ...fields, version: count(), password: z.optional(PasswordSchema) }),
  response: VaultSchema,
  errors: ['conflict', 'too_many_attempts'],
})

/** What was replaced and can still be gone back to, the last first. A write brings one back, as any other change. */
export const listReplacedVaults = endpoint({
  method: 'POST',
  path: '/api/vault/replaced',
  access: 'user',
  body: z.object({ password: PasswordSchema }),
  response: z.array(ReplacedVaultSchema),
  errors: ['too_many_attempts'],
})

/** How many of the user's records hold sealed words. */
const SealedCountSchema = z.object({
  journals: z.number(),
  careEntries: z.number(),
  people: z.number(),
})
export type SealedCount = z.infer<typeof SealedCountSchema>

export const countSealedWords = endpoint({
  method: 'GET',
  path: '/api/vault/words',
  access: 'user',
  response: SealedCountSchema,
})

/**
 * For one who has lost passphrase and code: the key and everything that was sealed with it are deleted, so that a new vault can be made.
 * `keyId` names the vault that is meant, not one that was made since on another device.
 */
export const startOver = endpoint({
  method: 'POST',
  path: '/api/vault/deletion',
  access: 'user',
  body: z.object({ password: PasswordSchema, keyId: keyId() }),
  response: null,
  status: 204,
  errors: ['conflict', 'too_many_attempts'],
})
