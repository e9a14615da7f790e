/** Reduces a dictionary of leaked passwords to the most common ones that our rule allows: a file small enough to fetch while someone types. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '@stillwater/contract/limits'
import { dictionary } from '@zxcvbn-ts/language-common'

const count = 6000

/** In lower case, one per line. Sorted, because neighbors that begin alike compress well. */
export function commonPasswords(): string {
  // The dictionary begins with the most common.
  const allowed = dictionary['passwords-common']
    .map((password) => password.toLowerCase())
    .filter((password) => password.length >= limits.passwordMin)
  return [...new Set(allowed)].slice(0, count).sort().join('\n')
}

export async function writeCommonPasswords(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'common-passwords.txt'), commonPasswords())
}
