import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'

/** Milliseconds. */
const shared = 1000

/** /livez: the process responds. /readyz: it can write to the database. Neither reveals anything else. */
export function health(app: FastifyInstance, deps: Deps): void {
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
    return ready ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable' })
  })
}

async function write({ db, clock }: Deps): Promise<boolean> {
  const at = clock()
  await db
    .insertInto('probes')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
  return true
}
