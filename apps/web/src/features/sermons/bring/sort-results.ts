import { sermonImport } from '@stillwater/contract/limits'
import type { FailedFile } from '#shared/imports/failed-files.tsx'
import type { ReadRecords } from '#shared/imports/import-steps.ts'
import type { FoundSermon } from './reading/read-file.ts'
import type { FileResult } from './reading-messages.ts'

/** A sermon to check before it is saved. */
export interface SermonRow extends FoundSermon {
  readonly name: string
  readonly isChosen: boolean
}

/** What can be imported, those to look at first on top; what is there already; and what cannot be. */
export function sorted(
  results: readonly FileResult[],
  knownIds: ReadonlySet<string>,
): ReadRecords<SermonRow> {
  const rows = new Map<string, SermonRow>()
  const failures: FailedFile[] = []
  const fail = (name: string, reason: string) => failures.push({ at: failures.length, name, reason })
  let known = 0
  for (const result of results) {
    const { name } = result
    if ('reason' in result) fail(name, result.reason)
    else if (rows.has(result.sermon.id))
      fail(name, `It has the same text as “${rows.get(result.sermon.id)?.name}”.`)
    else if (knownIds.has(result.sermon.id)) known += 1
    else if (rows.size >= sermonImport.sermons)
      fail(name, 'Only 1,000 sermons can be imported at once. Import the rest afterwards.')
    else rows.set(result.sermon.id, { ...result.sermon, name, isChosen: true })
  }
  const doubt = ({ isDateWeak, reference }: SermonRow) => Number(isDateWeak || reference === '')
  const list = [...rows.values()].sort(
    (a, b) => doubt(b) - doubt(a) || (a.date < b.date ? 1 : a.date > b.date ? -1 : 0),
  )
  return { rows: list, known, failures }
}
