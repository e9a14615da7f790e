import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { describe, it } from 'node:test'
import { hashPassword, verifyPassword } from './password.ts'

describe('a password hash', () => {
  it('names its method and cost, and holds a salt and a tag of its own', async () => {
    const [one, two] = [await hashPassword('still waters'), await hashPassword('still waters')]
    assert.match(one, /^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/)
    assert.notEqual(one.split('$')[4], two.split('$')[4])
    assert.notEqual(one, two)
  })

  it('is what Argon2id gives for that salt and cost', async () => {
    const [, memory, passes, parallelism, nonce = '', tag = ''] = (await hashPassword('still waters')).split(
      '$',
    )
    const expected = argon2Sync('argon2id', {
      message: 'still waters',
      nonce: Buffer.from(nonce, 'base64url'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: 32,
    })
    assert.equal(tag, expected.toString('base64url'))
  })

  it('fits its password and no other', async () => {
    const hash = await hashPassword('still waters')
    assert.equal(await verifyPassword('still waters', hash), true)
    for (const wrong of ['Still waters', 'still waters ', 'still water', '']) {
      assert.equal(await verifyPassword(wrong, hash), false, wrong)
    }
  })

  it('made with another cost still fits', async () => {
    const nonce = Buffer.alloc(16, 7)
    const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 16 }
    const tag = argon2Sync('argon2id', { message: 'old but gold', nonce, ...cost })
    const hash = ['argon2id', 64, 1, 1, nonce.toString('base64url'), tag.toString('base64url')].join('$')
    assert.equal(await verifyPassword('old but gold', hash), true)
    assert.equal(await verifyPassword('old but cold', hash), false)
  })

  it('that is missing fits nothing', async () => {
    assert.equal(await verifyPassword('still waters', undefined), false)
  })
})
