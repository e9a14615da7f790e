import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { excerptOf, excerptReach, marksOf, searchWords } from './search-words.ts'

describe('the words that a search looks through', () => {
  it('are letters and digits without accents, points, capitals and apostrophes', () => {
    assert.deepEqual(searchWords('José’s GRACE—and peace; Ps 23:1, שָׁלוֹם!'), [
      'joses',
      'grace',
      'and',
      'peace',
      'ps',
      '23',
      '1',
      'שלום',
    ])
  })

  it('are told once, and no more of them than asked for', () => {
    assert.deepEqual(searchWords('a b A c', 2), ['a', 'b'])
    assert.deepEqual(searchWords('a b A c'), ['a', 'b', 'c'])
  })

  it('are single signs where a script has no spaces', () => {
    assert.deepEqual(searchWords('祈り with 神'), ['祈', 'り', 'with', '神'])
  })

  it('are cut where nobody types on, between whole letters', () => {
    assert.deepEqual(searchWords(`a${'𐐨'.repeat(100)}`), [`a${'𐐨'.repeat(19)}`])
    assert.deepEqual(searchWords('🙏 … \'’ " \u0301'), [])
  })
})

describe('marks', () => {
  it('stand on the letters that were typed, and on the whole word where its letters do not count alike', () => {
    const text = 'Grace, GRACIOUS, disgrace'
    assert.deepEqual(marksOf(text, ['grac']), [
      [0, 4],
      [7, 11],
    ])
    assert.deepEqual(marksOf('Jose\u0301 prays', ['jos']), [[0, 5]])
    assert.deepEqual(marksOf('José prays', ['jos', 'pray']), [
      [0, 3],
      [5, 9],
    ])
  })
})

describe('an excerpt', () => {
  const long = `${'lorem '.repeat(60)}the shepherd of Psalm 23 ${'ipsum '.repeat(60)}`

  it('is the whole of a short text, in one line', () => {
    assert.equal(excerptOf('Be\nstill\t and know', ['still']), 'Be still and know')
    assert.equal(excerptOf('', ['x']), '')
  })

  it('lies around the first word that was looked for, and begins and ends between words', () => {
    const excerpt = excerptOf(long, ['sheph'])
    assert.match(excerpt, /^… lorem .*the shepherd of Psalm 23 .*ipsum …$/)
    assert.ok(excerpt.length < 170, excerpt)
  })

  it('is the beginning where no word was found, and cuts a text without spaces too', () => {
    assert.match(excerptOf(long, ['zebra']), /^lorem/)
    assert.ok(excerptOf('🙏'.repeat(500), ['zebra']).isWellFormed())
  })

  it('looks for the words in a bounded part of the text, whatever its length', () => {
    const lines = 'lorem '.repeat(excerptReach)
    const near = `${lines.slice(0, excerptReach - 20)} zebra ${lines}`
    assert.match(excerptOf(near, ['zebra']), /^… .*zebra/)
    const far = `${lines.slice(0, excerptReach)} zebra`
    assert.match(excerptOf(far, ['zebra']), /^lorem .* …$/)
    assert.equal(excerptOf(far, ['zebra']), excerptOf(far.slice(0, excerptReach), ['zebra']))
  })
})
