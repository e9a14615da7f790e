import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { networks } from './network.ts'

const network = (address: string) => networks(address)[0]

describe('the network of an address', () => {
  it('is the address itself for IPv4, also inside IPv6', () => {
    assert.equal(network('192.0.2.7'), '192.0.2.7')
    assert.equal(network('::ffff:192.0.2.7'), '192.0.2.7')
    assert.equal(network('::FFFF:192.0.2.7'), '192.0.2.7')
  })

  it('is the first half for IPv6, however the address is written', () => {
    const same = [
      '2001:db8:0:0:1:2:3:4',
      '2001:db8::1',
      '2001:db8::ffff:ffff:ffff:ffff',
      '2001:DB8:0000:0000::9',
      '2001:db8:0:0::',
      '2001:db8::192.0.2.7',
    ]
    for (const address of same) assert.equal(network(address), '2001:db8:0:0', address)
    assert.equal(network('2001:db8:5:6:7::1'), '2001:db8:5:6')
    assert.equal(network('1::2:3:4:5:6:7'), '1:0:2:3')
    assert.equal(network('::2:3:4:5:6:7:8'), '0:2:3:4')
    assert.equal(network('fe80::1%eth0'), 'fe80:0:0:0')
    assert.equal(network('::1'), '0:0:0:0')
  })

  it('differs between networks', () => {
    const different = ['2001:db8:0:1::1', '2001:db8:1::1', '2001:db9::1', '::1', '192.0.2.7', '192.0.2.8']
    assert.equal(new Set(different.map(network)).size, different.length)
  })

  it('lies in a wider one for IPv6 alone', () => {
    assert.deepEqual(networks('2001:db8:5:6:7::1'), ['2001:db8:5:6', '2001:db8:5'])
    assert.deepEqual(networks('2001:db8::1'), ['2001:db8:0:0', '2001:db8:0'])
    assert.deepEqual(networks('192.0.2.7'), ['192.0.2.7'])
  })

  it('of something that is no address is that thing', () => {
    assert.equal(network('unknown'), 'unknown')
    assert.equal(network(''), '')
  })
})
