/** What the commands share that print a link which works once. */
import { connect, type Db } from '../../apps/server/src/core/database/connect.ts'
import { migrate } from '../../apps/server/src/core/database/migrate.ts'
import { type Env, readEnv } from '../../apps/server/src/core/settings/env.ts'
import { loadSettings } from './settings.ts'

export async function withDatabase<T>(work: (db: Db, env: Env) => Promise<T>): Promise<T> {
  loadSettings()
  const env = readEnv(process.env)
  const database = await connect(env)
  try {
    await migrate(database)
    return await work(database.db, env)
  } finally {
    await database.close()
  }
}

/** The token stands behind the #, which browsers send to no server and proxies write into no log. */
export function linkTo(at: string | undefined, env: Env, path: string, token: string): string {
  const base = at ?? env.publicUrl ?? `http://localhost:${env.port}`
  if (!URL.canParse(base)) {
    throw new Error(
      `--at is "${base}": use the address of your Stillwater, for example https://stillwater.example.org`,
    )
  }
  return new URL(`${path}=${token}`, base).href
}
