import type { Db } from '#core/database/connect.ts'
import { AppError } from '#core/http/errors.ts'
import { hashToken, newToken } from '#core/sessions/sessions.ts'
import { passkeyNotAdded, wrongPasskey } from '../passkeys/passkey-refusals.ts'

const minute = 60_000
/** As long as the browser's own dialog for a passkey may stay open. */
export const challengeLife = 5 * minute
/** How long a link or a challenge works. */
const lives = {
  invite: 7 * 24 * 60 * minute,
  'password-reset': 30 * minute,
  'passkey-add': challengeLife,
  'passkey-sign-in': challengeLife,
}
type Purpose = keyof typeof lives

/** Makes a token for a link, or a challenge. Only its hash is stored: a copy of the database opens no account. */
export async function issueToken(
  db: Db,
  purpose: Purpose,
  userId: string | null,
  now: number,
): Promise<string> {
  const token = newToken()
  await db.deleteFrom('oneTimeTokens').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashToken(token), purpose, userId, expiresAt: now + lives[purpose] })
    .execute()
  return token
}

/** Answers whose link it is; throws where it no longer works. Looked up before any costly work is done for it. */
export async function assertToken(
  db: Db,
  purpose: Purpose,
  token: string | undefined,
  now: number,
): Promise<string | null> {
  const found = await db
    .selectFrom('oneTimeTokens')
    .select('userId')
    .where('tokenHash', '=', hashToken(token ?? ''))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (found === undefined) throw refusals[purpose](token)
  return found.userId
}

/** Uses the token up, inside the transaction of what it is for: of two uses at once one succeeds. */
export async function consumeToken(
  trx: Db,
  purpose: Purpose,
  token: string | undefined,
  now: number,
): Promise<string | null> {
  const used = await trx
    .deleteFrom('oneTimeTokens')
    .where('tokenHash', '=', hashToken(token ?? ''))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  if (used === undefined) throw refusals[purpose](token)
  return used.userId
}

/** No link and no challenge that was made for this user until now works any longer. */
export async function endTokens(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('oneTimeTokens').where('userId', '=', userId).execute()
}

const refusals: Record<Purpose, (token: string | undefined) => AppError> = {
  invite: (token) =>
    new AppError(
      'invalid_link',
      token === undefined
        ? 'You need an invitation to register. Ask the person who runs Stillwater for your church for a link.'
        : 'This invitation has expired or was already used. Ask the person who runs Stillwater for your church for a new one.',
    ),
  'password-reset': () =>
    new AppError(
      'invalid_link',
      'This link has expired or was already used. Ask the person who runs Stillwater for your church for a new one.',
    ),
  'passkey-add': passkeyNotAdded,
  'passkey-sign-in': wrongPasskey,
}
