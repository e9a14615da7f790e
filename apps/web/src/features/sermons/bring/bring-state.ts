import { newId } from '@stillwater/contract/new-id'
import { currentCaller } from '#shared/api/call.ts'
import { messageOf } from '#shared/api/error.ts'
import type { FailedFile } from '#shared/imports/failed-files.tsx'
import type { ImportReport } from '#shared/imports/report-text.ts'
import { saveImport, saveProblem } from '#shared/imports/save-import.ts'
import { forgetImport } from '#shared/imports/send-import.ts'
import { createStore, useStore } from '#shared/store.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { importedJson, sermonOfEntry } from './import-file.ts'
import { readFiles } from './read-files.ts'
import type { ChosenFile } from './reading/read-file.ts'
import type { FileResult } from './reading-messages.ts'
import { type Read, type SermonRow, sorted } from './sort-results.ts'

export type BringState =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'reading'; readonly found: number; readonly files: number; readonly name: string }
  | ({ readonly step: 'check'; readonly problem?: string | undefined } & Read)
  | ({ readonly step: 'importing'; readonly share: number; readonly isSent: boolean } & Read)
  | {
      readonly step: 'done'
      readonly id: string
      readonly report: ImportReport
      readonly failures: readonly FailedFile[]
    }

/** Of this page: what was read and corrected stays while its user looks at something else. */
const bringState = createStore<BringState>({ step: 'choose' })

/** Whose files they are: on a shared device another user may sign in on the same page. */
let owner: string | undefined

export function useBringState(): BringState {
  const state = useStore(bringState)
  return owner === currentCaller() ? state : { step: 'choose' }
}

let running: AbortController | undefined
/** Of the import whose file is at the server. */
let sent: string | undefined

/** Reads files on this device. Nothing is sent. */
export async function startReading(
  files: readonly ChosenFile[],
  knownIds: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const current = begin()
  const results: FileResult[] = []
  const show = (name: string) =>
    bringState.set({ step: 'reading', found: results.length, files: files.length, name })
  show(files[0]?.name ?? '')
  try {
    await readFiles(files, {
      today: todayIso(),
      signal: current.signal,
      onResult: (result) => {
        results.push(result)
        show(result.name)
      },
    })
    const known = await knownIds()
    current.signal.throwIfAborted()
    bringState.set({ step: 'check', ...sorted(results, known) })
  } catch (error) {
    if (current.signal.aborted) return
    bringState.set({ step: 'choose', problem: messageOf(error, 'Please try again.') })
  }
}

export function changeRow(id: string, changes: Partial<SermonRow>): void {
  const state = bringState.get()
  if (state.step !== 'check') return
  const rows = state.rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
  bringState.set({ ...state, rows, problem: undefined })
}

export function chooseAll(isChosen: boolean): void {
  const state = bringState.get()
  if (state.step !== 'check') return
  bringState.set({ ...state, rows: state.rows.map((row) => ({ ...row, isChosen })) })
}

/** Saves what is chosen: all of it, or nothing. Answers whether it was saved. */
export async function importChosen(): Promise<boolean> {
  const state = bringState.get()
  if (state.step !== 'check') return false
  const { rows, known, failures } = state
  const read = { rows, known, failures }
  const chosen = rows.filter(({ isChosen }) => isChosen)
  const nameless = chosen.find(({ title }) => title.trim() === '')
  if (nameless !== undefined) {
    bringState.set({ ...state, problem: `Please enter a title for ${nameless.name}.` })
    return false
  }
  const current = begin()
  const { signal } = current
  const id = newId(Date.now())
  let isSent = false
  const show = (share: number) => bringState.set({ step: 'importing', share, isSent, ...read })
  show(0)
  try {
    const file = importedJson(chosen, { id, now: Date.now(), today: todayIso() })
    sent = id
    const done = await saveImport(id, file, {
      signal,
      onShare: (share, isAll) => {
        isSent = isAll
        show(share)
      },
      nameOf: (entry) => sermonOfEntry(chosen, entry)?.name,
    })
    sent = undefined
    const imported = done.summary?.sections.find(({ section }) => section === 'sermons')?.added ?? 0
    bringState.set({
      step: 'done',
      id,
      failures,
      report: {
        imported,
        known: known + chosen.length - imported,
        leftOut: rows.length - chosen.length,
        failed: failures.length,
      },
    })
    return true
  } catch (error) {
    if (signal.aborted) return false
    bringState.set({ step: 'check', ...read, problem: saveProblem(error, isSent, lost) })
    return false
  }
}

const lost =
  'The connection was lost while your sermons were being saved. Look at your sermons before you try again; nothing comes twice.'

/** Back to what was checked while it is being sent, to the beginning otherwise. What the server is saving goes on. */
export function cancel(): void {
  const state = bringState.get()
  if (state.step === 'importing' && state.isSent) return
  running?.abort()
  running = undefined
  if (sent !== undefined) forgetImport(sent)
  sent = undefined
  if (state.step !== 'importing') bringState.set({ step: 'choose' })
  else bringState.set({ step: 'check', rows: state.rows, known: state.known, failures: state.failures })
}

function begin(): AbortController {
  running?.abort()
  running = new AbortController()
  owner = currentCaller()
  return running
}
