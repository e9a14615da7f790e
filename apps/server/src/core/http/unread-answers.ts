import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** What the system's own buffers take in at once. */
const small = 65_536
/** For all connections together. */
const mostBytes = 67_108_864

/**
 * Long answers lie in memory until they are read. When too many do, those that have waited longest are given up, so that slow readers
 * cannot take the memory of everyone else. Files are streamed as they are read and do not count.
 */
export function limitUnreadAnswers(app: FastifyInstance): void {
  const unread = new Map<ServerResponse, number>()
  let total = 0
  const forget = (answer: ServerResponse) => {
    total -= unread.get(answer) ?? 0
    unread.delete(answer)
  }

  app.addHook<string | Buffer | object | null>('onSend', (_request, { raw: answer }, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || payload.length <= small) {
      done(null, payload)
      return
    }
    // A text would be copied on its way out, twice: bytes are sent as they are.
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
    unread.set(answer, bytes.length)
    total += bytes.length
    answer.once('close', () => forget(answer))
    for (const [oldest] of unread) {
      if (total <= mostBytes || oldest === answer) break
      forget(oldest)
      oldest.destroy()
      app.log.warn('an unread response was dropped to free memory')
    }
    done(null, bytes)
  })
}
