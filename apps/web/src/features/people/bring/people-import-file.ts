import { exportFormat, exportVersion } from '@stillwater/contract/export/export-file'
import type { PersonRow } from './people-rows.ts'

/** People from contacts as an export holds them: they come in as one does, all at once or not at all. */
export function peopleImportFile(rows: readonly PersonRow[], id: string, now: number): object {
  const at = new Date(now).toISOString()
  return {
    format: exportFormat,
    version: exportVersion,
    exportedAt: at,
    peopleImports: [{ id, importedAt: at, personIds: rows.map((row) => row.id) }],
    people: rows.map((row) => ({
      ...row.values,
      id: row.id,
      version: 1,
      createdAt: at,
      updatedAt: at,
      name: row.values.name.trim(),
    })),
  }
}
