import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { randomKey } from './cipher.ts'
import { lockWithPin, openWithPin } from './pin.ts'

describe('a PIN', () => {
  it('opens what it has locked, and no other does', async () => {
    const key = randomKey()
    const lock = await lockWithPin(key, '240817')
    assert.deepEqual(await openWithPin(lock, '240817'), key)
    for (const wrong of ['240818', '24081', '', '0240817']) {
      assert.equal(await openWithPin(lock, wrong), undefined, wrong)
    }
  })

  it('may be a password with letters, however the keyboard wrote them, and then says so', async () => {
    const key = randomKey()
    const lock = await lockWithPin(key, 'Zoë’s three rivers')
    assert.equal(lock.letters, true)
    assert.deepEqual(await openWithPin(lock, ' Zoë’s three rivers '.normalize('NFD')), key)
    assert.equal(await openWithPin(lock, 'zoë’s three rivers'), undefined)
    assert.equal((await lockWithPin(key, '1234')).letters, undefined)
  })

  it('is stretched, with a salt of its own', async () => {
    const key = randomKey()
    const [one, two] = [await lockWithPin(key, '1234'), await lockWithPin(key, '1234')]
    assert.ok(one.rounds >= 600_000)
    assert.notEqual(one.salt, two.salt)
    assert.equal(await openWithPin({ ...one, salt: two.salt }, '1234'), undefined)
  })
})
