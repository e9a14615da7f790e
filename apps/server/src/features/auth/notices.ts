import { newId } from '@stillwater/contract/records/new-id'
import type { User } from '@stillwater/contract/account/auth'
import type { Deps } from '#core/deps.ts'
import type { Browser } from '#core/sessions/sessions.ts'
import { hashToken } from '#core/sessions/sessions.ts'

const day = 86_400_000

interface Notice {
  /** What it is about: each device is told of it once. */
  readonly about: string
  readonly push: string
  readonly mail: { readonly subject: string; readonly text: string }
}

/** Tells the user's devices but the one of this session, and with a mail server the user. */
async function tell(
  { db, clock, sendMail }: Deps,
  user: Pick<User, 'id' | 'email'>,
  sessionHash: string,
  { about, push, mail }: Notice,
): Promise<void> {
  const now = clock()
  const devices = await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('userId', '=', user.id)
    .where('sessionHash', '!=', sessionHash)
    .execute()
  if (devices.length > 0) {
    await db
      .insertInto('pushes')
      .values(
        devices.map(({ id }) => ({
          id: newId(now),
          userId: user.id,
          subscriptionId: id,
          kind: 'security',
          subject: about,
          dueAt: now,
          body: push,
          usefulUntil: now + day,
          sendAt: now,
          sentAt: null,
        })),
      )
      .execute()
  }
  await sendMail?.({ to: user.email, ...mail })
}

const from = ({ address }: Browser) => (address === null ? '' : ` from ${address}`)

/** A browser signed in that was never seen before. */
export function tellOfNewDevice(
  deps: Deps,
  user: User,
  browser: Browser,
  sessionToken: string,
): Promise<void> {
  const sessionHash = hashToken(sessionToken)
  return tell(deps, user, sessionHash, {
    about: sessionHash,
    push: `${browser.name} signed in to your account. If it wasn’t you, change your password.`,
    mail: {
      subject: 'New sign-in to Stillwater',
      text: [
        `${browser.name} signed in to your Stillwater account${from(browser)}.`,
        'If that was you, you can ignore this message.',
        `If it wasn’t you, change your password and sign that device out: ${deps.publicUrl ?? ''}/settings`,
      ].join('\n\n'),
    },
  })
}

/** A passkey opens the account for as long as it is there, so its owner has to know of it. */
export function tellOfNewPasskey(
  deps: Deps,
  user: Pick<User, 'id' | 'email'>,
  browser: Browser,
  sessionHash: string,
  passkeyId: string,
): Promise<void> {
  return tell(deps, user, sessionHash, {
    about: passkeyId,
    push: `A passkey was added to your account on ${browser.name}. If it wasn’t you, remove it in Settings and change your password.`,
    mail: {
      subject: 'New passkey for Stillwater',
      text: [
        `A passkey was added to your Stillwater account on ${browser.name}${from(browser)}.`,
        'If that was you, you can ignore this message.',
        `If it wasn’t you, remove the passkey and change your password: ${deps.publicUrl ?? ''}/settings`,
      ].join('\n\n'),
    },
  })
}
