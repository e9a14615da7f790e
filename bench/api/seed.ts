import { buildApp } from '../../apps/server/src/app.ts'
import { connect } from '../../apps/server/src/core/database/connect.ts'
import { migrate } from '../../apps/server/src/core/database/migrate.ts'

/** A user with some prayers; answers the cookie of a session. */
export async function seedPrayers(dataDir: string, records: number): Promise<string> {
  const database = await connect({ dataDir, databaseUrl: undefined })
  await migrate(database)
  const app = await buildApp({ database })
  const headers = { host: 'bench', origin: 'http://bench' }
  const registered = await app.inject({
    method: 'POST',
    url: '/api/register',
    headers,
    payload: { email: 'bench@example.org', password: 'still waters', fullName: 'Bench' },
  })
  const token = registered.cookies.find(({ name }) => name === 'stillwater-session')?.value ?? ''
  const cookie = `stillwater-session=${token}`
  for (let number = 0; number < records; number += 1) {
    await app.inject({
      method: 'POST',
      url: '/api/prayers',
      headers: { ...headers, cookie },
      payload: {
        title: `Prayer ${number}`,
        description: 'For healing, rest and good company. '.repeat(4),
        category: 'family',
      },
    })
  }
  await app.close()
  await database.close()
  return cookie
}
