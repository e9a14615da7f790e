/** The product itself, without the web app. */
import { buildApp } from '../../apps/server/src/app.ts'
import { connect } from '../../apps/server/src/core/database/connect.ts'
import { serveUntilTold } from './worker.ts'

const database = await connect({ dataDir: process.argv[2] ?? '', databaseUrl: undefined })
const app = await buildApp({ database, logger: { level: 'error' } })
await app.listen({ port: 0, host: '127.0.0.1' })
serveUntilTold(app.server)
