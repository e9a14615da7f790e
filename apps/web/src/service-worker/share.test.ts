import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isShare, openShared } from './share.ts'

function shared(fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return new Request('https://stillwater.example/share', { method: 'POST', body })
}

describe('text shared from another app', () => {
  it('is known by its address and method', () => {
    assert.equal(isShare(shared({})), true)
    assert.equal(isShare(new Request('https://stillwater.example/share')), false)
    assert.equal(isShare(new Request('https://stillwater.example/api/prayers', { method: 'POST' })), false)
  })

  it('opens the form, with the words where no server sees them', async () => {
    const answer = await openShared(
      shared({ text: 'A keeper & his oil\n#1', url: 'https://example.org', other: 'x' }),
    )
    assert.equal(answer.status, 303)
    const { pathname, search, hash } = new URL(answer.headers.get('location') ?? '')
    assert.deepEqual([pathname, search], ['/illustrations', '?new=true'])
    assert.deepEqual(
      [...new URLSearchParams(hash.slice(1))],
      [
        ['text', 'A keeper & his oil\n#1'],
        ['url', 'https://example.org'],
      ],
    )
  })
})
