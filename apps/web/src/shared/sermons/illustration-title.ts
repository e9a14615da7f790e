/** So long a title is shown on one or two lines of a phone. */
const longest = 60

/** The first words of a text, as its title. */
export function titleOf(text: string): string {
  const [first = ''] = text.trim().split('\n')
  const line = first.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line || 'Illustration'
  const words = line.slice(0, longest + 1)
  const end = words.lastIndexOf(' ')
  return `${words.slice(0, end > 0 ? end : longest).replace(/[\s,;:.–—-]+$/u, '')}…`
}
