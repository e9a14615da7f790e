import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readRecoveryCode } from './recovery-code.ts'
import { keyByCode, keyByPassphrase, makeVault, withNewCode, withPassphrase } from './vault-keys.ts'
import { createVaultSealer } from './vault-sealer.ts'
import { openWords, sealWords } from './vault-words.ts'

/** The least work, so that the tests are quick. */
const quick = 14
const passphrase = 'green harbor seven candles'

describe('a vault', () => {
  it('opens with its passphrase and with its code, and with nothing else', async () => {
    const { key, code, vault } = await makeVault(passphrase, quick)
    assert.deepEqual(await keyByPassphrase(vault, passphrase), key)
    assert.deepEqual(keyByCode(vault, code), key)
    assert.equal(await keyByPassphrase(vault, 'green harbor seven candle'), undefined)
    assert.equal(await keyByPassphrase(vault, code), undefined)
    assert.equal(keyByCode(vault, (await makeVault(passphrase, quick)).code), undefined)
  })

  it('is opened by the passphrase however the keyboard wrote its letters', async () => {
    const { key, vault } = await makeVault('Grüße an Zoë und Chloé', quick)
    assert.deepEqual(await keyByPassphrase(vault, ' Grüße an Zoë und Chloé '.normalize('NFD')), key)
  })

  it('keeps its key when the passphrase or the code is changed, and the old ones open nothing', async () => {
    const { key, code, vault } = await makeVault(passphrase, quick)
    const changed = await withPassphrase(vault, key, 'another five quiet words', quick)
    assert.deepEqual(await keyByPassphrase(changed, 'another five quiet words'), key)
    assert.equal(await keyByPassphrase(changed, passphrase), undefined)
    assert.deepEqual(keyByCode(changed, code), key)
    const renewed = withNewCode(changed, key)
    assert.deepEqual([changed.keyId, renewed.vault.keyId], [vault.keyId, vault.keyId])
    assert.deepEqual(keyByCode(renewed.vault, renewed.code), key)
    assert.equal(keyByCode(renewed.vault, code), undefined)
  })

  it('holds neither the key nor the passphrase nor the code, and takes work to guess', async () => {
    const { key, code, vault } = await makeVault(passphrase)
    const stored = JSON.stringify(vault)
    for (const secret of [passphrase, code, code.replaceAll('-', ''), Buffer.from(key).toString('base64url')])
      assert.ok(!stored.includes(secret))
    assert.equal(vault.passphraseCost, 17)
  })
})

describe('a recovery code', () => {
  it('is read however it is typed', async () => {
    const { code } = await makeVault(passphrase, quick)
    assert.match(code, /^([0-9A-Z]{4}-){7}[0-9A-Z]{4}$/)
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    assert.equal(readRecoveryCode(` ${typed} `), code)
    for (const wrong of ['', code.slice(1), `${code}7`, code.replace(/^./, 'U')])
      assert.equal(readRecoveryCode(wrong), undefined, wrong)
  })
})

describe('sealed words', () => {
  const keyId = 'k'.repeat(12)

  it('that name no key, from before there were ids, open in a vault that has none', () => {
    const sealer = createVaultSealer(new Uint8Array(32).fill(7), {})
    const sealed = sealWords(sealer, 'care-entries/a', 'We prayed.')
    assert.match(sealed, /^v1\.[\w-]+$/)
    assert.equal(openWords(sealer, 'care-entries/a', sealed), 'We prayed.')
    const named = createVaultSealer(new Uint8Array(32).fill(7), { keyId })
    assert.equal(openWords(named, 'care-entries/a', sealed), undefined)
    assert.equal(openWords(sealer, 'care-entries/a', sealWords(named, 'care-entries/a', 'x')), undefined)
  })

  it('open with their key, for their own record and field only', () => {
    const sealer = createVaultSealer(new Uint8Array(32).fill(7), { keyId })
    const words = 'She told me about her son. “Never again” 🙏\n'
    const sealed = sealWords(sealer, 'care-entries/a', words)
    assert.match(sealed, /^v1\.kkkkkkkkkkkk\.[\w-]+$/)
    assert.notEqual(sealed, sealWords(sealer, 'care-entries/a', words))
    assert.equal(openWords(sealer, 'care-entries/a', sealed), words)
    assert.equal(openWords(sealer, 'care-entries/b', sealed), undefined)
    assert.equal(openWords(sealer, 'people/a', sealed), undefined)
    const other = createVaultSealer(new Uint8Array(32).fill(8), { keyId })
    assert.equal(openWords(other, 'care-entries/a', sealed), undefined)
    const renamed = createVaultSealer(new Uint8Array(32).fill(7), { keyId: 'o'.repeat(12) })
    assert.equal(openWords(renamed, 'care-entries/a', sealed), undefined)
    for (const damaged of [sealed.slice(0, -1), sealed.replace('v1', 'v2'), words, 'v1.', 'v1.~'])
      assert.equal(openWords(sealer, 'care-entries/a', damaged), undefined, damaged)
  })
})
