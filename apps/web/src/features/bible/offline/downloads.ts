import type { Text } from '@stillwater/contract/bible'
import { useSyncExternalStore } from 'react'
import { keptList, noteKept, noteRemoved, watchKeptList } from './downloaded-list.ts'
import { KeptError } from './messages.ts'

/** What is being done about a text right now. */
export type Keeping =
  | { readonly state: 'keeping'; readonly share: number }
  | { readonly state: 'failed'; readonly message: string }

interface UnderWay {
  readonly keeping: Keeping
  readonly stop: () => void
}

const nothing = () => {}
const underWay = new Map<string, UnderWay>()
const listeners = new Set<() => void>()

function become(id: string, next: UnderWay | undefined): void {
  if (next === undefined) underWay.delete(id)
  else underWay.set(id, next)
  for (const listener of listeners) listener()
}

/** Downloads a text and keeps it. It goes on when the screen is left, and is asked for once however often it is called. */
export async function keepText(text: Text): Promise<void> {
  const { id, hash } = text
  if (underWay.get(id)?.keeping.state === 'keeping') return
  const ending = new AbortController()
  const stop = () => ending.abort()
  const tell = (share: number) => become(id, { keeping: { state: 'keeping', share }, stop })
  tell(0)
  try {
    const { hand } = await import('./downloader.ts')
    const address = `/api/bible/text?${new URLSearchParams({ version: id }).toString()}`
    await hand({ kind: 'keep', text, address }, { tell, signal: ending.signal })
    noteKept(id, hash)
    become(id, undefined)
    await askToStay()
  } catch (error) {
    const stopped = error instanceof KeptError && error.fault.kind === 'stopped'
    if (!stopped) console.warn('A Bible text was not kept.', error)
    const message =
      error instanceof KeptError ? error.message : 'The text could not be kept. Please try again.'
    become(id, stopped ? undefined : { keeping: { state: 'failed', message }, stop: nothing })
  }
}

/** Without this a browser that runs out of space may take the text away unasked. */
async function askToStay(): Promise<void> {
  try {
    await (navigator.storage as StorageManager | undefined)?.persist()
  } catch (error) {
    console.warn('The browser did not say whether it will keep the text.', error)
  }
}

export const stopKeeping = (id: string): void => underWay.get(id)?.stop()

export async function removeText(id: string): Promise<void> {
  // From now on the server is asked, whatever becomes of the copy.
  noteRemoved(id)
  try {
    await (await import('./downloader.ts')).hand({ kind: 'remove', version: id })
  } catch (error) {
    console.warn('A Bible text could not be removed.', error)
    become(id, {
      keeping: { state: 'failed', message: 'The text could not be removed. Please try again.' },
      stop: nothing,
    })
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  const unwatch = watchKeptList(listener)
  return () => {
    listeners.delete(listener)
    unwatch()
  }
}

/** The hash of the text that lies on this device, if it does, and what is being done about it. */
export function useKeeping(version: string): { kept: string | undefined; keeping: Keeping | undefined } {
  const kept = useSyncExternalStore(watch, () => keptList()[version])
  const keeping = useSyncExternalStore(watch, () => underWay.get(version)?.keeping)
  return { kept, keeping }
}
