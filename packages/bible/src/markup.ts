/**
 * The marks inside a line of a text file. One line is one verse; these characters occur in none of the texts themselves.
 * The build writes them, the passage renderer reads them, and the search takes them out.
 *
 *     ¶ a paragraph of prose begins      [ ] words that the translators added
 *     § a stanza of poetry begins        < > words of Jesus
 *     | a line of poetry begins          * * words that the translator stressed
 *     { } a heading, whose first character says what it is
 */
export const markCharacters = /[¶§|<>[\]*{}]/

/** What a heading is, written as its first character. */
export const headingKinds = { t: 'psalm-title', a: 'acrostic', c: 'colophon' } as const
export type HeadingKind = keyof typeof headingKinds

/** The words of a verse alone, as they are searched, copied and read aloud. */
export function plainText(line: string): string {
  const words = line.replaceAll(/\{[^}]*\}|[<>[\]*]/g, '')
  return (/[¶§|]/.test(words) ? words.replaceAll(/[¶§|]/g, ' ') : words).trim()
}
