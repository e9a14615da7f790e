/** Verses of a chapter in the second King James source, where <FR>…<Fr> encloses the words of Jesus. */
export type RedLetterSource = readonly string[]

/**
 * Puts the marks for the words of Jesus into a verse. The two sources differ in hyphens, apostrophes and brackets, so they are
 * compared by their letters alone.
 */
export function wordsOfJesus(text: string, source: string): string {
  if (!source.includes('<FR>')) return text
  const red = redLetters(source)
  const positions = Array.from(text.matchAll(/\p{L}/gu), ({ index }) => index)
  if (positions.length !== red.length) throw new Error(`The red letters do not fit: ${text}`)
  let result = ''
  let at = 0
  for (let first = red.indexOf(true); first !== -1; first = red.indexOf(true, first)) {
    let last = first
    while (red[last + 1] === true) last++
    const start = startOf(text, positions[first] ?? 0)
    const end = endOf(text, (positions[last] ?? 0) + 1)
    result += `${text.slice(at, start)}<${text.slice(start, end)}>`
    at = end
    first = last + 1
  }
  return result + text.slice(at)
}

/** For each letter of the verse, whether Jesus speaks it. */
function redLetters(source: string): boolean[] {
  const flags: boolean[] = []
  let red = false
  for (const [piece] of source.replaceAll(/<RF>.*?<Rf>/g, '').matchAll(/<[^>]*>|\p{L}/gu)) {
    if (piece === '<FR>') red = true
    else if (piece === '<Fr>') red = false
    else if (!piece.startsWith('<')) flags.push(red)
  }
  return flags
}

/** A bracket or parenthesis that opens right before the first word goes with it. */
function startOf(text: string, position: number): number {
  let start = position
  while ('[('.includes(text[start - 1] ?? ' ')) start--
  return start
}

function endOf(text: string, position: number): number {
  let end = position
  while ('].,;:?!)'.includes(text[end] ?? ' ')) end++
  return end
}
