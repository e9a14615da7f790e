import assert from 'node:assert/strict'
import { it } from 'node:test'
import { importedJson, sermonOfEntry } from './import-file.ts'
import type { FileResult } from './reading-messages.ts'
import { sorted } from './sort-results.ts'

const found = (id: string, facts: object = {}): FileResult => ({
  name: `${id}.docx`,
  sermon: {
    id,
    title: id,
    date: '2019-03-03',
    isDateWeak: false,
    reference: 'Psalm 23',
    blocks: [{ attributes: {}, runs: [{ text: id, attributes: {} }] }],
    words: 1,
    ...facts,
  },
})

it('what is read adds up: to check, there already, and what cannot be imported', () => {
  const { rows, known, failures } = sorted(
    [
      found('a'),
      found('old', { date: '2001-01-07' }),
      found('undated', { isDateWeak: true }),
      found('b', { reference: '' }),
      { ...found('a'), name: 'copy.docx' },
      found('here'),
      { name: 'broken.docx', reason: 'Damaged.' },
    ],
    new Set(['here']),
  )
  assert.deepEqual(
    rows.map(({ id }) => id),
    ['undated', 'b', 'a', 'old'],
    'those to look at come first, then the latest',
  )
  assert.equal(known, 1)
  assert.deepEqual(failures, [
    { at: 0, name: 'copy.docx', reason: 'It has the same text as “a.docx”.' },
    { at: 1, name: 'broken.docx', reason: 'Damaged.' },
  ])
})

it('a thousand are imported at once, and the rest is named', () => {
  const all = Array.from({ length: 1002 }, (_, index) => found(`s${index}`))
  const { rows, failures } = sorted(all, new Set())
  assert.deepEqual([rows.length, failures.length], [1000, 2])
})

it('a sermon is saved as an export holds it', () => {
  const quoted = {
    attributes: { kind: 'scripture', reference: 'Psalm 23' },
    runs: [{ text: 'The LORD is my shepherd.', attributes: {} }],
  }
  const sermons = [
    { id: 'a', title: ' Grace ', date: '2019-03-03', reference: 'Psalm 23', blocks: [quoted] },
    { id: 'b', title: 'Mercy', date: '2026-11-22', reference: ' ', blocks: [] },
  ]
  const facts = { id: 'i', now: Date.parse('2026-11-15T10:00:00Z'), today: '2026-11-15' }
  const file = importedJson(sermons, facts) as Record<string, Record<string, unknown>[]>
  const shown = file['sermons']?.map(({ title, scripture, reference, status }) => [
    title,
    scripture,
    reference,
    status,
  ])
  assert.deepEqual(shown, [
    ['Grace', 'The LORD is my shepherd.', 'Psalm 23', 'completed'],
    ['Mercy', '—', 'No passage', 'in_progress'],
  ])
  assert.deepEqual(file['sermonImports'], [
    { id: 'i', importedAt: '2026-11-15T10:00:00.000Z', sermonIds: ['a', 'b'] },
  ])
  assert.deepEqual(
    [1, 2, 3, 4].map((entry) => sermonOfEntry(sermons, entry)?.id),
    ['a', 'b', 'a', 'b'],
  )
})
