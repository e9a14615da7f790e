import { after, before, describe, it } from 'node:test'
import { isEverything } from '../../apps/server/src/testing/tier.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import type { Engine } from './driver.ts'
import { flows, gateFlows } from './flows/index.ts'
import { Visit } from './visit.ts'

/** A browser that answers no more must not hold up the others for ever. */
const longest = 240_000

/** The flows of this run, each with a profile and an account of its own, one after the other. */
export function runFlows(engine: Engine): void {
  describe(engine.name, () => {
    let server: RunningServer
    before(async () => {
      server = await startServer()
    })
    after(() => server.stop())
    for (const [name, flow] of Object.entries(flows)) {
      if (!isEverything() && !gateFlows.has(name)) continue
      it(name, { timeout: longest }, async () => {
        const visit = await Visit.start(engine, server)
        try {
          await flow(visit)
        } catch (error) {
          await visit.fail(name, error)
          throw error
        }
        await visit.end()
      })
    }
  })
}
