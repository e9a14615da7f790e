import { offline } from '#shared/api/connection.ts'
import { openBodies } from '../body/open-bodies.ts'
import { unsafeForms } from '../local/drafts.ts'
import { localSession } from '../local/local-session.ts'
import type { StoredItem } from '../outbox/outbox-item.ts'
import { bodyPath } from '../record-type.ts'

/** What the user has written that neither this device nor the server has: it would be lost with the page. */
interface UnsafeWords {
  readonly changes: readonly StoredItem[]
  /** The ids of sermons. */
  readonly texts: readonly string[]
  /** The keys of forms with unsaved text. */
  readonly forms: readonly string[]
}

export function unsafeWords(): UnsafeWords {
  const session = localSession()
  if (session === undefined) return { changes: [], texts: [], forms: [] }
  const { store, outbox, memoryOnly } = session
  const { bodies, outbox: changes } = store.unstored.get()
  const isStoring = !memoryOnly && store.failure.get() === undefined
  const isUnstored = (id: string) =>
    bodies.has(id) || bodies.has(`${id} recent`) || openBodies.get(id)?.failed.get() === true
  const { items } = outbox.state
  const waiting = items.filter(({ path, id }) => path === bodyPath && isUnstored(id))
  const typed = [...openBodies].filter(([id, open]) => open.pending.get() && (!isStoring || isUnstored(id)))
  return {
    changes: items.filter(({ path, key }) => path !== bodyPath && changes.has(key)),
    texts: [...new Set([...waiting, ...typed.map(([id]) => ({ id }))].map(({ id }) => id))],
    forms: unsafeForms(),
  }
}

export const hasUnsafeWords = (): boolean => Object.values(unsafeWords()).some((words) => words.length > 0)

/**
 * Undefined while this device stores what is written. `sent`: the server has it; `sending`: it is about to; `here`: it is on this page alone
 * and stays there for now.
 */
export type StorageTrouble = 'sent' | 'sending' | 'here' | undefined

export function storageTrouble(): StorageTrouble {
  const session = localSession()
  if (session === undefined || session.store.failure.get() === undefined) return undefined
  if (!hasUnsafeWords()) return 'sent'
  const { changes, forms } = unsafeWords()
  const isStuck = offline.get() || session.outbox.state.signedOut || forms.length > 0
  return isStuck || changes.some(({ refused }) => refused !== undefined) ? 'here' : 'sending'
}
