import { marksOf } from '@stillwater/contract/search/search-words'
import type { Node } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** Where these words, as a search compares them, are found first: in the block that has the most of them. */
export function placeOfWords(doc: Node, words: readonly string[]): number | undefined {
  let [place, most]: [place: number | undefined, most: number] = [undefined, 0]
  doc.forEach((block, offset) => {
    // One character for each position, so that places in the text are places in the block.
    const text = block.textBetween(0, block.content.size, undefined, ' ')
    const [first] = marksOf(text, words)
    if (first === undefined) return
    const count = words.filter((word) => marksOf(text, [word]).length > 0).length
    if (count > most) [place, most] = [offset + 1 + first[0], count]
  })
  return place
}

/** Puts the cursor where words are found, such as those by which a search has found the sermon. */
export function goToWords(view: EditorView, words: readonly string[]): void {
  const { doc, tr } = view.state
  const place = placeOfWords(doc, words)
  if (place === undefined) return
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place))))
  const { node } = view.domAtPos(place)
  // At the beginning of a block it is the block itself.
  const element = node instanceof Element ? node : node.parentElement
  // After the search has closed, which leaves the page where it was.
  setTimeout(() => {
    view.focus()
    element?.scrollIntoView({ block: 'center' })
  }, 100)
}
