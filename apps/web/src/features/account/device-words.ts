import type { Device } from '@stillwater/contract/account/account'

const hour = 3_600_000
const day = 24 * hour
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** To the hour, because no more is stored. */
export function lastUsedText({ lastUsedAt }: Pick<Device, 'lastUsedAt'>, now = Date.now()): string {
  const ago = now - lastUsedAt
  if (ago < 2 * hour) return 'Used in the last two hours'
  if (ago < day) return `Used ${Math.floor(ago / hour)} hours ago`
  if (ago < 2 * day) return 'Used yesterday'
  if (ago < 30 * day) return `Used ${Math.floor(ago / day)} days ago`
  return `Used on ${date.format(lastUsedAt)}`
}

export const signedInText = ({ signedInAt, address }: Pick<Device, 'signedInAt' | 'address'>): string =>
  `Signed in on ${date.format(signedInAt)}${address === null ? '' : ` from internet address ${address}`}`

export const addedText = ({ createdAt }: { readonly createdAt: number }): string =>
  `Added on ${date.format(createdAt)}`
