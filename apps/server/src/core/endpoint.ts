import { dayIn, isTimeZone } from '@stillwater/contract/dates'
import type { CallOutput, Endpoint, HandlerInput, Schema } from '@stillwater/contract/endpoint'
import { ErrorBodySchema } from '@stillwater/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from './deps.ts'
import { AppError, invalid, notFound } from './errors.ts'
import { sendPublic } from './public-answer.ts'
import type { PublicFile } from './public-file.ts'
import { JsonText } from './json-list.ts'
import { assertSameOrigin } from './same-origin.ts'
import { readCookie, type Session } from './sessions.ts'

/** Who is calling, and the caller's own calendar day. */
export interface Caller {
  readonly userId: string
  readonly session: Session
  readonly today: string
  readonly timeZone: string
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Access<E extends Endpoint> = E['access'] extends 'user' ? { readonly caller: Caller } : unknown

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E> & Access<E> & Exchange,
) => Promise<CallOutput<E> | JsonText | PublicFile>

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    caller?: Caller
  }
}

const jsonType = 'application/json; charset=utf-8'
const errorSchema = jsonSchema(ErrorBodySchema)

/** A conflict hands over the stored record, and no more of it than a success would. */
const conflictSchema = (record: Schema) =>
  jsonSchema(z.extend(ErrorBodySchema, { current: z.optional(record) }))

/** Mounts one call of the contract: origin, session, input, handler, and an answer that only its schema's fields leave by. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
): void {
  const status = endpoint.status ?? 200
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: {
      response: {
        ...(endpoint.response === null
          ? {}
          : { [status]: jsonSchema(endpoint.response), 409: conflictSchema(endpoint.response) }),
        '4xx': errorSchema,
        '5xx': errorSchema,
      },
    },
    onRequest: (request, _reply, done) => {
      if (endpoint.origin !== 'any') assertSameOrigin(request)
      done()
    },
    // After the body has arrived: a session that was ended while a slow body came in is ended for it too.
    ...(endpoint.access === 'user' && {
      preValidation: async (request: FastifyRequest) => {
        request.caller = await findCaller(request, deps)
      },
    }),
    handler: async (request, reply) => {
      const input = readInput(endpoint, request)
      const exchange: unknown = { ...input, request, reply, caller: request.caller }
      const result = await handler(exchange as Parameters<Handler<E>>[0])
      reply.code(status)
      if (endpoint.response === null) return reply.send()
      if (endpoint.cache === 'public') return sendPublic(request, reply, result)
      return result instanceof JsonText ? reply.type(jsonType).send(Buffer.from(result.text)) : result
    },
  })
}

async function findCaller(request: FastifyRequest, { sessions, clock }: Deps): Promise<Caller> {
  const token = readCookie(request, 'session')
  const session = token === undefined ? undefined : await sessions.find(token)
  if (session === undefined) throw new AppError('not_signed_in', 'Please sign in to continue.')
  // The page says whose screens it shows: the cookie may have become somebody else's in another tab.
  const expected = request.headers['x-user-id']
  if (expected !== undefined && expected !== session.userId) {
    throw new AppError('not_signed_in', 'Somebody else is signed in here now. Please sign in again.')
  }
  const sent = request.headers['x-time-zone']
  const zone = typeof sent === 'string' && isTimeZone(sent) ? sent : undefined
  try {
    await sessions.noteVisit(session)
    if (zone !== undefined && zone !== session.timeZone) await sessions.rememberZone(session.userId, zone)
  } catch (error) {
    // Reading goes on when nothing can be written, for example on a full disk.
    request.log.warn({ err: error }, 'a visit could not be noted')
  }
  const timeZone = zone ?? session.timeZone ?? 'UTC'
  return {
    userId: session.userId,
    session,
    timeZone,
    // Most calls do not ask for it.
    get today() {
      return dayIn(timeZone, clock())
    },
  }
}

/** All wrong fields of a request at once, so that a form can show each where it belongs. */
function readInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const fields: Record<string, string> = {}
  const read = (schema: Schema | undefined, value: unknown, name: string) => {
    if (schema === undefined) return undefined
    const result = z.safeParse(schema, value ?? {})
    if (result.success) return result.data
    for (const issue of result.error.issues) fields[issue.path.join('.') || name] ??= issue.message
    return undefined
  }
  const input = {
    params: read(endpoint.params, request.params, 'params'),
    query: read(endpoint.query, request.query, 'query'),
    body: read(endpoint.body, request.body, 'body'),
  }
  // An id that cannot exist is as missing as one that does not.
  if ('id' in fields && endpoint.params !== undefined && input.params === undefined) {
    throw notFound()
  }
  if (Object.keys(fields).length > 0) {
    throw invalid(fields)
  }
  return input
}

function jsonSchema(schema: Schema): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return rest
}
