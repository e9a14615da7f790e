import type { FastifyInstance } from 'fastify'

const mostPerTurn = 4

/**
 * The event loop handles all requests that have arrived before it frees the memory of sent responses. So only a few are started in
 * each of its turns; the others wait for the next turn, in their order.
 */
export function fewPerTurn(app: FastifyInstance): void {
  const waiting: (() => void)[] = []
  let begun = 0
  const turn = () => {
    const due = waiting.splice(0, mostPerTurn)
    begun = due.length
    if (begun > 0) setImmediate(turn)
    for (const begin of due) begin()
  }
  app.addHook('onRequest', (_request, _reply, begin) => {
    if (begun >= mostPerTurn) {
      waiting.push(begin)
      return
    }
    if (begun === 0) setImmediate(turn)
    begun += 1
    begin()
  })
}
