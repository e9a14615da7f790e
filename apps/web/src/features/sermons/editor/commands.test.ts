import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Block, blocksOfText } from '@stillwater/sermon-body/blocks'
import { AllSelection, type Command, EditorState } from 'prosemirror-state'
import { DecorationSet } from 'prosemirror-view'
import { decorate } from './block-marks.ts'
import {
  addBlock,
  backToText,
  indent,
  indexOfBlock,
  insertLineBreak,
  moveSection,
  setKind,
  splitBlock,
  toggle,
} from './commands.ts'
import { docOf } from './schema.ts'

const linesOf = (state: EditorState) => state.doc.children.map(({ textContent }) => textContent)

function withAll(command: Command): string[] {
  let state = EditorState.create({ doc: docOf(blocksOfText('one\ntwo\nthree')) })
  state = state.apply(state.tr.setSelection(new AllSelection(state.doc)))
  command(state, (tr) => {
    state = state.apply(tr)
  })
  return linesOf(state)
}

describe('with everything selected', () => {
  it('Enter leaves an empty text', () => {
    assert.deepEqual(withAll(splitBlock), [''])
  })

  it('every command does something sensible', () => {
    assert.deepEqual(withAll(addBlock('cue')), ['one', '', 'two', 'three'])
    assert.equal(withAll(insertLineBreak).length, 1)
    for (const command of [setKind('point'), toggle('bold'), backToText, indent(1), moveSection('up')])
      assert.deepEqual(withAll(command), ['one', 'two', 'three'])
  })
})

describe('a block that a dialog was opened for', () => {
  it('is found where it is now, and not once it is another one', () => {
    const { doc, tr } = EditorState.create({ doc: docOf(blocksOfText('one\ntwo')) })
    const block = doc.child(1)
    assert.equal(indexOfBlock(doc, block), 1)
    assert.equal(indexOfBlock(docOf(blocksOfText('above\none\ntwo')), block), 2)
    assert.equal(indexOfBlock(tr.insertText('!', 6).doc, block), undefined)
  })
})

describe('the numbers of a list', () => {
  it('are those that its files and the pulpit have: each level counts its own', () => {
    const item = (text: string, attributes: object): Block => ({
      attributes: { kind: 'list', ...attributes },
      runs: [{ text, attributes: {} }],
    })
    const doc = docOf([
      item('one', { ordered: true }),
      item('bullet', { indent: 1 }),
      item('two', { ordered: true }),
      item('within', { ordered: true, indent: 1 }),
      item('three', { ordered: true }),
    ])
    const marks = decorate(doc)
    assert.ok(marks instanceof DecorationSet)
    const numbers = marks
      .find()
      .map(
        (mark) => (mark as unknown as { type: { attrs: Record<string, string> } }).type.attrs['data-number'],
      )
    assert.deepEqual(numbers, ['1', '2', '1', '3'])
  })
})
