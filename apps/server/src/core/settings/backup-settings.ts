import { resolve } from 'node:path'

/** Where the server puts a backup every day, and for how long. */
export interface BackupSettings {
  readonly folder: string
  readonly keepDays: number
}

export function readBackups(
  value: (name: string) => string | undefined,
  databaseUrl: string | undefined,
  faults: string[],
): BackupSettings | undefined {
  const [folder, keep] = [value('BACKUP_DIR'), value('BACKUP_KEEP')]
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    faults.push(
      `BACKUP_KEEP is "${keep}": use the number of days to keep backups, for example BACKUP_KEEP=30.`,
    )
  if (folder === undefined) return undefined
  if (folder.includes('\0'))
    faults.push('BACKUP_DIR is not a path: use a folder, for example BACKUP_DIR=./backups.')
  if (databaseUrl !== undefined)
    faults.push(
      'BACKUP_DIR is for the database file only: leave it out, and back up PostgreSQL with pg_dump.',
    )
  return { folder: resolve(folder), keepDays: Number(keep ?? 30) }
}
