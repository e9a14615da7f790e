import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** The format of an encrypted text, and what it begins with. */
export const vaultMark = 'v1.'

/** As long as the longest text can get: three bytes for each of its characters, a nonce and a tag, in base64url. */
export const longestVaultText = vaultMark.length + Math.ceil(((3 * limits.text + 2 + 40) * 4) / 3)

/** A text that was encrypted on a device. Nobody checks what is in it: the server has no key. */
export const vaultText = () =>
  z.nullable(
    z.string().check(
      z.maxLength(longestVaultText, `Use at most ${limits.text} characters`),
      z.refine((value) => /^v1\.[\w-]{54,}$/.test(value), 'This is not an encrypted text'),
      z.meta({
        description: 'Encrypted on the device. It can be read with the passphrase of its owner only.',
      }),
    ),
  )

/** Said where readable words would be stored beside encrypted ones, as an older version of the app would do. */
export const alsoReadable = 'These words are sealed. Reload Stillwater, then change them there.'
