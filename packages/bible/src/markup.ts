/**
 * The marks inside a line of a text file. One line is one verse; these characters occur in none of the texts themselves.
 * The build writes them, the passage renderer reads them, and the search takes them out.
 */
export const mark = {
  paragraph: '¶',
  stanza: '§',
  line: '|',
  added: ['[', ']'],
  jesus: ['<', '>'],
  emphasis: '*',
  heading: ['{', '}'],
} as const

/** What a heading is, written as its first character. */
export const headingKinds = { t: 'psalm-title', a: 'acrostic', c: 'colophon' } as const
export type HeadingKind = keyof typeof headingKinds

export const markCharacters = /[¶§|<>[\]*{}]/

/** The words of a verse alone, as they are searched, copied and read aloud. */
export function plainText(line: string): string {
  const words = line.replaceAll(/\{[^}]*\}|[<>[\]*]/g, '')
  return (/[¶§|]/.test(words) ? words.replaceAll(/[¶§|]/g, ' ') : words).trim()
}
