const path = '/api/push/subscriptions'

/** Sends this device's new push subscription to the server. If that fails, the app does it when it is next opened. */
export async function tellSubscription({ endpoint, keys }: PushSubscriptionJSON): Promise<void> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    })
    if (!answer.ok) throw new Error(`answered ${answer.status}`)
  } catch (error) {
    // Same wording as every failed call; not shared, because this worker is a script without modules.
    console.error(`API POST request to ${path} failed`, error)
  }
}
