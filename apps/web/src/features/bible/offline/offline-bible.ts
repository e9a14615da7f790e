import type { Text } from '@stillwater/contract/bible'
import { ApiError, isUnreachable } from '#shared/api/error.ts'
import { downloadedList, isDownloaded, removeFromList } from './downloaded-list.ts'
import { type CallName, type Input, OfflineBibleError, type Output } from './messages.ts'

const workerClient = () => import('./worker-client.ts')

/**
 * Answers from the downloaded text if there is one, even with a connection: that is immediate, while a weak signal may take half
 * a minute to fail. Otherwise `read` asks the server.
 */
export async function readOffline<Name extends CallName>(
  version: string,
  call: Name,
  input: Input<Name>,
  read: () => Promise<Output<Name>>,
): Promise<Output<Name>> {
  if (!isDownloaded(version)) return read()
  try {
    return await (await workerClient()).runTask<Output<Name>>({ kind: 'ask', version, call, input })
  } catch (error) {
    if (!(error instanceof OfflineBibleError)) throw error
    const { fault } = error
    if (fault.kind === 'refused') throw new ApiError(fault.message, 400, { nearest: fault.nearest })
    if (fault.kind === 'absent') removeFromList(version)
    console.warn('The downloaded text could not be read; asking the server instead.', error)
    return read()
  }
}

/** Falls back to the downloaded texts if the server cannot be reached. */
export async function orDownloadedTexts<T>(read: () => Promise<T>, choose: (texts: Text[]) => T): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isUnreachable(error) || Object.keys(downloadedList.get()).length === 0) throw error
    const texts = await (await workerClient()).runTask<Text[]>({ kind: 'list' })
    if (texts.length === 0) throw error
    return choose(texts)
  }
}

/** Builds the search index of a downloaded text now, so that the first search does not wait for it. */
export async function prepareOfflineSearch(version: string): Promise<void> {
  if (!isDownloaded(version)) return
  try {
    await (await workerClient()).runTask({ kind: 'prepare', version })
  } catch (error) {
    console.warn('The search index could not be prepared.', error)
  }
}
