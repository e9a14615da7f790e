import { randomBytes } from 'node:crypto'
import type { Db } from '#core/database/connect.ts'
import { hashToken } from '#core/sessions/sessions.ts'
import { endTokens } from './one-time-tokens.ts'

const codeCount = 8
/** Crockford's alphabet, without letters that look like digits. A code of sixteen has 80 bits: nobody guesses one. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-')
}

/** However it was typed: in small letters, without dashes, with an O for a zero. */
const readCode = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

const hashCode = (code: string) => hashToken(readCode(code))

/**
 * Ends the ways back in that were open until now: codes and links. The codes first, for one that is being used becomes a link, and
 * deleting it waits until it has.
 */
export async function endWaysBack(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await endTokens(trx, userId)
}

/** Replaces the user's codes. Only hashes are stored: this is the one time that they can be shown. */
export async function replaceCodes(trx: Db, userId: string, now: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode)
  await endWaysBack(trx, userId)
  await trx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ codeHash: hashCode(code), userId, createdAt: now })))
    .execute()
  return codes
}

export async function countCodes(db: Db, userId: string): Promise<{ left: number; madeAt: number | null }> {
  const row = await db
    .selectFrom('recoveryCodes')
    .select((eb) => [eb.fn.countAll<number>().as('left'), eb.fn.max('createdAt').as('madeAt')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { left: row.left, madeAt: row.madeAt }
}

/** Uses a code up, and answers whether it was the user's: of two uses at once one succeeds. */
export async function useCode(trx: Db, userId: string, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('recoveryCodes')
    .where('codeHash', '=', hashCode(code))
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst()
  return used !== undefined
}
