import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseReference } from './parse.ts'
import { splitPassage } from './split.ts'

describe('a passage for a series', () => {
  it('is split by verses where it has fewer chapters than there are weeks', () => {
    assert.deepEqual(splitPassage('Romans 8', 6), [
      'Romans 8:1–7',
      'Romans 8:8–14',
      'Romans 8:15–21',
      'Romans 8:22–27',
      'Romans 8:28–33',
      'Romans 8:34–39',
    ])
    assert.deepEqual(splitPassage('Philippians', 5), [
      'Philippians 1:1–15',
      'Philippians 1:16–30',
      'Philippians 2',
      'Philippians 3',
      'Philippians 4',
    ])
  })

  it('is split by whole chapters where it has enough', () => {
    assert.deepEqual(splitPassage('Philippians', 4), [
      'Philippians 1',
      'Philippians 2',
      'Philippians 3',
      'Philippians 4',
    ])
    assert.deepEqual(splitPassage('Ephesians', 4), [
      'Ephesians 1–2',
      'Ephesians 3–4',
      'Ephesians 5',
      'Ephesians 6',
    ])
    assert.deepEqual(splitPassage('Ruth', 1), ['Ruth'])
  })

  it('loses no verse and takes none twice, whatever it is', () => {
    for (const reference of ['Genesis', 'Jude', 'Psalm 23', '1 John', 'Matthew 5–7', 'Romans 8:18–30; 12']) {
      for (let weeks = 1; weeks <= 12; weeks += 1) {
        const parts = splitPassage(reference, weeks) ?? []
        assert.ok(parts.length > 0 && parts.length <= weeks, `${reference} in ${weeks}`)
        for (const part of parts) assert.ok(parseReference(part).ok, part)
      }
    }
    assert.equal(splitPassage('Psalm 117', 5)?.length, 2)
  })

  it('is none where there is no reference', () => {
    for (const none of ['', 'Marriage', 'John 99']) assert.equal(splitPassage(none, 4), undefined, none)
  })
})
