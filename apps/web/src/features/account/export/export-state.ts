import { downloadFile } from '#shared/api/file-download.ts'
import { ApiError, messageOf } from '#shared/api/error.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { createOwnedStore } from '#shared/api/owned-store.ts'

export type ExportState =
  | { readonly step: 'none' }
  | { readonly step: 'running'; readonly bytes: number }
  | { readonly step: 'done'; readonly bytes: number }
  | { readonly step: 'failed'; readonly message: string }

/** Of this page: a download goes on while its user reads something else. */
export const exportState = createOwnedStore<ExportState>({ step: 'none' })

let running: AbortController | undefined

export async function startExport(): Promise<void> {
  if (exportState.get().step === 'running') return
  // Of somebody who was signed in before.
  running?.abort()
  exportState.claim()
  const current = new AbortController()
  running = current
  exportState.set({ step: 'running', bytes: 0 })
  try {
    const onProgress = (bytes: number) => exportState.set({ step: 'running', bytes })
    const { file, name } = await whenFree(current.signal, () =>
      downloadFile('/api/export', onProgress, current.signal),
    )
    // Whoever has signed out leaves nothing to the next user of this device.
    if (exportState.isOwn()) saveFile(name, file)
    exportState.set({ step: 'done', bytes: file.size })
  } catch (error) {
    if (!current.signal.aborted)
      exportState.set({ step: 'failed', message: messageOf(error, 'Please try again.') })
  }
}

/** In milliseconds. */
const busyPause = 3000

/** The server makes a few at once, each in seconds. */
async function whenFree<R>(signal: AbortSignal, work: () => Promise<R>): Promise<R> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'busy')) throw error
      await new Promise((resolve) => setTimeout(resolve, busyPause))
      signal.throwIfAborted()
    }
  }
}

export function cancelExport(): void {
  running?.abort()
  exportState.set({ step: 'none' })
}
