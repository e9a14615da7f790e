import { newId } from '@stillwater/contract/records/new-id'
import type { Deps } from '#core/deps.ts'
import type { Visitor } from '../visitor.ts'
import type { Words } from './notice-words.ts'

const day = 86_400_000

export type Log = (details: Record<string, string>, message: string) => void

interface Receiver {
  readonly id: string
  readonly email: string
}

/**
 * Tells a user of a change to their account: by push on all devices but the one whose session it was, and with a mail server by e-mail.
 * Nobody waits for it, and a failure is logged without secrets.
 */
export function notify(
  deps: Deps,
  log: Log,
  { requestId, browser }: Visitor,
  user: Receiver,
  words: Words,
  sessionHash = '',
): void {
  const { push, mail } = words({ browser, publicUrl: deps.publicUrl })
  inBackground(deps, log, requestId, async () => {
    if (push !== undefined) await addPushes(deps, user.id, sessionHash, push)
    await deps.sendMail?.({ to: user.email, ...mail })
  })
}

/** What no answer waits for; the server ends only once it is done. */
export function inBackground({ lateWork }: Deps, log: Log, reqId: string, work: () => Promise<void>): void {
  // The code alone: a mail server's message may name whom it was for.
  const failed = (error: unknown) =>
    log({ reqId, reason: String(Object(error).code ?? 'unknown') }, 'a notice could not be sent')
  lateWork.add(work().catch(failed))
}

async function addPushes({ db, clock }: Deps, userId: string, sessionHash: string, body: string) {
  const now = clock()
  const devices = await db
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('userId', '=', userId)
    .where('sessionHash', '!=', sessionHash)
    .execute()
  if (devices.length === 0) return
  const subject = newId(now)
  await db
    .insertInto('pushes')
    .values(
      devices.map(({ id }) => ({
        id: newId(now),
        userId,
        subscriptionId: id,
        kind: 'security',
        subject,
        dueAt: now,
        body,
        usefulUntil: now + day,
        sendAt: now,
        sentAt: null,
      })),
    )
    .execute()
}
