import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** The format of an encrypted text, and what it begins with. */
export const vaultMark = 'v1.'

/** The characters of the id of a key. */
const keyIdLength = 12

/** Which key of the account a text was sealed with: tells nothing of the key. Empty for keys from before there were ids. */
export const keyId = () =>
  z
    .string()
    .check(
      z.refine(
        (text) => text === '' || (text.length === keyIdLength && /^[\w-]+$/.test(text)),
        'This is not the id of a key',
      ),
    )

/** What every text begins with that was sealed with this key. */
export const markOf = (keyId: string): string => (keyId === '' ? vaultMark : `${vaultMark}${keyId}.`)

/** Whether a text was sealed with this key, as it says itself. */
export const isSealedWith = (keyId: string, text: string): boolean =>
  text.startsWith(markOf(keyId)) && !text.slice(markOf(keyId).length).includes('.')

/** As long as the longest text can get: three bytes for each of its characters, a nonce and a tag, in base64url. */
export const longestVaultText =
  vaultMark.length + keyIdLength + 1 + Math.ceil(((3 * limits.text + 2 + 40) * 4) / 3)

/** A text that was encrypted on a device. Nobody checks what is in it: the server has no key. */
export const vaultText = () =>
  z.nullable(
    z.string().check(
      z.maxLength(longestVaultText, `Use at most ${limits.text} characters`),
      z.refine((value) => /^v1\.([\w-]{12}\.)?[\w-]{54,}$/.test(value), 'This is not an encrypted text'),
      z.meta({
        description: 'Encrypted on the device. It can be read with the passphrase of its owner only.',
      }),
    ),
  )

/** Said where readable words would be stored beside encrypted ones, as an older version of the app would do. */
export const alsoReadable = 'These words are sealed. Reload Stillwater, then change them there.'

/** Said of words that were sealed with a key that is not the account's: stored, nothing could ever unlock them. */
export const sealedElsewhere =
  'These words were sealed in another account or before you started over, so they can’t be unlocked here. Write them again or leave them out.'
