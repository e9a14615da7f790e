import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as Y from 'yjs'
import { allowedForBlock } from './attribute-rules.ts'
import { bodyOf } from './blocks.ts'
import { bodyLimits } from './body-limits.ts'
import { faultOf } from './check.ts'

const faultAfter = (change: (doc: Y.Doc) => void) => {
  const sender = new Y.Doc()
  change(sender)
  const receiver = new Y.Doc()
  Y.applyUpdate(receiver, Y.encodeStateAsUpdate(sender))
  return faultOf(receiver)
}

describe('a body that was received', () => {
  it('may hold text, marks and kinds of blocks, new ones too', () => {
    const write = (doc: Y.Doc) => {
      const body = bodyOf(doc)
      body.insert(0, 'Grace\nPeace\n')
      body.format(0, 3, { bold: true })
      body.format(0, 3, { bold: null })
      body.format(5, 1, { kind: 'point', level: 2 })
      body.format(11, 1, { kind: 'of-the-future' })
      body.delete(1, 2)
    }
    assert.equal(faultAfter(write), undefined)
    assert.equal(
      faultAfter(() => undefined),
      undefined,
    )
  })

  it('may not hold anything else', () => {
    const hostile: [RegExp, (doc: Y.Doc) => void][] = [
      [/something other than/, (doc) => doc.getMap('more').set('a', 1)],
      [/something other than/, (doc) => doc.getText('other').insert(0, 'hidden')],
      [/something other than/, (doc) => bodyOf(doc).insertEmbed(0, { image: 'x' })],
      [/something other than/, (doc) => bodyOf(doc).insertEmbed(0, new Y.Text('inner'))],
      [/something other than/, (doc) => bodyOf(doc).setAttribute('title', 'x')],
      [/something other than/, (doc) => doc.getMap('body').set('a', 'b')],
      [/something other than/, (doc) => doc.getArray('body').insert(0, ['a'])],
      [/unknown attribute “onclick”/, (doc) => bodyOf(doc).insert(0, 'a', { onclick: 'x' })],
      [/invalid value of “level”/, (doc) => bodyOf(doc).insert(0, '\n', { level: 4 })],
      [/invalid value of “bold”/, (doc) => bodyOf(doc).insert(0, 'a', { bold: 'x'.repeat(1000) })],
      [/invalid value of “kind”/, (doc) => bodyOf(doc).insert(0, '\n', { kind: '<b>' })],
      [/invalid value of “source”/, (doc) => bodyOf(doc).insert(0, '\n', { source: {} })],
      [/at most 200,000/, (doc) => bodyOf(doc).insert(0, 'x'.repeat(bodyLimits.textLength + 1))],
    ]
    for (const [message, change] of hostile) assert.match(faultAfter(change) ?? '', message)
  })

  it('may hold a reference to as many verses as can be asked for at once, and as long a text in any script', () => {
    const list = Array.from({ length: 75 }, (_, verse) => `Song of Solomon 1:${(verse % 17) + 1}`).join('; ')
    assert.equal(
      faultAfter((doc) => bodyOf(doc).insert(0, '\n', { kind: 'scripture', reference: list })),
      undefined,
    )
    const sender = new Y.Doc()
    bodyOf(sender).insert(0, '神'.repeat(bodyLimits.textLength))
    assert.equal(faultOf(sender), undefined)
    const update = Y.encodeStateAsUpdate(sender)
    assert.ok(update.byteLength <= bodyLimits.updateBytes)
    const base64 = (bytes: number) => Math.ceil(bytes / 3) * 4
    assert.ok(base64(bodyLimits.updateBytes) + base64(bodyLimits.vectorBytes) < 1_048_000)
  })

  it('gets no attribute of a block that it may not hold', () => {
    const claimed = { foo: 'bar', kind: 'quote', source: {}, level: 2, bold: true, toString: 'x' }
    const attributes = allowedForBlock(claimed)
    assert.deepEqual(attributes, { kind: 'quote', level: 2 })
    assert.equal(
      faultAfter((doc) => bodyOf(doc).insert(0, '\n', attributes)),
      undefined,
    )
  })

  it('may not build on changes that are missing', () => {
    const sender = new Y.Doc()
    bodyOf(sender).insert(0, 'first')
    const vector = Y.encodeStateVector(sender)
    bodyOf(sender).insert(5, 'second')
    const receiver = new Y.Doc()
    Y.applyUpdate(receiver, Y.encodeStateAsUpdate(sender, vector))
    assert.match(faultOf(receiver) ?? '', /missing/)
  })
})
