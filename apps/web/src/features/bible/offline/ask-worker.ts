import type { Text } from '@stillwater/contract/bible'
import { ApiError, isUnreachable } from '#shared/api/error.ts'
import { isKept, keptList, noteRemoved } from './downloaded-list.ts'
import { type CallName, type Input, KeptError, type Output } from './messages.ts'

const keeper = () => import('./downloader.ts')

/**
 * A version that lies on this device answers from there, with or without a connection: it is there at once, while a weak signal
 * may take half a minute to fail. Every other version is asked of the server.
 */
export async function fromKept<Name extends CallName>(
  version: string,
  call: Name,
  input: Input<Name>,
  read: () => Promise<Output<Name>>,
): Promise<Output<Name>> {
  if (!isKept(version)) return read()
  try {
    return await (await keeper()).hand<Output<Name>>({ kind: 'ask', version, call, input })
  } catch (error) {
    if (!(error instanceof KeptError)) throw error
    const { fault } = error
    if (fault.kind === 'refused') throw new ApiError(fault.message, 400, { nearest: fault.nearest })
    if (fault.kind === 'absent') noteRemoved(version)
    console.warn('The text on this device did not answer; the server is asked.', error)
    return read()
  }
}

/** The texts that lie on this device, where the server cannot say what there is. */
export async function orKeptTexts<T>(read: () => Promise<T>, choose: (texts: Text[]) => T): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isUnreachable(error) || Object.keys(keptList()).length === 0) throw error
    const texts = await (await keeper()).hand<Text[]>({ kind: 'list' })
    if (texts.length === 0) throw error
    return choose(texts)
  }
}

/** Makes the search index of a kept text now, so that the first search need not wait for it. */
export async function prepareKept(version: string): Promise<void> {
  if (!isKept(version)) return
  try {
    await (await keeper()).hand({ kind: 'prepare', version })
  } catch (error) {
    console.warn('The text on this device could not be prepared.', error)
  }
}
