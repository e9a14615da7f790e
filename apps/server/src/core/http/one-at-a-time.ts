import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies send one request and wait; a client that pipelines more than this is not reading. */
const mostWaiting = 16

/**
 * A connection's next request is begun when its last answer has left, and until then the connection is not read from:
 * whoever sends requests without reading the answers holds the memory of one answer, not of hundreds.
 */
export function oneAtATime(app: FastifyInstance): void {
  const waitingOn = new WeakMap<Socket, (() => void)[]>()

  app.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, begin) => {
    const start = () => {
      answer.once('close', next)
      begin()
    }
    const next = () => {
      const waiting = waitingOn.get(socket)
      const first = waiting?.shift()
      if (first === undefined || socket.destroyed) {
        waitingOn.delete(socket)
        return
      }
      // Its body may not have been read yet.
      if (waiting?.length === 0) socket.resume()
      first()
    }

    const waiting = waitingOn.get(socket)
    if (waiting === undefined) {
      waitingOn.set(socket, [])
      start()
    } else if (waiting.length < mostWaiting) {
      waiting.push(start)
      socket.pause()
    } else {
      socket.destroy()
    }
  })
}
