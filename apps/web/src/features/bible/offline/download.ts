import type { Text } from '@stillwater/contract/bible'
import { logFailure } from '#shared/api/log-failure.ts'
import { KeptError } from './messages.ts'

const interrupted = 'The download broke off. Check your signal and try again.'
const damaged = 'The text arrived damaged. Please try again.'

/** Fetches a whole text and tells the share that has arrived. What differs in a single byte is refused. */
export async function download(
  address: string,
  text: Text,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await receive(address, text, tell, signal)
  } catch (error) {
    // What was called off has not failed.
    if (!signal.aborted) logFailure('GET', address, error)
    throw error
  }
}

async function receive(
  address: string,
  { bytes: size, hash }: Text,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  // We keep it ourselves: a second copy in the browser's cache would only take space, and might be a damaged one.
  const answer = await reach(fetch(address, { cache: 'no-store', redirect: 'error', signal }), signal)
  if (!answer.ok || answer.body === null)
    throw new KeptError({ kind: 'interrupted', message: interrupted }, new Error(`answered ${answer.status}`))
  const bytes = new Uint8Array(size)
  const reader = answer.body.getReader()
  let arrived = 0
  for (;;) {
    const { done, value } = await reach(reader.read(), signal)
    if (done) break
    if (arrived + value.length > size) {
      await reader.cancel()
      throw new KeptError({ kind: 'damaged', message: damaged })
    }
    bytes.set(value, arrived)
    arrived += value.length
    tell(arrived / size)
  }
  if (arrived < size) throw new KeptError({ kind: 'interrupted', message: interrupted })
  if (!(await isSame(bytes, hash))) throw new KeptError({ kind: 'damaged', message: damaged })
  return bytes
}

async function reach<T>(step: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (signal.aborted) throw new KeptError({ kind: 'stopped', message: 'Stopped.' }, error)
    throw new KeptError({ kind: 'interrupted', message: interrupted }, error)
  }
}

async function isSame(bytes: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
  // Browsers digest only on pages that came safely; elsewhere the text's own count of verses has to do.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (subtle === undefined) return true
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash
}
