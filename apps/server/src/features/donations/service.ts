import type { DonationIntent } from '@stillwater/contract/donations/donations'
import type { Deps } from '#core/deps.ts'
import { AppError, notFound } from '#core/http/errors.ts'
import { newId } from '@stillwater/contract/records/new-id'
import { type Intent, type PaymentProvider, Refused } from './provider.ts'
import { countAsking } from './rate-limit.ts'
import { isChangeable } from './rules.ts'
import {
  claimIntent,
  nameIntent,
  type OpenIntent,
  openIntentOf,
  releaseIntent,
  touchIntent,
} from './store.ts'

const hour = 3_600_000
/** The provider forgets a key after a day; a try that old is begun anew. */
const attemptLife = 20 * hour
/** How long the donor sees that the last donation went through. */
const justNow = hour
const rounds = 4

type Recent = DonationIntent['recent']

/** The intent that a donor pays: one at a time, the same one as long as it can still be changed. */
export function donationService({ db, clock }: Pick<Deps, 'db' | 'clock'>, provider: PaymentProvider) {
  /** Makes the intent of this attempt, or finds it made. Undefined where the attempt is no longer the user's. */
  async function make(open: OpenIntent): Promise<Intent | undefined> {
    const { userId, attempt, cents } = open
    try {
      const intent = await provider.create(userId, cents, attempt)
      return (await nameIntent(db, userId, attempt, intent.id)) ? intent : undefined
    } catch (error) {
      // The provider repeats its response for a key, so a refused attempt is dropped. One without a response stays: it may have been made.
      if (error instanceof Refused) await releaseIntent(db, open)
      throw error
    }
  }

  async function current(open: OpenIntent): Promise<Intent | undefined> {
    if (open.intentId !== null) return provider.find(open.intentId)
    return clock() - open.createdAt > attemptLife ? undefined : make(open)
  }

  /** Undefined where it is too late to change it. */
  async function withAmount(intent: Intent, cents: number): Promise<Intent | undefined> {
    if (!isChangeable(intent.status)) return undefined
    return intent.amount === cents ? intent : provider.changeAmount(intent.id, cents)
  }

  const show = (intent: Intent, recent: Recent): DonationIntent => ({
    clientSecret: intent.client_secret,
    amount: intent.amount / 100,
    intentId: intent.id,
    recent,
  })

  return {
    /** For a dialog that has just been opened. */
    async open(userId: string, cents: number): Promise<DonationIntent> {
      await countAsking(db, userId, clock())
      let recent: Recent = null
      for (let round = 0; round < rounds; round += 1) {
        const now = clock()
        const claim = { userId, attempt: newId(now), cents, intentId: null, createdAt: now, updatedAt: now }
        const open = await claimIntent(db, claim)
        const found = await current(open)
        const intent = found && (await withAmount(found, cents))
        if (intent !== undefined) {
          await touchIntent(db, userId, open.attempt, now)
          return show(intent, recent)
        }
        // What is left behind must not be paid as well: another window may be in the midst of it.
        if (found !== undefined && isChangeable(found.status) && !(await provider.cancel(found.id))) continue
        recent = recentOf(found, now - open.updatedAt) ?? recent
        await releaseIntent(db, { ...open, intentId: found?.id ?? open.intentId })
      }
      throw new AppError('busy', 'Please try again in a few seconds.', { retryAfter: 5 })
    },

    /** For a dialog that shows this very intent. Another user's is as missing as one that does not exist. */
    async change(userId: string, cents: number, intentId: string): Promise<DonationIntent> {
      await countAsking(db, userId, clock())
      const open = await openIntentOf(db, userId)
      if (open?.intentId !== intentId) throw notFound()
      const found = await provider.find(intentId)
      const intent = found && (await withAmount(found, cents))
      if (intent === undefined) {
        throw new AppError('conflict', 'This donation has already been made. Please open the dialog again.')
      }
      await touchIntent(db, userId, open.attempt, clock())
      return show(intent, null)
    },
  }
}

function recentOf(intent: Intent | undefined, age: number): Recent {
  const status = intent?.status
  if (intent === undefined || age > justNow || (status !== 'succeeded' && status !== 'processing'))
    return null
  return { cents: intent.amount, status }
}
