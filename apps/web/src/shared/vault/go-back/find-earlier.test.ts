import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ApiError } from '#shared/api/error.ts'
import { keyByPassphrase, makeVault, withNewCode, withPassphrase } from '../vault-keys.ts'
import { findEarlier } from './find-earlier.ts'

const passphrase = 'green harbor seven candles'
/** The least work, so that the test is quick. */
const quick = 14
const kept = { replacedAt: 0, keptUntil: 1 }

it('finds the vault that an earlier passphrase or code opened, to be stored over the one that is there now', async () => {
  const { key, code, vault } = await makeVault(passphrase, quick)
  const first = { ...vault, version: 1 }
  const second = { ...withNewCode(first, key).vault, version: 2 }
  const now = { ...(await withPassphrase(second, key, 'put there by a stranger', quick)), version: 3 }
  const replaced = [
    { ...second, ...kept },
    { ...first, ...kept },
  ]
  assert.deepEqual(await findEarlier(now, replaced, passphrase), { ...second, version: 3 })
  const byCode = await findEarlier(now, replaced, code.toLowerCase())
  assert.deepEqual(byCode, { ...first, version: 3 })
  assert.deepEqual(await keyByPassphrase(byCode, passphrase), key)
  await assert.rejects(
    findEarlier(now, replaced, 'put there by a stranger'),
    (error) => error instanceof ApiError && error.fields['secret'] === error.message,
  )
})
