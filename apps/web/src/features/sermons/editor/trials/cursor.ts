/** Runs in the browser: the cursor moves, and something happens before the browser has fired `selectionchange`. */
import { blocksOfText, insertBlocks } from '@stillwater/sermon-body/blocks'
import { BodyDoc } from '#shared/records/body/body-doc.ts'
import { SermonEditor } from '../editor.ts'
import { loadFinder, looksLater } from '../reference-marks.ts'
import type { Passage } from '../scripture-blocks.ts'

/** Two lines, with the cursor in the first one, and a scripture block that waits for its words. */
function write() {
  const open = Object.assign(new BodyDoc(), { hold: () => undefined, release: () => undefined })
  insertBlocks(open.body, 0, [
    ...blocksOfText('God so loved the world: John 3:16'),
    { attributes: { kind: 'scripture', reference: 'Psalm 23:1' }, runs: [] },
    ...blocksOfText('The end'),
  ])
  const place = document.createElement('div')
  document.body.append(place)
  const passage = Promise.withResolvers<Passage>()
  const { view } = new SermonEditor(place, {
    open,
    lookUp: () => passage.promise,
    onReference: () => undefined,
  })
  view.focus()
  const moveToEnd = () => {
    const { node, offset } = view.domAtPos(view.state.doc.content.size - 1, -1)
    document.getSelection()?.collapse(node, offset)
  }
  return { view, moveToEnd, bringPassage: passage.resolve }
}

/** Runs what waits only for promises; the browser fires no event meanwhile. */
async function runMicrotasks(): Promise<void> {
  for (let step = 0; step < 10; step += 1) await Promise.resolve()
}

function textBeforeCursor(): string | undefined {
  const { anchorNode, anchorOffset } = document.getSelection() ?? {}
  return anchorNode?.textContent?.slice(0, anchorOffset)
}

export function linesAfterEnter(): string[] {
  const { view, moveToEnd } = write()
  moveToEnd()
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  return view.state.doc.children.map((block) => block.textContent)
}

export async function cursorAfterReferences(): Promise<string | undefined> {
  await loadFinder()
  const { view, moveToEnd } = write()
  view.dispatch(looksLater(view.state.tr.insertText('For ', 1), 0))
  moveToEnd()
  await runMicrotasks()
  if (view.dom.querySelector('.reference') === null) throw new Error('No reference was found')
  return textBeforeCursor()
}

export async function cursorAfterPassage(): Promise<string | undefined> {
  const { view, moveToEnd, bringPassage } = write()
  moveToEnd()
  bringPassage({ reference: 'Psalm 23:1', version: 'KJV', text: 'The LORD is my shepherd' })
  await runMicrotasks()
  if (!view.dom.textContent.includes('shepherd')) throw new Error('The passage was not shown')
  return textBeforeCursor()
}
