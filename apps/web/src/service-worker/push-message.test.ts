import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inApp, readMessage, withId, withoutWords } from './push-message.ts'

describe('a push message', () => {
  it('is read', () => {
    const message = {
      id: 'a',
      title: 'Upcoming Event',
      body: 'You have an event at 2:00 PM',
      link: '/events',
    }
    assert.deepEqual(readMessage(JSON.stringify({ ...message, type: 'event_reminder' })), message)
  })

  it('that cannot be read is shown in plain words', () => {
    const plain = { id: 'reminder', title: 'Stillwater', body: 'You have a reminder.', link: '/' }
    for (const text of ['', 'nonsense', 'null', '[]', '{"title":5,"body":"","link":{}}', '"text"']) {
      assert.deepEqual(readMessage(text), plain, text)
    }
  })

  it('says nothing of what it is about while the app lock is on, and opens the same screen', () => {
    const text = JSON.stringify({ id: 'm-1', title: 'Elders', body: 'With Daniel at 2 pm', link: '/events' })
    assert.deepEqual(withoutWords(readMessage(text)), {
      id: 'm-1',
      title: 'Stillwater',
      body: 'You have a reminder.',
      link: '/events',
    })
  })

  it('opens screens of the app only', () => {
    assert.equal(inApp('/bible-study'), '/bible-study')
    for (const link of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      '/../x',
      5,
    ]) {
      assert.equal(inApp(link), '/', String(link))
    }
  })

  it('is remembered once, and not for ever', () => {
    assert.deepEqual(withId(['b'], 'a'), ['a', 'b'])
    assert.deepEqual(withId(['b', 'a'], 'a'), ['b', 'a'])
    const many = Array.from({ length: 100 }, (_, n) => String(n))
    assert.deepEqual(withId(many, 'a'), ['a', ...many.slice(0, 99)])
  })
})
