import { exportSections, type ExportSection } from '@stillwater/contract/export/export-format'
import { type ImportSummary, mostFaults } from '@stillwater/contract/export/imports'
import type { RestoredEntry, Restoring, Restorers } from '#core/records/restorers.ts'
import { notImported, unknownPart } from './not-imported.ts'
import type { PreparedEntry } from './prepared-entry.ts'
import { entriesAfter, type ImportKey } from './store.ts'

interface BringingIn {
  readonly restorers: Restorers
  readonly key: ImportKey
  readonly restoring: Restoring
  readonly signal: AbortSignal
  readonly onProgress: (entries: number) => void
}

/** Brings in what was read, in the transaction that it is given. An entry that cannot be brought in is told with its reason. */
export async function bringIn({
  restorers,
  key,
  restoring,
  signal,
  onProgress,
}: BringingIn): Promise<ImportSummary> {
  const report = new Report()
  for (let last = -1; ;) {
    const rows = await entriesAfter(restoring.trx, key, last)
    const [first] = rows
    if (first === undefined) return report.summary()
    const { section } = first
    const entries = rows.map(restoredEntry)
    const results = await restorers.get(section as ExportSection)?.(restoring, entries)
    for (const [n, { index }] of rows.entries()) {
      const result = results?.[n]
      if (result === undefined) report.leaveOut(section, reasonFor(section))
      else if (typeof result === 'string') report.count(section, result)
      else if ('leftOut' in result) report.leaveOut(section, result.leftOut)
      else report.refuse(index, section, entries[n]?.fields ?? {}, result.reason)
    }
    last = rows.at(-1)?.index ?? last
    onProgress(last + 1)
    // Other requests come in between.
    await new Promise(setImmediate)
    signal.throwIfAborted()
  }
}

const reasonFor = (section: string) =>
  (Object.hasOwn(exportSections, section) ? notImported[section] : undefined) ?? unknownPart

function restoredEntry({ entry, body, words }: PreparedEntry): RestoredEntry {
  const fields = JSON.parse(entry) as Record<string, unknown>
  const known = Object.entries(JSON.parse(words ?? '{}') as Record<string, string>)
  return {
    fields,
    body,
    words: new Map(known.map(([name, text]) => [String(fields[name]), text === '' ? [] : text.split(' ')])),
  }
}

/** What became of the entries. It adds up: each is counted once. */
class Report {
  readonly #counts = { added: 0, same: 0, changed: 0, unreadable: 0 }
  readonly #faults: ImportSummary['faults'] = []
  readonly #leftOut = new Map<string, ImportSummary['leftOut'][number]>()
  readonly #sections = new Map<string, { added: number; changed: number }>()

  count(section: string, restored: 'added' | 'same' | 'changed' | 'replaced'): void {
    const counted = restored === 'replaced' ? 'changed' : restored
    this.#counts[counted] += 1
    if (counted === 'same') return
    const ofSection = this.#sections.get(section) ?? { added: 0, changed: 0 }
    ofSection[counted] += 1
    this.#sections.set(section, ofSection)
  }

  leaveOut(part: string, reason: string): void {
    const section = part.slice(0, 60)
    const count = (this.#leftOut.get(section)?.count ?? 0) + 1
    this.#leftOut.set(section, { section, count, reason })
  }

  refuse(entry: number, section: string, fields: Readonly<Record<string, unknown>>, reason: string): void {
    this.#counts.unreadable += 1
    if (this.#faults.length >= mostFaults) return
    const title = [fields['title'], fields['reference'], fields['date'], fields['id']].find(
      (value): value is string => typeof value === 'string' && value.trim() !== '',
    )
    this.#faults.push({ entry, section, title: (title ?? '').slice(0, 200), reason })
  }

  summary(): ImportSummary {
    return {
      ...this.#counts,
      faults: this.#faults,
      leftOut: [...this.#leftOut.values()],
      sections: [...this.#sections].map(([section, counts]) => ({ section, ...counts })),
    }
  }
}
