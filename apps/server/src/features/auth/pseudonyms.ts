import { createHmac, randomBytes } from 'node:crypto'

const key = randomBytes(32)

/** A pseudonym for the log: the same person or address has the same one until the next start, and it reveals nothing. */
export const pseudonym = (value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url').slice(0, 12)
