import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { papers, parsePrintSettings } from './papers.ts'
import { placeCues } from './place-cues.ts'

describe('cues in the margin', () => {
  it('stand beside their text', () => {
    assert.deepEqual(placeCues([{ top: 40, height: 20 }], 500), [40])
  })
  it('never cover each other', () => {
    assert.deepEqual(
      placeCues(
        [
          { top: 40, height: 20 },
          { top: 50, height: 20 },
        ],
        500,
      ),
      [40, 66],
    )
  })
  it('move up where the page ends', () => {
    assert.deepEqual(
      placeCues(
        [
          { top: 460, height: 20 },
          { top: 490, height: 30 },
        ],
        500,
      ),
      [444, 470],
    )
  })
  it('are left to the text where there is no room: neither over each other nor off the page', () => {
    const cues = Array.from({ length: 12 }, (_, index) => ({ top: index * 40, height: 70 }))
    const tops = placeCues(cues, 500)
    assert.deepEqual(tops, [0, 76, 152, 228, 304, 380, ...Array.from({ length: 6 }, () => undefined)])
    assert.deepEqual(
      placeCues(
        [
          { top: 20, height: 501 },
          { top: 30, height: 40 },
        ],
        500,
      ),
      [undefined, 30],
    )
  })
})

it('print settings are usable whatever is in the storage', () => {
  assert.deepEqual(parsePrintSettings('{"paper":"a5","size":18,"cues":false}'), {
    paper: 'a5',
    size: 18,
    cues: false,
  })
  assert.deepEqual(parsePrintSettings('{"paper":"toString","size":99}'), parsePrintSettings(null))
})

it('a page has room for text beside its margins and cues', () => {
  for (const { width, margin, cues } of Object.values(papers)) assert.ok(width - 2 * margin - cues > 300)
})
