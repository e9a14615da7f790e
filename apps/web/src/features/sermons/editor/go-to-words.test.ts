import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { blocksOfText } from '@stillwater/sermon-body/blocks'
import { placeOfWords } from './go-to-words.ts'
import { docOf } from './schema.ts'

/** What stands where the words are found. */
function found(words: string[], ...lines: string[]): string | undefined {
  const doc = docOf(blocksOfText(lines.join('\n')))
  const place = placeOfWords(doc, words)
  return place === undefined ? undefined : doc.textBetween(place, doc.resolve(place).end())
}

describe('the words that a search has found', () => {
  it('are found as the search compares them', () => {
    assert.equal(found(['lords'], 'Grace', 'The Lord’s prayer'), 'Lord’s prayer')
    assert.equal(found(['cafe'], 'In a Café'), 'Café')
    assert.equal(found(['shep'], 'Sheep and shepherds'), 'shepherds')
  })

  it('are found where most of them stand together', () => {
    assert.equal(found(['the', 'pearl'], 'the field', 'He sold the pearl', 'the end'), 'the pearl')
  })

  it('may not be there', () => {
    assert.equal(found(['pearl'], 'the field'), undefined)
  })
})
