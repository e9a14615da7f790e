import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import * as Y from 'yjs'
import {
  type Block,
  blocksOfText,
  bodyOf,
  countWords,
  insertBlocks,
  replaceBlocks,
  textOfBlocks,
  toBlocks,
} from './blocks.ts'

const run = (text: string, ...marks: string[]) => ({
  text,
  attributes: Object.fromEntries(marks.map((mark) => [mark, true])),
})
const sermon: Block[] = [
  { attributes: { kind: 'point', level: 1 }, runs: [run('Grace')] },
  { attributes: {}, runs: [run('We are '), run('saved', 'bold', 'italic'), run(' by grace.')] },
  { attributes: { kind: 'quote', source: 'A hymn' }, runs: [] },
  { attributes: { kind: 'list', indent: 1 }, runs: [run('through faith')] },
]
const made = (blocks: readonly Block[]) => {
  const doc = new Y.Doc()
  insertBlocks(bodyOf(doc), 0, blocks)
  return doc
}

describe('the body of a sermon', () => {
  it('gives back the blocks that were put in', () => {
    assert.deepEqual(toBlocks(bodyOf(made(sermon))), sermon)
    assert.deepEqual(toBlocks(bodyOf(new Y.Doc())), [])
  })

  it('keeps kinds and attributes that this version does not know', () => {
    const strange = [{ attributes: { kind: 'table', columns: 3 }, runs: [run('cells', 'glow')] }]
    assert.deepEqual(toBlocks(bodyOf(made(strange))), strange)
  })

  it('is replaced as a whole', () => {
    const doc = made(sermon)
    replaceBlocks(bodyOf(doc), sermon.slice(0, 1))
    assert.deepEqual(toBlocks(bodyOf(doc)), sermon.slice(0, 1))
  })

  it('reads a last line without its end', () => {
    const doc = made(sermon.slice(0, 1))
    bodyOf(doc).delete(5, 1)
    assert.deepEqual(toBlocks(bodyOf(doc)), [{ attributes: {}, runs: [run('Grace')] }])
  })

  it('is read as plain text, and made from it', () => {
    assert.equal(textOfBlocks(sermon), 'Grace\nWe are saved by grace.\n\nthrough faith')
    assert.equal(textOfBlocks(blocksOfText('One\r\n\n  Two ')), 'One\nTwo')
    assert.equal(textOfBlocks([{ attributes: {}, runs: [run('a\u2028b')] }]), 'a\nb')
  })

  it('counts words as a reader would', () => {
    assert.equal(countWords('God’s well-known grace — 3:16, “said” he. Gott ist größer! الله'), 10)
    assert.equal(countWords(' … – '), 0)
  })
})
