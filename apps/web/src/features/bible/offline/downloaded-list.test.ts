import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseKeptList } from './downloaded-list.ts'

describe('the note of what this device keeps of the Bible', () => {
  it('is read as it was written', () => {
    assert.deepEqual(parseKeptList('{"KJV":"abc","WEB":"def"}'), { KJV: 'abc', WEB: 'def' })
  })

  it('says nothing where it is missing or damaged', () => {
    for (const stored of [null, '', '{', 'null', '7', '"KJV"', '[1]'])
      assert.deepEqual(parseKeptList(stored), {}, String(stored))
    assert.deepEqual(parseKeptList('{"KJV":1,"WEB":"def"}'), { WEB: 'def' })
  })
})
