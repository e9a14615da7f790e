import { newId } from '@stillwater/contract/new-id'
import { currentCaller } from '#shared/api/call.ts'
import { isUnreachable, messageOf } from '#shared/api/error.ts'
import { applyImport, checkImport, forgetImport } from '#shared/imports/send-import.ts'
import { createStore, useStore } from '#shared/store.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import type { BringReport } from './bring-words.ts'
import { importedJson, packedImport, sermonOfEntry } from './import-file.ts'
import { readFiles } from './read-files.ts'
import type { ChosenFile } from './reading/read-file.ts'
import type { FileResult } from './reading-messages.ts'
import { type FailedFile, type Read, type SermonRow, sorted } from './sort-results.ts'

export type BringState =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'reading'; readonly found: number; readonly files: number; readonly name: string }
  | ({ readonly step: 'check'; readonly problem?: string | undefined } & Read)
  | ({ readonly step: 'importing'; readonly share: number; readonly isSent: boolean } & Read)
  | {
      readonly step: 'done'
      readonly id: string
      readonly report: BringReport
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
    const { summary } = await checkImport(id, await packedImport(file), {
      signal,
      onSent: show,
      onEntries: () => show(1),
    })
    const [fault] = summary?.faults ?? []
    if (fault !== undefined) {
      const { name } = sermonOfEntry(chosen, fault.entry) ?? { name: fault.title }
      throw new Error(`${name} can’t be imported: ${fault.reason} Uncheck it, then try again.`)
    }
    isSent = true
    show(1)
    const done = await applyImport(id, false, { signal, onEntries: () => show(1) })
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
    bringState.set({ step: 'check', ...read, problem: problemOf(error, isSent) })
    return false
  }
}

function problemOf(error: unknown, isSent: boolean): string {
  // The server goes on by itself.
  if (isSent && isUnreachable(error))
    return 'The connection was lost while your sermons were being saved. Look at your sermons before you try again; nothing comes twice.'
  const message = messageOf(error, 'Please try again.')
  return message.includes('Nothing was imported.') ? message : `${message} Nothing was imported.`
}

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
