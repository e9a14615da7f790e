import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Attributes, Block, Run } from '@stillwater/sermon-body/blocks'
import { compareWords } from './compare-words.ts'
import { tellBlocks } from './tell-blocks.ts'

const block = (text: string, attributes: Attributes = {}): Block => ({
  attributes,
  runs: [{ text, attributes: {} }],
})

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('')

describe('a version that is compared', () => {
  it('says what its blocks are', () => {
    const told = tellBlocks([
      block('Grace', { kind: 'point', level: 2 }),
      block('Plain words'),
      block('Jesus wept.', { kind: 'scripture', reference: 'John 11:35', version: 'kjv' }),
      block('Abide with me', { kind: 'quote', source: 'A hymn' }),
      block('first', { kind: 'list', ordered: true }),
      block('later', { kind: 'of-the-future' }),
    ])
    assert.deepEqual(textOf(told).split('\n'), [
      'Sub-point: Grace',
      'Plain words',
      'John 11:35 · KJV: Jesus wept.',
      'Quote, A hymn: Abide with me',
      'Numbered list: first',
      'later',
    ])
  })

  it('differs where a block has become another kind', () => {
    const [now, then] = [[block('A story', { kind: 'illustration' })], [block('A story', { kind: 'quote' })]]
    assert.deepEqual(
      compareWords(tellBlocks(now), tellBlocks(then)).map(({ text, change }) => [change, text]),
      [
        ['removed', 'Illustration: '],
        ['added', 'Quote: '],
        ['same', 'A story'],
      ],
    )
  })
})
