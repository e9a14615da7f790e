import { newId } from '@stillwater/contract/records/new-id'
import type { ImportSummary } from '@stillwater/contract/export/imports'
import { messageOf } from '#shared/api/error.ts'
import { saveProblem } from '#shared/imports/save-import.ts'
import { applyImport, checkImport, forgetImport } from '#shared/imports/send-import.ts'
import { createOwnedStore } from '#shared/api/owned-store.ts'
import { findEverything } from './find-everything.ts'

export type RestoreState =
  | { readonly step: 'none' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'checking'; readonly entries: number }
  | { readonly step: 'checked'; readonly id: string; readonly summary: ImportSummary }
  | { readonly step: 'importing'; readonly entries: number; readonly summary: ImportSummary }
  | { readonly step: 'done'; readonly replaced: boolean; readonly summary: ImportSummary }
  | { readonly step: 'failed'; readonly message: string }

/** Of this page: an import goes on while its user reads something else. */
export const restoreState = createOwnedStore<RestoreState>({ step: 'none' })

let running: AbortController | undefined
/** Of the import whose file is at the server. */
let sent: string | undefined

const lost =
  'The connection was lost while your data was being imported. Choose the file again to see whether it all arrived; you won’t get duplicates.'

/** Sends the file and has it checked. Nothing is changed yet. */
export function startRestore(file: Blob): Promise<void> {
  restoreState.claim()
  restoreState.set({ step: 'sending', share: 0 })
  return run(async (signal) => {
    const id = newId(Date.now())
    sent = id
    const { summary } = await checkImport(id, await findEverything(file), {
      signal,
      onSent: (share) => restoreState.set({ step: 'sending', share }),
      onEntries: (entries) => restoreState.set({ step: 'checking', entries }),
    })
    if (summary !== null) restoreState.set({ step: 'checked', id, summary })
  }, messageOf)
}

/** Brings in what was checked. */
export function applyRestore(id: string, checked: ImportSummary, replaces: boolean): Promise<void> {
  restoreState.set({ step: 'importing', entries: 0, summary: checked })
  // The server goes on by itself: there is nothing to take back.
  sent = undefined
  return run(
    async (signal) => {
      const { summary, replaced } = await applyImport(id, replaces, {
        signal,
        onEntries: (entries) => restoreState.set({ step: 'importing', entries, summary: checked }),
      })
      if (summary !== null) restoreState.set({ step: 'done', replaced, summary })
    },
    (error) => saveProblem(error, true, lost),
  )
}

/** Forgets the file, here and at the server. What is being brought in goes on. */
export function dropRestore(): void {
  if (restoreState.get().step === 'importing') return
  running?.abort()
  running = undefined
  restoreState.set({ step: 'none' })
  if (sent === undefined) return
  forgetImport(sent)
  sent = undefined
}

async function run(
  work: (signal: AbortSignal) => Promise<void>,
  problemOf: (error: unknown, fallback: string) => string,
): Promise<void> {
  running?.abort()
  const current = new AbortController()
  running = current
  try {
    await work(current.signal)
  } catch (error) {
    // Called off: somebody has decided what is shown instead.
    if (current.signal.aborted) return
    restoreState.set({ step: 'failed', message: problemOf(error, 'Please try again.') })
  }
}
