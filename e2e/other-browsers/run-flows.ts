import { describe, it } from 'node:test'
import type { Engine } from './driver.ts'
import { flows } from './flows/index.ts'
import { Visit } from './visit.ts'

/** A browser that answers no more must not hold up the others for ever. */
const longest = 240_000

/** Every flow on a server, a profile and an account of its own, one after the other. */
export function runFlows(engine: Engine): void {
  describe(engine.name, () => {
    for (const [name, flow] of Object.entries(flows)) {
      it(name, { timeout: longest }, async () => {
        const visit = await Visit.start(engine)
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
