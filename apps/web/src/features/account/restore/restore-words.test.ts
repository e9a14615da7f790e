import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exportSections } from '@stillwater/contract/export/export-format'
import { recordNames } from '@stillwater/contract/records/record-names'
import { doneText, partName, summaryText } from './restore-words.ts'

const summary = { added: 1412, same: 0, changed: 3, unreadable: 0, faults: [], leftOut: [], sections: [] }

describe('the words of an import', () => {
  it('say what would happen and what happened', () => {
    assert.equal(summaryText(summary), '1,412 new, 3 edited here since, 0 unreadable.')
    assert.equal(
      summaryText({ ...summary, same: 7 }),
      '1,412 new, 7 already here, 3 edited here since, 0 unreadable.',
    )
    assert.equal(doneText(summary, false), 'Done: 1,412 added, 3 left unchanged.')
    assert.equal(doneText(summary, true), 'Done: 1,412 added, 3 replaced.')
    assert.equal(doneText({ ...summary, changed: 0, unreadable: 2 }, true), 'Done: 1,412 added, 2 left out.')
  })

  it('name every part of a file', () => {
    const known = Object.fromEntries(recordNames.map((name) => [name, 'a record type']))
    for (const section of Object.keys(exportSections)) assert.notEqual(partName(section, known), section)
  })
})
