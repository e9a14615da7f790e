import type * as contract from '@stillwater/contract/bible'
import type { CallOutput } from '@stillwater/contract/calls/endpoint'

/** What a downloaded text can be asked: the input and the output of each call. */
interface Calls {
  passage: [input: { reference: string }, output: contract.Passage]
  search: [input: SearchInput, output: { total: number; hits: contract.SearchHit[] }]
  books: [input: object, output: contract.Book[]]
  chapters: [input: { book: string }, output: CallOutput<typeof contract.listChapters>]
  verses: [input: { chapter: string }, output: CallOutput<typeof contract.listVerses>]
  audio: [input: { passage: string }, output: CallOutput<typeof contract.getAudio>]
}
export type CallName = keyof Calls
export type Input<Name extends CallName> = Calls[Name][0]
export type Output<Name extends CallName> = Calls[Name][1]

interface SearchInput {
  query: string
  testament?: 'old' | 'new' | undefined
  book?: string | undefined
  offset: number
  limit: number
}

interface Question<Name extends CallName = CallName> {
  readonly kind: 'ask'
  readonly version: string
  readonly call: Name
  readonly input: Input<Name>
}

/** What the page asks of the worker. */
export type Task =
  | Question
  | { readonly kind: 'download'; readonly text: contract.Text; readonly address: string }
  | { readonly kind: 'remove'; readonly version: string }
  | { readonly kind: 'list' }
  /** Builds the search index before the first search. */
  | { readonly kind: 'prepare'; readonly version: string }

export type ToWorker =
  | { readonly id: number; readonly task: Task }
  | { readonly id: number; readonly stop: true }

/** Why a task failed. */
export type Fault =
  /** There is no such reference. */
  | { readonly kind: 'refused'; readonly message: string; readonly nearest: string | undefined }
  /** The text is not downloaded, or no longer. */
  | { readonly kind: 'absent' }
  | { readonly kind: DownloadFault; readonly message: string }

type DownloadFault = 'interrupted' | 'damaged' | 'full' | 'stopped' | 'failed'

export type FromWorker =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: Fault }
  | { readonly id: number; readonly share: number }

/** A fault as an error, in the page and in the worker. */
export class OfflineBibleError extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause?: unknown) {
    super('message' in fault ? fault.message : 'This text is not downloaded.', { cause })
    this.name = 'OfflineBibleError'
    this.fault = fault
  }
}
