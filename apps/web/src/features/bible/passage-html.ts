import { sanitizePassageHtml } from '@stillwater/bible/sanitize'

export interface VerseText {
  /** Such as "John.3.16". */
  readonly id: string
  readonly text: string
}

/** The text of an element without verse numbers. */
function wordsOf(element: Element): string {
  let words = ''
  for (const node of element.childNodes) {
    if (node instanceof Element) {
      if (!node.matches('.verse-number')) words += wordsOf(node)
    } else words += node.textContent ?? ''
  }
  return words
}

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The verses that an element shows, each once, in the order of the page. */
export function versesIn(element: ParentNode): VerseText[] {
  const verses = new Map<string, string>()
  for (const part of element.querySelectorAll('[data-verse]')) {
    const id = part.getAttribute('data-verse') ?? ''
    verses.set(id, `${verses.get(id) ?? ''} ${wordsOf(part)}`)
  }
  return [...verses].map(([id, text]) => ({ id, text: tidy(text) }))
}

/** The verses of a passage that is not on the page. */
export const versesInHtml = (html: string): VerseText[] => versesIn(parse(html))

function parse(html: string): DocumentFragment {
  const page = document.createElement('template')
  page.innerHTML = sanitizePassageHtml(html)
  return page.content
}

/** A passage as plain text: a line for each paragraph and each line of poetry, without numbers and titles. */
export function plainText(html: string): string {
  const content = parse(html)
  for (const element of content.querySelectorAll('h4, .omitted, .colophon')) element.remove()
  const blocks = [...content.children]
  return blocks
    .flatMap((block) => {
      const lines = [...block.querySelectorAll('.line')]
      return lines.length > 0 ? lines : [block]
    })
    .map((line) => tidy(wordsOf(line)))
    .filter((line) => line !== '')
    .join('\n')
}
