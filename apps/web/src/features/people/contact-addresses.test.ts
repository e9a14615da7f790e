import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contactAddresses } from './contact-addresses.ts'

const nobody = { phone: null, email: null, address: null }
const hrefs = (person: object, userAgent = 'Windows') =>
  contactAddresses({ ...nobody, ...person }, userAgent).map(({ href }) => href)

describe('the ways to reach somebody', () => {
  it('are those that are known', () => {
    assert.deepEqual(hrefs({}), [])
    assert.deepEqual(hrefs({ phone: '(555) 010-0123' }), ['tel:5550100123', 'sms:5550100123'])
    assert.deepEqual(hrefs({ phone: ' +49 30 1234' }), ['tel:+49301234', 'sms:+49301234'])
    assert.deepEqual(hrefs({ phone: 'ask Ruth' }), [])
  })

  it('dial the first number, without its extension and the zero for calls at home', () => {
    for (const [phone, number] of [
      ['+1-555-010-0123 ext. 12', '+15550100123'],
      ['555-010-0123x12', '5550100123'],
      ['(555) 010-0123, extension 4', '5550100123'],
      ['+44 (0)20 7946 0000', '+442079460000'],
      ['020 7946 0000', '02079460000'],
      ['555-0100 / 555-0199', '5550100'],
      ['555-0100 or 555-0199', '5550100'],
      ['555-0100, 555-0199', '5550100'],
      ['030/1234567', '0301234567'],
    ] as const)
      assert.deepEqual(hrefs({ phone }), [`tel:${number}`, `sms:${number}`], phone)
    assert.deepEqual(hrefs({ email: 'ann@example.org' }), ['mailto:ann@example.org'])
  })

  it('let nothing in an e-mail address add a line to the mail', () => {
    assert.deepEqual(hrefs({ email: 'a@x.org?bcc=b@y.org' }), ['mailto:a@x.org%3Fbcc%3Db@y.org'])
  })

  it('open the maps of the device', () => {
    const address = '1 Mill Lane\nTown & Hill'
    assert.deepEqual(hrefs({ address }, 'iPhone'), [
      'https://maps.apple.com/?q=1%20Mill%20Lane%20Town%20%26%20Hill',
    ])
    assert.deepEqual(hrefs({ address }, 'Linux; Android 15'), [
      'geo:0,0?q=1%20Mill%20Lane%20Town%20%26%20Hill',
    ])
    assert.match(hrefs({ address })[0] ?? '', /^https:\/\/www\.openstreetmap\.org\/search\?query=1%20Mill/)
  })
})
