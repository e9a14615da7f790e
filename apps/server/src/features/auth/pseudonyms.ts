import { createHmac, randomBytes } from 'node:crypto'

/** Pseudonyms for the log: the same person or address has the same one until the next start, and it reveals nothing. */
export function pseudonyms(): (value: string) => string {
  const key = randomBytes(32)
  return (value) => createHmac('sha256', key).update(value).digest('base64url').slice(0, 12)
}
