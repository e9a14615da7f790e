import * as z from 'zod/mini'

/** Whoever steals the database can try passphrases for as long as they like. */
const fewest = 12
const most = 200

const PassphraseSchema = z.string().check(
  z.refine((text) => text.normalize('NFKC').trim().length >= fewest, `Use at least ${fewest} characters`),
  z.maxLength(most, `Use at most ${most} characters`),
)

export const newPassphraseFields = { passphrase: PassphraseSchema, confirmation: z.string() }

interface NewPassphrase {
  readonly passphrase: string
  readonly confirmation: string
}

export const isConfirmed = ({ passphrase, confirmation }: NewPassphrase): boolean =>
  passphrase === confirmation

export const notConfirmed = { path: ['confirmation'], error: 'The passphrases don’t match' }

/** What opens the vault now. */
export const SecretSchema = z.string().check(z.refine((text) => text.trim() !== '', 'Enter your passphrase'))

export const wrongSecret = 'That’s not your passphrase or recovery code. Please try again.'
