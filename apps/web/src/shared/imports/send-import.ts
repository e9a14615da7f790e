import { importPiece } from '@stillwater/contract/export/import-piece'
import type { ImportState } from '@stillwater/contract/export/imports'
import { call } from '#shared/api/call.ts'
import { ApiError, isUnreachable } from '#shared/api/error.ts'
import { toBase64 } from '#shared/base64.ts'

/** A file in the format of an export, as it is sent. */
export interface PackedFile {
  readonly content: Blob
  readonly packing: 'deflate' | 'none'
  /** Its CRC-32 when it is unpacked, where it is known. */
  readonly checksum: number | null
}

interface Watch {
  readonly signal: AbortSignal
  readonly onSent: (share: number) => void
  /** How many entries of the file have been looked at. */
  readonly onEntries: (entries: number) => void
}

/** Sends a file piece by piece and has it checked. Nothing is changed yet. */
export async function checkImport(id: string, file: PackedFile, watch: Watch): Promise<ImportState> {
  const { signal, onSent, onEntries } = watch
  const { content, packing, checksum } = file
  const body = { id, packing, bytes: content.size, checksum }
  await again(signal, () => call('POST /api/imports', { body }, signal))
  for (let index = 0; index * importPiece < content.size; index += 1) {
    const piece = content.slice(index * importPiece, (index + 1) * importPiece)
    const data = toBase64(new Uint8Array(await piece.arrayBuffer()))
    await again(signal, () =>
      call('POST /api/imports/:id/pieces', { params: { id }, body: { index, data } }, signal),
    )
    onSent(Math.min(1, ((index + 1) * importPiece) / content.size))
  }
  onEntries(0)
  const params = { id }
  return ended(
    await again(signal, () => call('POST /api/imports/:id/check', { params }, signal)),
    onEntries,
    signal,
  )
}

/** Brings in what was checked. */
export async function applyImport(
  id: string,
  replaces: boolean,
  { signal, onEntries }: Pick<Watch, 'signal' | 'onEntries'>,
): Promise<ImportState> {
  const input = { params: { id }, body: { replaces } }
  return ended(
    await again(signal, () => call('POST /api/imports/:id/apply', input, signal)),
    onEntries,
    signal,
  )
}

/** Has the server forget a file. Where this fails, it does so by itself after a day. */
export function forgetImport(id: string): void {
  call('DELETE /api/imports/:id', { params: { id } }).catch((error: unknown) => {
    if (!isUnreachable(error) && !(error instanceof ApiError && error.status === 404)) throw error
  })
}

const mostAttempts = 5

/** A poor connection fails now and then. All calls of an import may be repeated. */
async function again<R>(signal: AbortSignal, work: () => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const isPassing = isUnreachable(error) || (error instanceof ApiError && error.status === 503)
      if (!isPassing || attempt >= mostAttempts) throw error
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt))
    }
  }
}

/** Each call answers after a moment, so that it can be asked at once again. */
async function ended(
  begun: ImportState,
  onProgress: (entries: number) => void,
  signal: AbortSignal,
): Promise<ImportState> {
  let state = begun
  while (state.step === 'checking' || state.step === 'importing') {
    onProgress(state.entries)
    const { id } = state
    state = await again(signal, () => call('GET /api/imports/:id', { params: { id } }, signal))
  }
  if (state.step === 'failed') throw new Error(state.message ?? 'Please try again.')
  return state
}
