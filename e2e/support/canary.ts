/** Words that are looked for in files: if one is found, somebody who copies the files can read it. */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Long and random: compression cannot shorten it, and nothing else looks like it. */
export const canary = (what: string): string => `${what}${randomBytes(12).toString('hex')}`

/** Which of the words are in which files, in UTF-8 or UTF-16. */
export function wordsIn(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => statSync(join(folder, file)).isFile())
    .flatMap((file) => {
      const bytes = readFileSync(join(folder, file))
      return words
        .filter((word) => bytes.includes(word) || bytes.includes(word, 0, 'utf16le'))
        .map((word) => `${word.slice(0, -24)} in ${file}`)
    })
}
