import { newId } from '@stillwater/contract/new-id'
import type { ImportState, ImportSummary } from '@stillwater/contract/imports'
import { call } from '#shared/api/call.ts'
import { ApiError, isUnreachable, messageOf } from '#shared/api/error.ts'
import { createStore } from '#shared/store.ts'
import { again, sendFile } from './send-file.ts'

export type RestoreState =
  | { readonly step: 'none' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'checking'; readonly entries: number }
  | { readonly step: 'checked'; readonly id: string; readonly summary: ImportSummary }
  | { readonly step: 'importing'; readonly entries: number; readonly summary: ImportSummary }
  | { readonly step: 'done'; readonly replaced: boolean; readonly summary: ImportSummary }
  | { readonly step: 'failed'; readonly message: string }

/** Of this page: an import goes on while its user reads something else. */
export const restoreState = createStore<RestoreState>({ step: 'none' })

let running: AbortController | undefined
/** Of the import whose file is at the server. */
let sent: string | undefined

/** Sends the file and has it checked. Nothing is changed yet. */
export const startRestore = (file: Blob): Promise<void> =>
  run(async (signal) => {
    restoreState.set({ step: 'sending', share: 0 })
    const id = newId(Date.now())
    sent = id
    await sendFile(file, id, (share) => restoreState.set({ step: 'sending', share }), signal)
    restoreState.set({ step: 'checking', entries: 0 })
    const params = { id }
    const { summary } = await ended(
      await again(signal, () => call('POST /api/imports/:id/check', { params }, signal)),
      (entries) => restoreState.set({ step: 'checking', entries }),
      signal,
    )
    if (summary !== null) restoreState.set({ step: 'checked', id, summary })
  })

/** Brings in what was checked. */
export const applyRestore = (id: string, checked: ImportSummary, replaces: boolean): Promise<void> =>
  run(async (signal) => {
    restoreState.set({ step: 'importing', entries: 0, summary: checked })
    const input = { params: { id }, body: { replaces } }
    const { summary, replaced } = await ended(
      await again(signal, () => call('POST /api/imports/:id/apply', input, signal)),
      (entries) => restoreState.set({ step: 'importing', entries, summary: checked }),
      signal,
    )
    sent = undefined
    if (summary !== null) restoreState.set({ step: 'done', replaced, summary })
  })

/** Forgets the file, here and at the server. What is being brought in goes on. */
export function dropRestore(): void {
  if (restoreState.get().step === 'importing') return
  running?.abort()
  running = undefined
  restoreState.set({ step: 'none' })
  if (sent === undefined) return
  const params = { id: sent }
  sent = undefined
  // Where this fails, the server drops it after a day.
  call('DELETE /api/imports/:id', { params }).catch((error: unknown) => {
    if (!isUnreachable(error) && !(error instanceof ApiError && error.status === 404)) throw error
  })
}

async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const current = new AbortController()
  running = current
  try {
    await work(current.signal)
  } catch (error) {
    // Called off: somebody has decided what is shown instead.
    if (current.signal.aborted) return
    restoreState.set({ step: 'failed', message: messageOf(error, 'Please try again.') })
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
