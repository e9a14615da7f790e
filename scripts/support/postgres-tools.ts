import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findPostgres } from './postgres.ts'
import { isProgram, pathFolders } from './programs.ts'

/** PostgreSQL's tools lie beside its server or, where that is only linked to, in the path. */
const folders = [findPostgres() ?? '', ...pathFolders(process.env)]

function run(program: string, ...args: string[]): void {
  const folder = folders.find((one) => isProgram(join(one, program)))
  assert.ok(folder, `${program} of PostgreSQL was not found`)
  const { status, stderr } = spawnSync(join(folder, program), args, { encoding: 'utf8' })
  assert.equal(status, 0, `${program}: ${stderr}`)
}

export const dump = (url: string, file: string) => run('pg_dump', '--format=custom', `--file=${file}`, url)

/** Into an empty database. */
export const restoreDump = (url: string, file: string) =>
  run('pg_restore', '--exit-on-error', `--dbname=${url}`, file)
