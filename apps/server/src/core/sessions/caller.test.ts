import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#testing/app.ts'

it('refuses a call of a page that shows somebody else than the cookie’s owner', async () => {
  const test = await startApp('sqlite')
  const [one, other] = [await test.pastor(), await test.pastor()]
  const prayer = { title: 'Peace', description: 'For us all', category: 'personal' }
  const refused = await one.post('/api/prayers', prayer, { 'x-user-id': other.userId })
  assert.equal(refused.statusCode, 401)
  assert.deepEqual((await one.get('/api/prayers')).json(), [])
  assert.equal((await one.post('/api/prayers', prayer, { 'x-user-id': one.userId })).statusCode, 201)
})
