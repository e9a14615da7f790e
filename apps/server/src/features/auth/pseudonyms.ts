import { createHmac, randomBytes } from 'node:crypto'

/** Names for the log under which the same person or address is known again until the next start, and which tell nobody who it is. */
export function pseudonyms(): (value: string) => string {
  const key = randomBytes(32)
  return (value) => createHmac('sha256', key).update(value).digest('base64url').slice(0, 12)
}
