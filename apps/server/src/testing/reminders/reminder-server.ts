/** The server in a process of its own, as main.ts starts it, but with push services and calendars on this machine. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from '#app'
import { connect } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { readEnv } from '#core/settings/env.ts'

const builtWeb = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const env = readEnv(process.env)
const tick = Number(process.env['REMINDER_TICK'] ?? 200)
const lease = Number(process.env['REMINDER_LEASE'] ?? 1000)
const { dataDir, databaseUrl } = env
const database = await connect(env)
await migrate(database)
const app = await buildApp({
  database,
  allowLocalPush: true,
  trustProxy: env.trustProxy,
  webDir: existsSync(builtWeb) ? builtWeb : undefined,
  // With a tick of 0 no reminders are sent: what the others are compared with.
  ...(tick > 0 && { reminders: { location: { dataDir, databaseUrl }, tick, lease } }),
})
await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`Stillwater is ready at ${app.listeningOrigin}`)
