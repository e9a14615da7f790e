import assert from 'node:assert/strict'
import { test } from 'node:test'
import { segmentsOf } from './highlight.ts'

const shown = (text: string, marks: number[][]) =>
  segmentsOf(text, marks)
    .map(({ words, marked }) => (marked ? `[${words}]` : words))
    .join('')

test('a text is cut at its marks', () => {
  assert.equal(
    shown('Jesus wept.', [
      [0, 5],
      [6, 10],
    ]),
    '[Jesus] [wept].',
  )
  assert.equal(shown('Jesus wept.', []), 'Jesus wept.')
})

test('marks that overlap, are out of order or outside change no letter of the text', () => {
  assert.equal(
    shown('Jesus wept.', [
      [6, 10],
      [0, 5],
    ]),
    '[Jesus] [wept].',
  )
  assert.equal(shown('Jesus wept.', [[0, 7], [6, 99], [200, 300], [4, 2], []]), '[Jesus w][ept.]')
})
