/** Neither ids nor calendar days are words. */
const isWords = (text: string) =>
  text.trim() !== '' && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$|^\d{4}-\d{2}-\d{2}/.test(text)

/** All that somebody has written into a form, a field to a line. Sealed words cannot be read. */
export function wordsIn(values: unknown): string {
  if (typeof values === 'string') return isWords(values) ? values : ''
  if (typeof values !== 'object' || values === null) return ''
  return Object.entries(values)
    .map(([name, value]) => (name === 'vaultText' ? '' : wordsIn(value)))
    .filter((words) => words !== '')
    .join('\n')
}
