import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as Y from 'yjs'
import { BodyDoc } from './body-doc.ts'

describe('what is typed', () => {
  const typing = () => {
    const typed: string[] = []
    let writes = 0
    const text = new BodyDoc()
    const type = (letter: string) => {
      typed.push(letter)
      text.writeLater(() => {
        writes += 1
        text.body.insert(text.body.length, typed.splice(0).join(''))
      })
    }
    return { text, type, writes: () => writes }
  }

  it('is written together, once', () => {
    const { text, type, writes } = typing()
    for (const letter of 'grace') type(letter)
    assert.equal(writes(), 0)
    text.write()
    text.write()
    assert.equal(writes(), 1)
    assert.equal(text.body.toJSON(), 'grace')
  })

  it('is there for whoever asks for the text or its document', () => {
    const { text, type } = typing()
    type('a')
    assert.equal(text.body.toJSON(), 'a')
    type('b')
    const copy = new Y.Doc()
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(text.doc))
    assert.equal(text.body.toJSON(), 'ab')
    assert.deepEqual(Y.encodeStateVector(copy), Y.encodeStateVector(text.doc))
  })
})
