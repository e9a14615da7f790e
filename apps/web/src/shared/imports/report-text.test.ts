import assert from 'node:assert/strict'
import { it } from 'node:test'
import { reportText } from './report-text.ts'

it('a report adds up', () => {
  assert.equal(
    reportText({ imported: 1058, known: 12, leftOut: 1, failed: 3 }),
    '1,074 found: 1,058 imported, 12 already here, 1 skipped, 3 couldn’t be imported.',
  )
  assert.equal(reportText({ imported: 1, known: 0, leftOut: 0, failed: 0 }), '1 found: 1 imported.')
})
