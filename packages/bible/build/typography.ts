/** The texts come with typewriter quotes; these are set as a printer would. */

/** For texts without quotation marks, where every one is an apostrophe. */
export function apostrophes(text: string): string {
  return text.replaceAll("'", '’')
}

/** For texts that quote speech in single marks: one that begins a word opens, any other closes or is an apostrophe. */
export function singleQuotes(text: string): string {
  return text.replaceAll(/(^|[\s([—–-])'/g, '$1‘').replaceAll("'", '’')
}

export function germanQuotes(text: string): string {
  return apostrophes(text.replaceAll(/(^|[\s([])"/g, '$1„').replaceAll('"', '“'))
}

/** For texts whose dashes touch the words on both sides. */
export function tightDashes(text: string): string {
  return text.replaceAll(/ *--+ */g, '—')
}

export function dashes(text: string): string {
  return text.replaceAll(/ *--+ */g, ' — ').trim()
}
