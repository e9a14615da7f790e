/** The product itself, without the web app, with or without reminders. */
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../apps/server/src/app.ts'
import { connect } from '../../apps/server/src/core/database/connect.ts'

const [, , dataDir = '', mode] = process.argv
const database = await connect({ dataDir, databaseUrl: undefined })
const app = await buildApp({
  database,
  logger: { level: 'warn' },
  allowLocalPush: true,
  ...(mode === 'reminding' && { reminders: { location: { dataDir, databaseUrl: undefined } } }),
})
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: (app.server.address() as AddressInfo).port })
