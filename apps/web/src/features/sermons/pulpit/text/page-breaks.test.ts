import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { breakPages, type Line, type Page } from './page-breaks.ts'

/** Blocks of lines that are 10 high, 5 apart. */
function linesOf(...blocks: { lines: number; keep?: boolean; whole?: boolean }[]): Line[] {
  let top = 0
  return blocks.flatMap(({ lines, ...rest }, block) => {
    const made = Array.from({ length: lines }, (_, index) => ({
      top: top + index * 10,
      bottom: top + index * 10 + 10,
      block,
      ...rest,
    }))
    top += lines * 10 + 5
    return made
  })
}
const ranges = (pages: readonly Page[]) => pages.map(({ first, last }) => [first, last])

describe('pages', () => {
  it('are none without lines, and one where all fits', () => {
    assert.deepEqual(breakPages([], 100), [])
    assert.deepEqual(ranges(breakPages(linesOf({ lines: 10 }), 100)), [[0, 9]])
  })

  it('begin at their first line, without the space above it', () => {
    const [, second] = breakPages(linesOf({ lines: 4 }, { lines: 6 }), 40)
    assert.equal(second?.top, 45)
  })

  it('never end with a heading', () => {
    const lines = linesOf({ lines: 8 }, { lines: 1, keep: true }, { lines: 4 })
    assert.deepEqual(ranges(breakPages(lines, 100)), [
      [0, 7],
      [8, 12],
    ])
  })

  it('keep scripture whole unless it is longer than a page', () => {
    const short = linesOf({ lines: 6 }, { lines: 7, whole: true })
    assert.deepEqual(ranges(breakPages(short, 100)), [
      [0, 5],
      [6, 12],
    ])
    const long = linesOf({ lines: 6 }, { lines: 12, whole: true })
    assert.deepEqual(ranges(breakPages(long, 100)), [
      [0, 8],
      [9, 17],
    ])
  })

  it('split scripture that leaves no room for its own heading', () => {
    const lines = linesOf({ lines: 3, keep: true }, { lines: 9, whole: true })
    assert.deepEqual(ranges(breakPages(lines, 100)), [
      [0, 8],
      [9, 11],
    ])
  })

  it('leave no line of a paragraph alone', () => {
    assert.deepEqual(ranges(breakPages(linesOf({ lines: 8 }, { lines: 5 }), 100)), [
      [0, 7],
      [8, 12],
    ])
    assert.deepEqual(ranges(breakPages(linesOf({ lines: 11 }), 100)), [
      [0, 8],
      [9, 10],
    ])
  })

  it('fill up where no ending keeps the rules, and hold a line that is higher than they are', () => {
    assert.deepEqual(ranges(breakPages(linesOf({ lines: 12, keep: true }), 100)), [
      [0, 9],
      [10, 11],
    ])
    assert.deepEqual(ranges(breakPages(linesOf({ lines: 2 }), 5)), [
      [0, 0],
      [1, 1],
    ])
  })

  it('hold every line once, in order, and never more than fits, for any text', () => {
    let seed = 1
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 500; round += 1) {
      const lines = linesOf(
        ...Array.from({ length: 1 + random(30) }, () => {
          const kind = random(4)
          return { lines: 1 + random(kind === 0 ? 2 : 15), keep: kind === 0, whole: kind === 1 }
        }),
      )
      const height = 30 + random(200)
      const pages = breakPages(lines, height)
      assert.deepEqual(
        pages.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
        lines.map((_, index) => index),
      )
      for (const { top, bottom, first, last } of pages) assert.ok(bottom - top <= height || first === last)
    }
  })
})
