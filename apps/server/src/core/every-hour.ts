import type { FastifyInstance } from 'fastify'

const hour = 3_600_000

/** At the start and every hour, on any number of servers. What fails is logged, and tried again an hour later. */
export function everyHour(app: FastifyInstance, failure: string, work: () => Promise<unknown>): void {
  const run = async () => {
    try {
      await work()
    } catch (error) {
      app.log.error({ err: error }, failure)
    }
  }
  app.addHook('onReady', run)
  const timer = setInterval(() => void run(), hour).unref()
  app.addHook('onClose', () => clearInterval(timer))
}
