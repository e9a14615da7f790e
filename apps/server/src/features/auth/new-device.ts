import { newId } from '@stillwater/contract/new-id'
import type { User } from '@stillwater/contract/auth'
import type { Deps } from '#core/deps.ts'
import type { Browser } from '#core/sessions.ts'
import { hashToken } from '#core/sessions.ts'

const day = 86_400_000

/** Tells the user's other devices, and with a mail server the user, that a browser signed in that was never seen before. */
export async function tellOfNewDevice(
  { db, clock, sendMail, publicUrl }: Deps,
  user: User,
  { name, address }: Browser,
  sessionToken: string,
): Promise<void> {
  const now = clock()
  const devices = await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('userId', '=', user.id)
    .where('sessionHash', '!=', hashToken(sessionToken))
    .execute()
  if (devices.length > 0) {
    const body = `${name} signed in to your account. If it wasn’t you, change your password.`
    await db
      .insertInto('pushes')
      .values(
        devices.map(({ id }) => ({
          id: newId(now),
          userId: user.id,
          subscriptionId: id,
          kind: 'security',
          subject: hashToken(sessionToken),
          dueAt: now,
          body,
          usefulUntil: now + day,
          sendAt: now,
          sentAt: null,
        })),
      )
      .execute()
  }
  await sendMail?.({
    to: user.email,
    subject: 'New sign-in to Stillwater',
    text: [
      `${name} signed in to your Stillwater account${address === null ? '' : ` from ${address}`}.`,
      'If that was you, you can ignore this message.',
      `If it wasn’t you, change your password and sign that device out: ${publicUrl ?? ''}/settings`,
    ].join('\n\n'),
  })
}
