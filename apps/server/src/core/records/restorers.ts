import type { Schema } from '@stillwater/contract/calls/endpoint'
import type { ExportSection } from '@stillwater/contract/export/export-format'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { Caller } from '../sessions/caller.ts'
import type { Db } from '../database/connect.ts'
import { AppError, invalid } from '../http/errors.ts'
import type { KnownWords } from './indexed-words.ts'
import { StorageFull } from './usage.ts'

/** What became of an entry of an export that is brought back. */
type Restored = 'added' | 'same' | 'changed' | 'replaced'

/** The import that an entry is a part of. */
export interface Restoring {
  /** Everything is brought in by one transaction. */
  readonly trx: Db
  readonly caller: Caller
  readonly now: number
  /** Whether what is different here is replaced by the file's. */
  readonly replaces: boolean
  /** Whether the user had no records before. */
  readonly isEmpty: boolean
}

/** An entry of an export, as its file names its fields. `body` is its text as it is stored, where it has one. */
export interface RestoredEntry {
  readonly fields: Readonly<Record<string, unknown>>
  readonly body: Uint8Array | null
  /** Of its long texts: finding them takes long. */
  readonly words: KnownWords
}

/** The words of the texts of some entries. */
export const wordsOf = (entries: readonly RestoredEntry[]): KnownWords =>
  new Map(entries.flatMap(({ words }) => [...words]))

/** Why an entry cannot be brought back, in words for its owner. */
interface Refused {
  readonly reason: string
}

/** Why what is here stays, whatever the file has and its owner wants. */
interface LeftOut {
  readonly leftOut: string
}

/** Brings back some entries, and says what became of each. Those that cannot be brought back do not keep the others from it. */
export type Restorer = (
  restoring: Restoring,
  entries: readonly RestoredEntry[],
) => Promise<(Restored | Refused | LeftOut)[]>

/** By the part of the file. Each feature adds what it has stored there, when it is mounted. */
export type Restorers = Map<ExportSection, Restorer>

/** For what is brought back one at a time; `restore` throws what a call would throw for an entry that cannot be. */
export const oneByOne =
  (restore: (restoring: Restoring, entry: RestoredEntry) => Promise<Restored | LeftOut>): Restorer =>
  async (restoring, entries) => {
    const results: Awaited<ReturnType<Restorer>> = []
    for (const entry of entries) results.push(await orRefused(() => restore(restoring, entry)))
    return results
  }

/**
 * For settings, of which every account has one set. An account without records takes the file's; another keeps its own. Those that are
 * the same are written too: from then on they are this user's own choice, as they were the exported user's.
 */
export const settingsRestorer = <S extends Schema>(
  schema: S,
  current: (trx: Db, userId: string) => Promise<z.output<S>>,
  write: (trx: Db, userId: string, settings: z.output<S>, now: number) => Promise<unknown>,
): Restorer =>
  oneByOne(async ({ trx, caller: { userId }, now, replaces, isEmpty }, entry) => {
    const wanted = readFields(schema, entry)
    const isSame = isDeepStrictEqual({ ...((await current(trx, userId)) as object) }, wanted)
    if (!isSame && !isEmpty && !replaces) return 'changed'
    await write(trx, userId, wanted, now)
    return isSame ? 'same' : isEmpty ? 'added' : 'replaced'
  })

/** What is wrong with one entry, or one too many of its kind, keeps no other from coming back; a full storage does. */
const isOfEntry = (error: unknown): error is AppError =>
  error instanceof AppError &&
  (error.code === 'invalid_request' || error.code === 'quota_exceeded') &&
  !(error instanceof StorageFull)

/** What the work answers, or why it was refused. */
export async function orRefused<R>(work: () => R | Promise<R>): Promise<R | Refused> {
  try {
    return await work()
  } catch (error) {
    if (isOfEntry(error)) return { reason: error.message }
    throw error
  }
}

/** A fault is told in the words that a form would show. */
export function readFields<S extends Schema>(schema: S, { fields }: RestoredEntry): z.output<S> {
  const result = z.safeParse(schema, fields)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw invalid({ [issue?.path.join('.') || 'entry']: issue?.message ?? 'It could not be read.' })
}
