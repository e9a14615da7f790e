import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What counts as one address, from the nearest to the widest: an IPv4 address, or the /64 of IPv6 addresses that one household is given and the
 * /48 that a provider hands out to whoever asks for more.
 */
export function networks(address: string): [string, ...string[]] {
  const [plain = ''] = address.split('%', 1)
  const inside = mapped.exec(plain)?.[1]
  if (inside !== undefined) return [inside]
  if (!isIPv6(plain)) return [plain]
  // The two colons stand for as many groups of zeros as are missing; a dotted end is two groups.
  const [head = '', tail = ''] = plain.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')]
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))
