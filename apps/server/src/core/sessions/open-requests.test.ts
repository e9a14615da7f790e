import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { OpenRequests } from './open-requests.ts'

it('waits for the requests that are meant, however they end, and for no others', async () => {
  const requests = new OpenRequests()
  const [first, second, other] = [1, 2, 3].map(() => Promise.withResolvers<void>())
  assert.ok(first && second && other)
  const work = [
    requests.run('ended', () => first.promise),
    requests.run('ended', () => second.promise),
    requests.run('open', () => other.promise),
    requests.run(undefined, () => other.promise),
  ]
  const settled = Promise.allSettled(work)
  let waited = false
  const waiting = requests.wait((token) => token === 'ended').then(() => (waited = true))
  first.resolve()
  await nextTurn()
  assert.equal(waited, false)
  second.reject(new Error('failed'))
  await waiting
  other.resolve()
  assert.deepEqual(
    (await settled).map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  )
})

it('lets two requests wait for each other', async () => {
  const requests = new OpenRequests()
  const waitFor = (mine: string, theirs: string) =>
    requests.run(mine, async () => {
      await nextTurn()
      await requests.wait((token) => token === theirs)
      return mine
    })
  assert.deepEqual(await Promise.all([waitFor('a', 'b'), waitFor('b', 'a')]), ['a', 'b'])
})
