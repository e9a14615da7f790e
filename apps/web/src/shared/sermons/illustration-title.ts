/** So long a title is shown on one or two lines of a phone. */
const longest = 60

/** The first words of a text, as its title. */
export function titleOf(text: string): string {
  const [first = ''] = text.trim().split('\n')
  const line = first.replaceAll(/\s+/g, ' ').trim()
  // By code points: a sign cut in half could not be saved.
  const points = Array.from(line)
  if (points.length <= longest) return line || 'Illustration'
  const end = points.lastIndexOf(' ', longest)
  const words = points.slice(0, end > 0 ? end : longest).join('')
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`
}
