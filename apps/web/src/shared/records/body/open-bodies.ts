import type * as Y from 'yjs'
import type { createStore } from '#shared/store.ts'

/** The text of a sermon that is open on this page. */
interface OpenText {
  readonly doc: Y.Doc
  /** Something was written in the last moment that may be neither stored nor sent yet. */
  readonly pending: ReturnType<typeof createStore<boolean>>
  /** What this device has of it could not be read, so that nothing is stored either. */
  readonly failed: ReturnType<typeof createStore<boolean>>
  save(): Promise<void>
  exchange(signal: AbortSignal): Promise<void>
}

/** The texts that are open on this page, by the ids of their sermons. */
export const openBodies = new Map<string, OpenText>()
