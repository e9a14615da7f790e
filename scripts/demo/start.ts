import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../apps/server/src/app.ts'
import { connect } from '../../apps/server/src/core/database/connect.ts'
import { migrate } from '../../apps/server/src/core/database/migrate.ts'
import { dayIn } from '../../packages/contract/src/dates/dates.ts'
import { root } from '../support/root.ts'
import { samplePastor, sampleWeek } from './sample-week.ts'

interface Demo {
  /** Opening it signs in. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** A server of its own in a folder of its own, which goes with it. It listens to this machine only. */
export async function startDemo(port: number): Promise<Demo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stillwater-demo-'))
  const database = await connect({ dataDir, databaseUrl: undefined })
  await migrate(database)
  const app = await buildApp({ database, webDir: join(root, 'apps/web/dist') })
  app.addHook('onClose', async () => {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const password = randomBytes(24).toString('base64url')
  // The door to the sample account exists here only: the product itself has none.
  app.get('/demo', async (_request, reply) => {
    const answer = await send(app, '/api/login', { email: samplePastor.email, password })
    return reply.header('set-cookie', answer.headers['set-cookie'] ?? []).redirect('/')
  })

  const registered = await send(app, '/api/register', { ...samplePastor, password })
  const cookie = registered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  for (const { path, body } of sampleWeek(dayIn(zone, Date.now()))) await send(app, path, body, cookie)

  await app.listen({ port, host: '127.0.0.1' })
  const [bound] = app.addresses()
  const shown = typeof bound === 'object' ? bound.port : port
  return { address: `http://localhost:${shown}/demo`, close: () => app.close() }
}

async function send(app: FastifyInstance, url: string, payload: object, cookie = '') {
  const headers = { host: 'localhost', origin: 'http://localhost', cookie }
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return answer
}
