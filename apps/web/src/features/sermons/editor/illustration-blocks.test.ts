import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { EditorState } from 'prosemirror-state'
import { putIllustration, textOfBlock } from './illustration-blocks.ts'
import { docOf } from './schema.ts'
import { blocksOf } from './trials/blocks-of.ts'

const text = (words: string) => [{ text: words, attributes: {} }]
const stateOf = (...blocks: Parameters<typeof docOf>[0]) => EditorState.create({ doc: docOf(blocks) })
const story = 'A keeper gave his oil away.\nA little to each.'

describe('an illustration that is picked', () => {
  it('fills an empty block and keeps what else that has', () => {
    const { tr } = stateOf({ attributes: { kind: 'illustration', offPulpit: true }, runs: [] })
    const { doc } = putIllustration(tr, 0, `${story}\n`)
    assert.equal(doc.childCount, 1)
    assert.deepEqual(blocksOf(doc)[0]?.attributes, { kind: 'illustration', offPulpit: true })
    assert.equal(textOfBlock(doc.child(0)), story)
  })

  it('comes below a block with words, which stay', () => {
    const { tr } = stateOf(
      { attributes: { kind: 'illustration' }, runs: text('My own words') },
      { attributes: {}, runs: text('And so') },
    )
    const { doc } = putIllustration(tr, 0, story)
    assert.deepEqual(
      [0, 1, 2].map((index) => textOfBlock(doc.child(index))),
      ['My own words', story, 'And so'],
    )
    assert.deepEqual(blocksOf(doc)[1]?.attributes, { kind: 'illustration' })
  })

  it('changes nothing where the block is gone', () => {
    const { tr } = stateOf({ attributes: {}, runs: text('And so') })
    assert.equal(putIllustration(tr, 5, story).docChanged, false)
  })
})
