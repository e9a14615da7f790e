import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseDownloadedList } from './downloaded-list.ts'

describe('the list of downloaded texts', () => {
  it('is read as it was written', () => {
    assert.deepEqual(parseDownloadedList('{"KJV":"abc","WEB":"def"}'), { KJV: 'abc', WEB: 'def' })
  })

  it('is empty if missing or damaged', () => {
    for (const stored of [null, '', '{', 'null', '7', '"KJV"', '[1]'])
      assert.deepEqual(parseDownloadedList(stored), {}, String(stored))
    assert.deepEqual(parseDownloadedList('{"KJV":1,"WEB":"def"}'), { WEB: 'def' })
  })
})
