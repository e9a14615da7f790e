import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blocksOfText } from '@stillwater/sermon-body/blocks'
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { splitBlock } from './commands.ts'
import { awaitPaste, insertAwaited, pasteInOrder } from './paste-in-order.ts'
import { docOf, sliceOfBlocks } from './schema.ts'

/** A text in which `from` to `to` is selected. */
function textWith(text: string, from: number, to = from) {
  let state = EditorState.create({ doc: docOf(blocksOfText(text)), plugins: [pasteInOrder()] })
  const apply = (tr: Transaction) => {
    state = state.apply(tr)
  }
  apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
  return {
    await: (id: object) => apply(awaitPaste(state, id)),
    insert: (id: object, pasted: string) =>
      apply(insertAwaited(state, id, sliceOfBlocks(blocksOfText(pasted)))),
    type: (typed: string) => apply(state.tr.insertText(typed)),
    enter: () => splitBlock(state, apply),
    /** As another device does. */
    insertAt: (at: number, words: string) => apply(state.tr.insertText(words, at)),
    lines: () => state.doc.children.map(({ textContent }) => textContent),
  }
}

describe('what is typed while something pasted is on its way', () => {
  it('comes after it, in order', () => {
    const [text, id] = [textWith('before after', 8), {}]
    text.await(id)
    text.type('typed')
    text.enter()
    text.type('more ')
    text.insert(id, 'ONE\nTWO')
    text.type('and on ')
    assert.deepEqual(text.lines(), ['before ONE', 'TWOtyped', 'more and on after'])
  })

  it('comes after it where nothing was typed meanwhile', () => {
    const [text, id] = [textWith('before after', 8), {}]
    text.await(id)
    text.insert(id, 'ONE\nTWO')
    text.type('typed ')
    assert.deepEqual(text.lines(), ['before ONE', 'TWOtyped after'])
  })

  it('replaces with it what was selected', () => {
    const [text, id] = [textWith('before away after', 8, 13), {}]
    text.await(id)
    text.type('typed ')
    text.insert(id, 'ONE')
    assert.deepEqual(text.lines(), ['before ONEtyped after'])
  })

  it('leaves several in the order in which they were pasted, whichever comes first', () => {
    for (const latestFirst of [false, true]) {
      const [text, first, second] = [textWith('', 1), {}, {}]
      text.await(first)
      text.await(second)
      text.type('typed')
      for (const [id, pasted] of latestFirst
        ? ([
            [second, 'TWO'],
            [first, 'ONE'],
          ] as const)
        : ([
            [first, 'ONE'],
            [second, 'TWO'],
          ] as const))
        text.insert(id, pasted)
      assert.deepEqual(text.lines(), ['ONETWOtyped'])
    }
  })

  it('stays in its place when another device writes above it', () => {
    const [text, id] = [textWith('before after', 8), {}]
    text.await(id)
    text.insertAt(1, 'elsewhere ')
    text.insert(id, 'ONE')
    assert.deepEqual(text.lines(), ['elsewhere before ONEafter'])
  })
})
