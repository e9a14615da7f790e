import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hearPhrase, journalSentence } from './journal-command.ts'

/** Phrases one after the other, and what each of them did. */
function hear(...phrases: readonly string[]): string[] {
  let active = false
  return phrases.map((phrase) => {
    const heard = hearPhrase(active, phrase)
    active = heard.active
    return [
      heard.activated && 'activated',
      heard.dictated !== undefined && `dictated: ${heard.dictated}`,
      heard.appended !== undefined && `appended: ${heard.appended}`,
      active && 'waits',
    ]
      .filter(Boolean)
      .join(', ')
  })
}

describe('the command of the journal', () => {
  it('appends the sentence for a keyword alone', () => {
    for (const word of ['write', 'add', 'note', 'Write.', 'please write', 'note that', 'Write this down']) {
      assert.deepEqual(hear('Pastor', word), ['activated, waits', `appended: ${journalSentence}`], word)
    }
  })

  it('appends the words that follow the keyword', () => {
    assert.deepEqual(hear('Pastor', 'add the choir was lovely'), [
      'activated, waits',
      'appended: the choir was lovely',
    ])
    assert.deepEqual(hear('Pastor', 'Please note that Sam is home'), [
      'activated, waits',
      'appended: Sam is home',
    ])
  })

  it('understands trigger and keyword in one phrase', () => {
    assert.deepEqual(hear('pastor write'), [`activated, appended: ${journalSentence}`])
    assert.deepEqual(hear('Pastor, note the roof leaks'), ['activated, appended: the roof leaks'])
    assert.deepEqual(hear('Hey Pastor, add more light'), ['activated, appended: more light'])
    assert.deepEqual(hear('A good day. Pastor add thanks'), [
      'activated, dictated: A good day., appended: thanks',
    ])
  })

  it('leaves the command mode after a command', () => {
    assert.deepEqual(hear('Pastor', 'write', 'write to Sam')[2], 'dictated: write to Sam')
  })

  it('loses no words: what is no command is dictated', () => {
    assert.deepEqual(hear('Pastor', 'the sun came out', 'add amen'), [
      'activated, waits',
      'dictated: the sun came out, waits',
      'appended: amen',
    ])
    assert.deepEqual(hear('add salt'), ['dictated: add salt'])
  })

  it('takes the word within a sentence as a word', () => {
    assert.deepEqual(hear('I met Pastor Lee today'), ['dictated: I met Pastor Lee today'])
    assert.deepEqual(hear('I thanked the pastor'), ['dictated: I thanked the pastor'])
    assert.deepEqual(hear('I asked the pastor to write soon'), ['dictated: I asked the pastor to write soon'])
    assert.deepEqual(hear('Pastoral care'), ['dictated: Pastoral care'])
  })
})
