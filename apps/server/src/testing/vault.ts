import type { Vault } from '@stillwater/contract/account/vault'
import { markOf } from '@stillwater/contract/account/vault-text'
import { samples } from './samples.ts'
import type { Visitor } from './app.ts'

/** The first vault of an account, as a device makes it. */
export const sampleVault = samples['PUT /api/vault']?.body as unknown as Vault

/** A text that was sealed with the key of that vault, or of another one. */
export const sealedText = (letters = '', { keyId }: Pick<Vault, 'keyId'> = sampleVault): string =>
  `${markOf(keyId)}${letters}${'c'.repeat(80)}`

export async function setUpVault(pastor: Visitor, vault: Vault = sampleVault): Promise<void> {
  await pastor.send('PUT', '/api/vault', vault)
}
