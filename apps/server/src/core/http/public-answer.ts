import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, PublicFile, sendFile } from './public-file.ts'

const aDay = 86_400
const aWeek = 604_800

const longLived = `public, max-age=${aDay}, stale-while-revalidate=${aWeek}`

/** For an answer that may be another one soon: the handler sets it as `cache-control`. */
export const shortLived = 'private, max-age=60'
/** For an answer that only signed-in users get: no shared cache may hand it to a stranger. */
export const forThisUser = 'private, max-age=3600'
const chosenByHandler: unknown[] = [shortLived, forThisUser]

/** Sends public content: cacheable, with an ETag, and not sent again to a client that has it. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
): Promise<FastifyReply> {
  if (!chosenByHandler.includes(reply.getHeader('cache-control'))) reply.header('cache-control', longLived)
  reply.header('vary', 'accept-encoding')
  if (result instanceof PublicFile) {
    const encoding = encodingFor(request)
    if (isKnown(request, reply, `"${result.hash}-${encoding}"`)) return reply.code(304).send()
    return sendFile(reply, result, encoding)
  }
  const body = Buffer.from(reply.serialize(result) as string)
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  if (isKnown(request, reply, tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag)
  return holds(request.headers['if-none-match'], tag)
}

/** Whether the caller has this content; a proxy that compresses marks the tag with W/. */
function holds(sent: string | undefined, tag: string): boolean {
  return sent === '*' || (sent?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false)
}
