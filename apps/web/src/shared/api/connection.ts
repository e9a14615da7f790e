import { createStore } from '#shared/store.ts'

/**
 * Whether Stillwater can be reached, judged by the latest call. A proxy's error page or a hotel's sign-in page is not
 * Stillwater, so what the device says about its network does not count.
 */
export const offline = createStore(false)
/** When Stillwater last answered. */
let reachedAt = Date.now()

export const lastReachedAt = (): number => reachedAt

export function setOnline(): void {
  reachedAt = Date.now()
  offline.set(false)
}

export const setOffline = (): void => offline.set(true)

/** After a start without a connection: the data shown is as old as this. */
export function setLastReached(at: number): void {
  reachedAt = at
}

/** Whether one of Stillwater's addresses answers correctly: no error, and no page of a network in between. */
export async function answersWell(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { cache: 'no-store', redirect: 'error' })
    return answer.ok && !answer.headers.get('content-type')?.includes('html')
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
