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
    // In the words of the page's own log, but not by its code: this worker is a script that imports nothing.
    console.error(`API POST request to ${path} failed`, error)
  }
}
