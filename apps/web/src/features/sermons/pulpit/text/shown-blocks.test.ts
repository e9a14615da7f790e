import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Attributes, Block } from '@stillwater/sermon-body/blocks'
import { minutesAhead } from './page-shares.ts'
import { missingWords, shownBlocks, wordsIn } from './shown-blocks.ts'

const block = (text: string, attributes: Attributes = {}): Block => ({
  attributes,
  runs: text === '' ? [] : [{ text, attributes: {} }],
})
const shown = (blocks: readonly Block[], cues = true) => shownBlocks(blocks, { cues })

describe('the blocks of the pulpit', () => {
  it('are without those that are left out, without empty ones and, if hidden, without cues', () => {
    const blocks = [
      block('One'),
      block('Not here', { offPulpit: true }),
      block('  '),
      block('Pause', { kind: 'cue' }),
    ]
    assert.deepEqual(
      shown(blocks).map(({ index }) => index),
      [0, 3],
    )
    assert.deepEqual(
      shown(blocks, false).map(({ index }) => index),
      [0],
    )
  })

  it('number lists, each from one', () => {
    const item = block('x', { kind: 'list', ordered: true })
    assert.deepEqual(
      shown([item, item, block('between'), item, block('x', { kind: 'list' })]).map(({ number }) => number),
      [1, 2, undefined, 1, undefined],
    )
  })

  it('number inner lists from one, and go on with the outer one', () => {
    const item = (indent: number, ordered = true) => block('x', { kind: 'list', ordered, indent })
    assert.deepEqual(
      shown([item(0), item(1), item(1), item(0), item(1), item(0, false), item(1)]).map(
        ({ number }) => number,
      ),
      [1, 1, 2, 2, 1, undefined, 1],
    )
  })

  it('keep scripture whose words are missing, and name it', () => {
    const blocks = shown([block('', { kind: 'scripture', reference: 'Romans 8:28' })])
    assert.equal(blocks.length, 1)
    assert.deepEqual(missingWords(blocks), ['Romans 8:28'])
  })

  it('count the words that are spoken', () => {
    const [text, cue] = shown([block('grace and peace'), block('Pause here', { kind: 'cue' })])
    assert.deepEqual([text && wordsIn(text), cue && wordsIn(cue)], [3, 0])
  })
})

it('the pace is kept while the page has the words that are due, else it is ahead or behind by minutes', () => {
  const page = [260, 520] as const
  assert.deepEqual(
    [300, 130, 780].map((due) => minutesAhead(due, page, 130)),
    [0, 1, -2],
  )
})
