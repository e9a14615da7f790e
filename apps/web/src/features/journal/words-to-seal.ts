import { defaultJournalTitle } from '@stillwater/contract/choices'

/** Title and content as one text. The usual title tells nothing and is left out. */
export function wordsToSeal({
  title,
  content,
}: {
  readonly title: string
  readonly content: string
}): string {
  const own = title.trim()
  if (own === '' || own === defaultJournalTitle) return content
  return content.trim() === '' ? own : `${own}\n\n${content}`
}
