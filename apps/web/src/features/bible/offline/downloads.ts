import type { Text } from '@stillwater/contract/bible'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { createStore, useStore } from '#shared/store.ts'
import { addToList, downloadedList, removeFromList } from './downloaded-list.ts'
import { OfflineBibleError } from './messages.ts'

/** A download in progress, or the last failure. */
type Download =
  | { readonly state: 'downloading'; readonly share: number; readonly stop: () => void }
  | { readonly state: 'failed'; readonly message: string }

const downloads = createStore<Readonly<Record<string, Download | undefined>>>({})

const setDownload = (id: string, download: Download | undefined): void =>
  downloads.set({ ...downloads.get(), [id]: download })

/** Downloads and stores a text. It continues when the user leaves the screen, and runs once even if called again. */
export async function downloadText(text: Text): Promise<void> {
  const { id, hash } = text
  if (downloads.get()[id]?.state === 'downloading') return
  const controller = new AbortController()
  const stop = () => controller.abort()
  const onProgress = (share: number) => setDownload(id, { state: 'downloading', share, stop })
  onProgress(0)
  try {
    const { runTask } = await import('./worker-client.ts')
    const address = `/api/bible/text?${new URLSearchParams({ version: id }).toString()}`
    await runTask({ kind: 'download', text, address }, { onProgress, signal: controller.signal })
    addToList(id, hash)
    setDownload(id, undefined)
    await requestPersistence()
  } catch (error) {
    const stopped = error instanceof OfflineBibleError && error.fault.kind === 'stopped'
    if (!stopped) console.warn('A Bible text could not be downloaded.', error)
    const message = error instanceof OfflineBibleError ? error.message : 'Download failed. Please try again.'
    setDownload(id, stopped ? undefined : { state: 'failed', message })
  }
}

/** Without this, a browser that runs out of space may delete the text without asking. */
async function requestPersistence(): Promise<void> {
  try {
    await (navigator.storage as StorageManager | undefined)?.persist()
  } catch (error) {
    console.warn('The browser did not say whether storage is persistent.', error)
  }
}

export function stopDownload(id: string): void {
  const download = downloads.get()[id]
  if (download?.state === 'downloading') download.stop()
}

export async function removeText(id: string): Promise<void> {
  // First, so that the server is asked from now on even if the removal fails.
  removeFromList(id)
  try {
    await (await import('./worker-client.ts')).runTask({ kind: 'remove', version: id })
  } catch (error) {
    console.warn('A Bible text could not be removed.', error)
    setDownload(id, { state: 'failed', message: 'The text could not be removed. Please try again.' })
  }
}

/** The hash of the downloaded text, if there is one, and its download. */
export function useDownload(version: string): {
  downloadedHash: string | undefined
  download: Download | undefined
} {
  return {
    downloadedHash: useStoredValue(downloadedList)[version],
    download: useStore(downloads)[version],
  }
}
