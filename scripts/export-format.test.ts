import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { exportSections } from '../packages/contract/src/export/export-format.ts'
import { recordNames } from '../packages/contract/src/records/record-names.ts'
import { exportFormatPage, formatPage } from './export-format.ts'

it('docs/export-format.md is what the contract says: run "npm run export-format"', async () => {
  assert.equal(readFileSync(formatPage, 'utf8'), await exportFormatPage())
})

it('no record type is missing from the export', () => {
  const missing = recordNames.filter((name) => !(name in exportSections))
  assert.deepEqual(missing, [])
})
