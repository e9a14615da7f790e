import type { ChosenFile, FoundSermon } from './reading/read-file.ts'

/** To the worker: read this file, beyond the first `skip` of what is in it. */
export interface ReadRequest {
  readonly file: ChosenFile
  readonly skip: number
  readonly today: string
}

/** What became of something in a file. */
export type FileResult = { readonly name: string } & (
  | { readonly sermon: FoundSermon }
  | { readonly reason: string }
)

/** From the worker. It says that it is loaded, and names what comes next before it reads it, so that it is known what took too long. */
export type ReadMessage =
  | { readonly isReady: true }
  | { readonly reading: string }
  | { readonly result: FileResult }
  | { readonly isRead: true }
