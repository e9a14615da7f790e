import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const aDay = 86_400
const aWeek = 604_800

const longLived = `public, max-age=${aDay}, stale-while-revalidate=${aWeek}`

/** For a public answer that may be another one soon: the handler sets it as `cache-control`. */
export const shortLived = 'public, max-age=60'

/** Sends what holds nothing private: to be kept, named by its content, and not sent again to whoever has it. */
export function sendPublic(request: FastifyRequest, reply: FastifyReply, result: unknown): FastifyReply {
  const body = Buffer.from(reply.serialize(result) as string)
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  if (reply.getHeader('cache-control') !== shortLived) reply.header('cache-control', longLived)
  reply.header('etag', tag).header('vary', 'accept-encoding')
  if (holds(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Whether the caller has this content; a proxy that compresses marks the tag with W/. */
function holds(sent: string | undefined, tag: string): boolean {
  return sent === '*' || (sent?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false)
}
