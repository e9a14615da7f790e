/// <reference lib="webworker" />
/** While somebody preaches, reminders wait. */
import { changeList, readValue } from './push-database.ts'

const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** A page that was closed in the pulpit has not said that it left. */
const hours = 6 * 3_600_000

/** Whether a page in the pulpit can be seen. */
export async function isPreaching(): Promise<boolean> {
  const since = await readValue('preaching')
  if (typeof since !== 'number' || Date.now() - since > hours) return false
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some(({ visibilityState }) => visibilityState === 'visible')
}

export const holdMessage = (text: string): Promise<void> => changeList('held', (held) => [...held, text])

/** Takes the messages that wait, so that they are shown once. */
export async function takeHeld(): Promise<readonly string[]> {
  let taken: readonly string[] = []
  await changeList('held', (held) => {
    taken = held
    return []
  })
  return taken
}
