import { logFailure } from '#shared/api/log-failure.ts'

const path = '/api/push/subscriptions'

/** The server is told where this device can be reached from now on. If that fails, the app tells it when it is next opened. */
export async function tellSubscription({ endpoint, keys }: PushSubscriptionJSON): Promise<void> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
  } catch (error) {
    logFailure('POST', path, error)
  }
}
