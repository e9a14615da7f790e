import { limits } from '@stillwater/contract/limits'

export interface ReadPrayer {
  readonly title: string
  readonly description: string
}

/** So many at once: more than anybody pastes, and few enough to look over. */
export const mostAtOnce = 200

/** Said between two prayers that are dictated in one go. */
const spokenBreak = /[\s,.;:]*\bnext prayer\b[\s,.;:]*/giu
const bullet = /^\s*(?:[-–—*•·▪‣]|\d{1,3}[.)])\s+/u
/** "Anna: surgery on Monday" has a name and words. */
const nameAndWords = /^(.{1,80}?)(?::|\s[-–—])\s+(\S.*)$/u

/** One prayer per line, whatever marks stand before them. */
export function readLines(text: string): ReadPrayer[] {
  return text
    .replace(spokenBreak, '\n')
    .split(/\r?\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
    .map(readLine)
}

function readLine(line: string): ReadPrayer {
  const [, name, words] = nameAndWords.exec(line) ?? []
  if (name !== undefined && words !== undefined) return { title: name.trim(), description: words }
  return { title: cut(line), description: line }
}

/** No word is cut in two, and no sign either. */
function cut(line: string): string {
  if (line.length <= limits.title) return line
  const beginning = line.slice(0, limits.title - 1)
  const end = beginning.lastIndexOf(' ')
  const whole = end > 0 ? beginning.slice(0, end) : beginning.toWellFormed().replace(/\uFFFD$/u, '')
  return `${whole}…`
}
