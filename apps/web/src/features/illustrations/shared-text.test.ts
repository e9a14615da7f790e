import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readSharedText } from './shared-text.ts'

const hashOf = (shared: Record<string, string>) => `#${new URLSearchParams(shared).toString()}`

describe('text that another app shares', () => {
  it('is the text, with the title and the address of the page', () => {
    const shared = {
      title: 'The lighthouse',
      text: 'A keeper & his oil\n#1',
      url: 'https://example.org/a?b=1#c',
    }
    assert.deepEqual(readSharedText(hashOf(shared)), {
      title: 'The lighthouse',
      text: 'A keeper & his oil\n#1',
      source: 'https://example.org/a?b=1#c',
    })
  })

  it('is the title or the address where there is nothing else', () => {
    assert.deepEqual(readSharedText(hashOf({ title: 'The\nlighthouse', url: 'https://example.org' })), {
      title: '',
      text: 'The lighthouse',
      source: 'https://example.org',
    })
    assert.equal(readSharedText(hashOf({ url: 'https://example.org' })).text, 'https://example.org')
  })

  it('is not said twice, and may be nothing', () => {
    assert.equal(readSharedText(hashOf({ title: 'Same', text: 'Same' })).title, '')
    assert.equal(readSharedText('').text, '')
  })
})
