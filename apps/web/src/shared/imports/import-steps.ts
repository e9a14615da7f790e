import { newId } from '@stillwater/contract/records/new-id'
import { createOwnedStore } from '#shared/api/owned-store.ts'
import type { FailedFile } from './failed-files.tsx'
import type { ImportReport } from './report-text.ts'
import { saveImport, saveProblem } from './save-import.ts'
import { forgetImport } from './send-import.ts'

/** What was read, to be checked by its owner. */
export interface ReadRecords<Row> {
  readonly rows: readonly Row[]
  /** How many are there already. */
  readonly known: number
  readonly failures: readonly FailedFile[]
}

export type CheckStep<Row> =
  | ({ readonly step: 'check'; readonly problem?: string | undefined } & ReadRecords<Row>)
  | ({ readonly step: 'importing'; readonly share: number; readonly isSent: boolean } & ReadRecords<Row>)

type ImportStep<Row> =
  | { readonly step: 'choose'; readonly problem?: string }
  | CheckStep<Row>
  | {
      readonly step: 'done'
      readonly id: string
      readonly report: ImportReport
      readonly failures: readonly FailedFile[]
    }

interface ImportedKind<Row> {
  /** Where they are in an export. */
  readonly section: 'people' | 'sermons'
  /** What has to be corrected first. */
  readonly faultOf: (chosen: readonly Row[]) => string | undefined
  /** In the format of an export. */
  readonly fileOf: (chosen: readonly Row[], id: string) => object
  /** What an entry of that file is called, by its number in it. */
  readonly nameOf: (chosen: readonly Row[], entry: number) => string | undefined
  /** Said where the connection is lost while the server saves them. */
  readonly lost: string
}

/**
 * An import from files of other programs, step by step: they are chosen, read (in steps of each kind's own), checked, and saved all at
 * once. Kept outside of its page: what was read and corrected stays while its user looks at something else.
 */
export function createImportSteps<
  Row extends { readonly id: string; readonly isChosen: boolean },
  Reading extends { readonly step: 'reading' | 'map' },
>(kind: ImportedKind<Row>) {
  const current = createOwnedStore<ImportStep<Row> | Reading>({ step: 'choose' })
  let running: AbortController | undefined
  /** Of the import whose file is at the server. */
  let sent: string | undefined

  /** Ends what was under way. */
  function begin() {
    running?.abort()
    running = new AbortController()
    return { signal: running.signal, owner: current.claim() }
  }

  function changeRow(id: string, changes: Partial<Row>): void {
    const step = current.get()
    if (step.step !== 'check') return
    const rows = step.rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
    current.set({ ...step, rows, problem: undefined })
  }

  function chooseAll(isChosen: boolean): void {
    const step = current.get()
    if (step.step !== 'check') return
    current.set({ ...step, rows: step.rows.map((row) => ({ ...row, isChosen })) })
  }

  /** Saves what is chosen: all of it, or nothing. Answers whether it was saved. */
  async function importChosen(): Promise<boolean> {
    const step = current.get()
    if (step.step !== 'check') return false
    const { rows, known, failures } = step
    const read = { rows, known, failures }
    const chosen = rows.filter(({ isChosen }) => isChosen)
    const fault = kind.faultOf(chosen)
    if (fault !== undefined) {
      current.set({ ...step, problem: fault })
      return false
    }
    const { signal } = begin()
    const id = newId(Date.now())
    let isSent = false
    const show = (share: number, isAll: boolean) => {
      isSent = isAll
      current.set({ step: 'importing', share, isSent, ...read })
    }
    show(0, false)
    try {
      const file = kind.fileOf(chosen, id)
      sent = id
      const done = await saveImport(id, file, {
        signal,
        onShare: show,
        nameOf: (entry) => kind.nameOf(chosen, entry),
      })
      sent = undefined
      const imported = done.summary?.sections.find(({ section }) => section === kind.section)?.added ?? 0
      const report = {
        imported,
        known: known + chosen.length - imported,
        leftOut: rows.length - chosen.length,
        failed: failures.length,
      }
      current.set({ step: 'done', id, failures, report })
      return true
    } catch (error) {
      if (!signal.aborted)
        current.set({ step: 'check', ...read, problem: saveProblem(error, isSent, kind.lost) })
      return false
    }
  }

  /** Back to what was checked while it is being sent, to the beginning otherwise. What the server is saving goes on. */
  function cancel(): void {
    const step = current.get()
    if (step.step === 'importing' && step.isSent) return
    running?.abort()
    running = undefined
    if (sent !== undefined) forgetImport(sent)
    sent = undefined
    if (step.step !== 'importing') current.set({ step: 'choose' })
    else current.set({ step: 'check', rows: step.rows, known: step.known, failures: step.failures })
  }

  return {
    useStep: current.useValue,
    setStep: current.set,
    begin,
    changeRow,
    chooseAll,
    importChosen,
    cancel,
  }
}
