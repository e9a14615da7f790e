/**
 * A process of its own that opens and migrates the databases whose places it is sent, one a line, and answers what it applied.
 * With a step in the place it dies there as by a power cut.
 */
import { createInterface } from 'node:readline'
import { connect } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { migrations } from '#core/database/migrations/index.ts'
import type { DatabaseLocation } from '#core/database/connect.ts'
import { laterMigrations } from './later-migrations.ts'

for await (const line of createInterface(process.stdin)) {
  const { location, dieAt } = JSON.parse(line) as { location: DatabaseLocation; dieAt?: number }
  const database = await connect(location)
  const list = dieAt === undefined ? migrations : { ...migrations, ...laterMigrations(dieAt) }
  const applied = await migrate(database, list)
  if (dieAt !== undefined) process.kill(process.pid, 'SIGKILL')
  await database.close()
  console.log(JSON.stringify(applied))
}
