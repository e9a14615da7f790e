/** Every tab that has the key holds this, so that none writes encrypted words while another turns the lock off. */
const name = 'stillwater unlocked'
let leave: (() => void) | undefined

/** Waits while another tab is turning the lock off. */
export function enterUnlocked(): Promise<void> {
  return new Promise((entered, failed) => {
    navigator.locks
      .request(
        name,
        { mode: 'shared' },
        () =>
          new Promise<void>((left) => {
            leave = left
            entered()
          }),
      )
      .catch(failed)
  })
}

/** How long other tabs may take to lock. */
const patience = 10_000

/** Runs the work once no other tab has the key. */
export async function whileAlone(work: () => Promise<void>): Promise<void> {
  leave?.()
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, work)
  } catch (error) {
    await enterUnlocked()
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
    throw new Error('Stillwater is open in another tab. Please close it and try again.', { cause: error })
  }
}
