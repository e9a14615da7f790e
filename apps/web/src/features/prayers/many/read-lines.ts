import { limits } from '@stillwater/contract/limits'

export interface ReadPrayer {
  readonly title: string
  readonly description: string
}

/** So many at once: more than anybody pastes, and few enough to look over. */
export const mostAtOnce = 200

const spokenBreak = /[\s,.;:]*\bnext prayer\b[\s,.;:]*/giu
/** A sign needs no space after it, unless it could belong to the word. */
const bullet = /^\s*(?:[•·▪‣]\s*|[-–—*]\s+|[-–—](?=\p{L})|\d{1,3}[.)]\s+)/u
/** As long as a name before its words can be. */
const longestName = 80
/** "Anna: surgery on Monday" has a name and words. */
const nameAndWords = new RegExp(`^(.{1,${longestName}}?)(?::|\\s[-–—])\\s+(\\S.*)$`, 'u')

/** Said between two prayers that are dictated in one go, “next prayer” begins a new line. In what was typed or pasted it means itself. */
export const breakLines = (dictated: string): string => dictated.replace(spokenBreak, '\n')

/** One prayer per line, whatever marks stand before them. */
export function readLines(text: string): ReadPrayer[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
    .map(readLine)
}

function readLine(line: string): ReadPrayer {
  // Two columns of a spreadsheet have a tab between them. No title can have one.
  const [first = '', ...others] = line
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean)
  if (others.length > 0 && first.length <= longestName)
    return { title: first, description: others.join(', ') }
  const whole = [first, ...others].join(', ')
  const [, name, words] = nameAndWords.exec(whole) ?? []
  if (name !== undefined && words !== undefined) return { title: name.trim(), description: words }
  return { title: cut(whole), description: whole }
}

/** No word is cut in two, and no sign either. */
function cut(line: string): string {
  if (line.length <= limits.title) return line
  const beginning = line.slice(0, limits.title - 1)
  const end = beginning.lastIndexOf(' ')
  const whole = end > 0 ? beginning.slice(0, end) : beginning.toWellFormed().replace(/\uFFFD$/u, '')
  return `${whole}…`
}
