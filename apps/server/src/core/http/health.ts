import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'

/** Milliseconds. */
const shared = 1000

const hour = 3_600_000

/** In milliseconds; undefined where there is none yet. */
type BackupAge = () => number | undefined

/**
 * /livez: the process responds. /readyz: it can write to the database. Neither reveals anything else, except to a monitor on this very
 * machine how old the last backup is, where the server makes any.
 */
export function health(app: FastifyInstance, deps: Deps, backupAge?: BackupAge): void {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  // Requests within a second share one probe, so that frequent checks do not write often.
  let last: { readonly result: Promise<boolean>; readonly until: number } | undefined
  const probe = () => {
    const now = deps.clock()
    if (last === undefined || now >= last.until) last = { result: write(deps), until: now + shared }
    return last.result
  }

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const ready = await probe().catch((error: unknown) => {
      request.log.error({ err: error }, 'not ready')
      return false
    })
    const detail = backupAge !== undefined && isLocal(request) ? { backupAgeHours: hoursOf(backupAge()) } : {}
    return ready ? { status: 'ok', ...detail } : reply.code(503).send({ status: 'unavailable', ...detail })
  })
}

const hoursOf = (age: number | undefined) => (age === undefined ? null : Math.floor(age / hour))

/** Whoever comes through a proxy is known by its headers, also where the proxy is on this machine. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded'))

async function write({ db, clock }: Deps): Promise<boolean> {
  const at = clock()
  await db
    .insertInto('probes')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
  return true
}
