/** What is put between the text before and the text after, so that it reads on: with spaces, and a capital after a full stop. */
export function joinWords(before: string, words: string, after = ''): string {
  const said = words.trim()
  if (said === '') return ''
  const begins = before.trim() === '' || /[.!?…\n]["”’')]*\s*$/.test(before)
  const spaceBefore = before !== '' && !/[\s("“‘[]$/.test(before) && !/^[.,;:!?]/.test(said)
  const spaceAfter = after !== '' && !/^[\s.,;:!?)\]”’]/.test(after)
  const text = begins ? said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : said
  return `${spaceBefore ? ' ' : ''}${text}${spaceAfter ? ' ' : ''}`
}
