import type { ExportForm } from './record-fields.ts'

/** Whose export is made, and when. Plain values, so that they can be sent to another thread. */
export interface ExportTask {
  readonly userId: string
  readonly now: number
  /** The user's own day. */
  readonly today: string
  readonly form: ExportForm
}
