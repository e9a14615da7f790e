import type { Text } from '@stillwater/contract/bible'
import { OfflineBibleError } from './messages.ts'

const interrupted = 'The download was interrupted. Check your connection and try again.'
const damaged = 'The download was damaged. Please try again.'

/** Downloads a whole text and reports the share received. A text that differs in a single byte is rejected. */
export async function download(
  address: string,
  text: Text,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await receive(address, text, onProgress, signal)
  } catch (error) {
    // A canceled download has not failed.
    // Same wording as every failed call. Not shared: the worker must not load the page's code.
    if (!signal.aborted) console.error(`API GET request to ${address} failed`, error)
    throw error
  }
}

async function receive(
  address: string,
  { bytes: size, hash }: Text,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  // It goes into IndexedDB: a second copy in the browser's cache would only take space, and might be damaged.
  const response = await orFault(fetch(address, { cache: 'no-store', redirect: 'error', signal }), signal)
  if (!response.ok || response.body === null)
    throw new OfflineBibleError(
      { kind: 'interrupted', message: interrupted },
      new Error(`status ${response.status}`),
    )
  const bytes = new Uint8Array(size)
  const reader = response.body.getReader()
  let received = 0
  for (;;) {
    const { done, value } = await orFault(reader.read(), signal)
    if (done) break
    if (received + value.length > size) {
      await reader.cancel()
      throw new OfflineBibleError({ kind: 'damaged', message: damaged })
    }
    bytes.set(value, received)
    received += value.length
    onProgress(received / size)
  }
  if (received < size) throw new OfflineBibleError({ kind: 'interrupted', message: interrupted })
  if (!(await matches(bytes, hash))) throw new OfflineBibleError({ kind: 'damaged', message: damaged })
  return bytes
}

async function orFault<T>(step: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (signal.aborted) throw new OfflineBibleError({ kind: 'stopped', message: 'Stopped.' }, error)
    throw new OfflineBibleError({ kind: 'interrupted', message: interrupted }, error)
  }
}

async function matches(bytes: Uint8Array<ArrayBuffer>, hash: string): Promise<boolean> {
  // Browsers offer digests only in secure contexts. Elsewhere the parser's count of verses is the only check.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  if (subtle === undefined) return true
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === hash
}
