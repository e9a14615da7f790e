import { parseJson, propertiesOf } from '#shared/device/parse-stored.ts'
import { storedValue } from '#shared/device/stored-value.ts'

/**
 * Which texts are downloaded: their ids, each with its hash. The texts themselves are in IndexedDB; this list saves the page from
 * starting the worker when there are none. If the list is wrong, the worker reports it and the list is corrected.
 */
type DownloadedList = Readonly<Record<string, string>>

export const parseDownloadedList = (stored: string | null): DownloadedList =>
  Object.fromEntries(
    Object.entries(propertiesOf(parseJson(stored))).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

export const downloadedList = storedValue({ key: () => 'stillwater-kept-bible', parse: parseDownloadedList })

export const isDownloaded = (version: string): boolean => version in downloadedList.get()

export const addToList = (version: string, hash: string): void =>
  downloadedList.set({ ...downloadedList.get(), [version]: hash })

export function removeFromList(version: string): void {
  const { [version]: _, ...others } = downloadedList.get()
  downloadedList.set(others)
}
