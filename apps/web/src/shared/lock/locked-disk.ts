import type { Sealer } from '#shared/device/sealer.ts'
import {
  type Closing,
  eraseTraces,
  hasStored,
  indexedDbStore,
} from '#shared/records/local/indexeddb-store.ts'
import type { LocalStore } from '#shared/records/local/local-store.ts'
import { encryptedStore } from './encrypted-store.ts'
import { moveRows } from './move-rows.ts'

/** The user's encrypted database. What was stored before the lock was turned on moves into it, also after a crash in the middle of that. */
export async function openLocked(
  userId: string,
  sealer: Sealer,
  onClosed: (how: Closing) => void,
): Promise<LocalStore> {
  const locked = encryptedStore(await indexedDbStore(userId, 'sealed', onClosed), sealer)
  if (await hasStored(userId)) {
    const plain = await indexedDbStore(userId)
    await moveRows(plain, locked)
    await eraseTraces()
    await plain.erase()
  }
  // Again, and on every start: what Chromium has only logged so far reaches its files later.
  await eraseTraces()
  return locked
}

/** Moves everything back to where it can be read. */
export async function openForGood(userId: string, sealer: Sealer): Promise<void> {
  const locked = encryptedStore(await indexedDbStore(userId, 'sealed'), sealer)
  await moveRows(locked, await indexedDbStore(userId))
  await locked.erase()
}
