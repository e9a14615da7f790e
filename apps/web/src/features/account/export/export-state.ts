import { downloadFile } from '#shared/api/file-download.ts'
import { messageOf } from '#shared/api/error.ts'
import { saveFile } from '#shared/device/save-file.ts'
import { createStore } from '#shared/store.ts'

export type ExportState =
  | { readonly step: 'none' }
  | { readonly step: 'running'; readonly bytes: number }
  | { readonly step: 'done'; readonly bytes: number }
  | { readonly step: 'failed'; readonly message: string }

/** Of this page: a download goes on while its user reads something else. */
export const exportState = createStore<ExportState>({ step: 'none' })

let running: AbortController | undefined

export async function startExport(): Promise<void> {
  if (running !== undefined) return
  const current = new AbortController()
  running = current
  exportState.set({ step: 'running', bytes: 0 })
  try {
    const onProgress = (bytes: number) => exportState.set({ step: 'running', bytes })
    const { file, name } = await downloadFile('/api/export', onProgress, current.signal)
    saveFile(name, file)
    exportState.set({ step: 'done', bytes: file.size })
  } catch (error) {
    exportState.set(
      current.signal.aborted
        ? { step: 'none' }
        : { step: 'failed', message: messageOf(error, 'Please try again.') },
    )
  } finally {
    running = undefined
  }
}

export const cancelExport = (): void => running?.abort()
