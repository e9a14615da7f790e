import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bodyOf, insertBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import { EditorState, type Transaction } from 'prosemirror-state'
import * as Y from 'yjs'
import { flatLength, flatOf, positionOf } from './flat-positions.ts'
import { docOf, schema } from './schema.ts'
import { merge, QuietDevice, textOf } from './trials/quiet-device.ts'

describe('the editor and the body', () => {
  it('count the same places', () => {
    const { doc } = EditorState.create({
      doc: docOf([
        { attributes: {}, runs: [{ text: 'ab', attributes: {} }] },
        { attributes: {}, runs: [] },
        { attributes: {}, runs: [{ text: 'c\u2028d', attributes: {} }] },
      ]),
    })
    assert.equal(flatLength(doc), 8)
    for (let flat = 0; flat < 8; flat += 1) assert.equal(flatOf(doc, positionOf(doc, flat)), flat)
    assert.equal(flatOf(doc, doc.content.size), 8)
  })

  it('stay the same through every kind of edit', () => {
    const device = new QuietDevice(textOf('One two', 'three', 'four'))
    const bold = schema.mark('bold')
    const edits: ((tr: Transaction) => Transaction)[] = [
      (tr) => tr.insertText('new ', 1),
      (tr) => tr.split(5),
      (tr) => tr.setNodeAttribute(0, 'attributes', { kind: 'point', level: 1 }),
      (tr) => tr.setNodeMarkup(6, undefined, { attributes: { kind: 'quote' } }),
      (tr) => tr.addMark(2, 12, bold),
      (tr) => tr.removeMark(8, 10, bold),
      (tr) => tr.join(6),
      (tr) => tr.insert(0, tr.doc.child(2)),
      (tr) => tr.delete(tr.doc.content.size - tr.doc.child(3).nodeSize, tr.doc.content.size),
      (tr) => tr.insert(3, schema.node('lineBreak')),
      (tr) => tr.delete(2, 9),
    ]
    for (const edit of edits) {
      device.edit(edit)
      device.check()
    }
  })

  it('stay the same when marks are removed from several pieces at once, and that is undone and redone', () => {
    const device = new QuietDevice(textOf('One two three', 'four'))
    device.edit((tr) => tr.addMark(2, 6, schema.mark('bold')).addMark(8, 12, schema.mark('bold')))
    device.edit((tr) => tr.addMark(4, 17, schema.mark('italic')))
    device.edit((tr) => tr.removeMark(1, 19))
    device.check()
    for (const step of ['undo', 'redo', 'undo'] as const) {
      device.bound[step]()
      device.check()
    }
    assert.match(JSON.stringify(toBlocks(device.body)), /bold/)
  })

  it('merge what was typed into a block that another device has split, joined, moved or made another kind', () => {
    const others: ((tr: Transaction) => Transaction)[] = [
      (tr) => tr.split(4),
      (tr) => tr.join(9),
      (tr) => tr.setNodeAttribute(0, 'attributes', { kind: 'cue' }),
      (tr) => tr.insert(tr.doc.content.size, tr.doc.child(0)).delete(0, 9),
    ]
    for (const other of others) {
      const start = textOf('One two', 'three')
      const [phone, laptop] = [new QuietDevice(start), new QuietDevice(start)]
      phone.edit((tr) => tr.insertText('word ', 5))
      laptop.edit(other)
      merge(phone, laptop)
      phone.check()
      laptop.check()
      assert.deepEqual(toBlocks(phone.body), toBlocks(laptop.body))
      assert.match(phone.text, /word /)
    }
  })

  it('keep what this version does not know', () => {
    const doc = new Y.Doc()
    insertBlocks(bodyOf(doc), 0, [
      { attributes: { kind: 'table', columns: 3 }, runs: [{ text: 'cells', attributes: { glow: 'red' } }] },
      { attributes: {}, runs: [{ text: 'after', attributes: {} }] },
    ])
    const device = new QuietDevice(Y.encodeStateAsUpdate(doc))
    device.check()
    device.edit((tr) => tr.insertText('more ', 1))
    device.edit((tr) => tr.split(4))
    device.check()
    assert.deepEqual(
      toBlocks(device.body).map(({ attributes }) => attributes),
      [{ kind: 'table', columns: 3 }, { kind: 'table', columns: 3 }, {}],
    )
  })
})
