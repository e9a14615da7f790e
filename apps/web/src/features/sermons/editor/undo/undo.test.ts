/** Undo on one device while another one writes: it takes back what was done here, and nothing else. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toBlocks } from '@stillwater/sermon-body/blocks'
import type { Transaction } from 'prosemirror-state'
import { schema } from '../schema.ts'
import { merge, QuietDevice, textOf } from '../trials/quiet-device.ts'

type Edit = (tr: Transaction) => Transaction

/** Two devices with the same text. */
function devices(...lines: string[]): [own: QuietDevice, other: QuietDevice] {
  const start = textOf(...lines)
  return [new QuietDevice(start), new QuietDevice(start)]
}

/** The text after an undo of the last edit here, and after the redo. What another device has written is never undone. */
function undone(own: QuietDevice): string {
  own.check()
  const before = toBlocks(own.body)
  own.bound.undo()
  own.check()
  const { text } = own
  own.bound.redo()
  own.check()
  assert.deepEqual(toBlocks(own.body), before, 'redo restores it exactly')
  return text
}

const bold = schema.mark('bold')
const word: Edit = (tr) => tr.insertText(' other', 6)

describe('undo keeps what another device has written', () => {
  const cases: Record<string, [lines: string[], own: Edit, other: Edit, after: string]> = {
    'within words that were typed': [
      ['One'],
      (tr) => tr.insertText(' typed here', 4),
      (tr) => tr.insertText(' other', 10),
      'One other',
    ],
    'within words that replaced others': [
      ['One two three'],
      (tr) => tr.insertText('four', 5, 8),
      (tr) => tr.insertText('OTHER', 7),
      'One twoOTHER three',
    ],
    'within a block that was moved': [
      ['One', 'two', 'three'],
      (tr) => tr.insert(17, tr.doc.child(0)).delete(0, 5),
      (tr) => tr.insertText('OTHER', 13),
      'One\ntwo\nthree\nOTHER',
    ],
    'as a paragraph between two halves of one that was broken': [
      ['One two'],
      (tr) => tr.split(4),
      (tr) => tr.insert(5, schema.node('block', null, schema.text('other'))),
      'Oneother\n two',
    ],
    'within a paragraph that was begun': [
      ['One'],
      (tr) => tr.split(4).insertText('own words', 6),
      (tr) => tr.insertText(' other', 9),
      'One other',
    ],
    'within words that were marked': [['One two'], (tr) => tr.addMark(1, 8, bold), word, 'One t otherwo'],
    'in place of words that were typed and deleted there': [
      ['One'],
      (tr) => tr.insertText(' two', 4),
      (tr) => tr.delete(3, 8).insertText('other', 3),
      'Onother',
    ],
  }
  for (const [where, [lines, ownEdit, otherEdit, after]] of Object.entries(cases)) {
    it(where, () => {
      const [own, other] = devices(...lines)
      own.edit(ownEdit)
      merge(own, other)
      other.edit(otherEdit)
      merge(own, other)
      assert.equal(undone(own), after)
    })
  }
})

describe('what was deleted comes back around what another device has written in it meanwhile', () => {
  const cases: Record<string, [lines: string[], own: Edit, other: Edit, between: string, after: string]> = {
    'within words': [
      ['One two three four'],
      (tr) => tr.delete(5, 15),
      (tr) => tr.insertText('other ', 9),
      'One other four',
      'One two other three four',
    ],
    'before and behind them': [
      ['One two three'],
      (tr) => tr.delete(5, 9),
      (tr) => tr.insertText('B', 9).insertText('A', 5),
      'One ABthree',
      'One Atwo Bthree',
    ],
    'within all of the text': [
      ['One', 'two', 'three'],
      (tr) => tr.delete(1, tr.doc.content.size - 1),
      (tr) => tr.insertText(' other', 9),
      ' other',
      'One\ntwo other\nthree',
    ],
  }
  for (const [where, [lines, ownEdit, otherEdit, between, after]] of Object.entries(cases)) {
    it(where, () => {
      const [own, other] = devices(...lines)
      own.edit(ownEdit)
      other.edit(otherEdit)
      merge(own, other)
      assert.equal(own.text, between)
      assert.equal(undone(own), after)
    })
  }

  it('in the order in which it was deleted or not', () => {
    const [own, other] = devices('One two three four')
    own.edit((tr) => tr.delete(9, 15))
    own.edit((tr) => tr.delete(5, 9))
    other.edit((tr) => tr.insertText('other ', 9))
    merge(own, other)
    own.bound.undo()
    assert.equal(own.text, 'One two other four')
    assert.equal(undone(own), 'One two other three four')
    own.bound.undo()
    own.bound.redo()
    own.bound.redo()
    assert.equal(own.text, 'One other four')
  })
})

describe('undo and redo', () => {
  it('leave a mark and a kind as another device has set them since', () => {
    const [own, other] = devices('One', 'two')
    own.edit((tr) => tr.addMark(1, 9, bold).setNodeAttribute(0, 'attributes', { kind: 'point', level: 1 }))
    merge(own, other)
    other.edit((tr) => tr.removeMark(2, 3, bold).setNodeAttribute(0, 'attributes', { kind: 'quote' }))
    merge(own, other)
    own.bound.undo()
    own.check()
    const blocks = toBlocks(own.body)
    assert.deepEqual(
      blocks.map(({ attributes, runs }) => [attributes, runs.length]),
      [
        [{ kind: 'quote' }, 1],
        [{}, 1],
      ],
    )
  })

  it('go on to the step before where nothing is left of one', () => {
    const [own, other] = devices('One')
    own.edit((tr) => tr.insertText('A', 1))
    own.edit((tr) => tr.insertText('B', 5))
    merge(own, other)
    other.edit((tr) => tr.delete(5, 6))
    merge(own, other)
    own.bound.undo()
    assert.equal(own.text, 'One')
    assert.deepEqual([own.bound.canUndo.get(), own.bound.canRedo.get()], [false, true])
  })

  it('end with a new edit: what was undone before it cannot be redone', () => {
    const [own] = devices('One')
    own.edit((tr) => tr.insertText('A', 1))
    own.bound.undo()
    own.edit((tr) => tr.insertText('B', 1))
    assert.equal(own.bound.canRedo.get(), false)
    own.bound.redo()
    assert.equal(own.text, 'BOne')
  })

  it('take back what was typed in the last moment, which is not written yet', () => {
    const [own] = devices('One')
    own.edit((tr) => tr.insertText('A', 1))
    assert.equal(own.bound.canUndo.get(), true)
    own.bound.undo()
    assert.equal(own.state.doc.textContent, 'One')
  })

  it('put the cursor where something has come back or was taken out', () => {
    const [own] = devices('One two', 'three')
    own.edit((tr) => tr.delete(5, 8))
    own.edit((tr) => tr.insertText('!', 11))
    own.bound.undo()
    assert.equal(own.state.selection.head, 11)
    own.bound.undo()
    assert.equal(own.state.selection.head, 8)
  })
})
