import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Every range that is not for the public internet: this machine, private networks, links, examples, groups. */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6')
}
/** All public IPv6 addresses are in this range; those that only wrap an IPv4 address are not. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      return open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}

/** An address that the server may ask, as far as it can be told from its words; names are looked up when it connects. */
export function isPublicUrl(text: string, allowLocal: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (allowLocal) return true
  if (protocol !== 'https:' || port !== '') return false
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(literal) === 0 ? /\.[a-z][a-z0-9-]*$/i.test(hostname) : isPublicAddress(literal)
}

export class ClosedAddress extends Error {
  override name = 'ClosedAddress'
}

export type Resolve = (host: string, answer: (error: Error | null, found: LookupAddress[]) => void) => void

const resolveBySystem: Resolve = (host, answer) => systemLookup(host, { all: true }, answer)

/**
 * Looks a name up for one connection and hands over exactly what was checked: there is no second look-up in which the name could
 * lead somewhere else.
 */
export const publicLookup =
  (resolve: Resolve = resolveBySystem): LookupFunction =>
  (host, options, callback) =>
    resolve(host, (error, found) => {
      const [first] = found ?? []
      if (error !== null || first === undefined)
        return callback(error ?? new ClosedAddress('no address'), '', 0)
      if (!found.every(({ address }) => isPublicAddress(address)))
        return callback(new ClosedAddress('not a public address'), '', 0)
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family)
    })
