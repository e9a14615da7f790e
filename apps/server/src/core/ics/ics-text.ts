/** The letters of an iCalendar file (RFC 5545): escaped texts, folded lines. */

/** A text as a value. Control characters other than line breaks may not be in a file. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

const longestLine = 75
/** Most lines have one octet for each character. */
const isPlain = /^[ -~]*$/

function foldPlain(line: string): string {
  let folded = line.slice(0, longestLine)
  for (let at = longestLine; at < line.length; at += longestLine - 1)
    folded += `\r\n ${line.slice(at, at + longestLine - 1)}`
  return folded
}

/** Lines of at most 75 octets; what continues a line begins with a space. No character is cut in two. */
function fold(line: string): string {
  if (isPlain.test(line)) return foldPlain(line)
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

export const writeLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('')
