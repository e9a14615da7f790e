import type { CallOutput, Endpoint, HandlerInput, Schema } from '@stillwater/contract/calls/endpoint'
import { ErrorBodySchema } from '@stillwater/contract/calls/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import * as z from 'zod/mini'
import { conflictSchema, jsonSchema, serializerCompiler } from './answer-schema.ts'
import { type Caller, findCaller } from '../sessions/caller.ts'
import type { Deps } from '../deps.ts'
import { invalid, notFound } from './errors.ts'
import { sendPublic } from './public-answer.ts'
import type { PublicFile } from './public-file.ts'
import { JsonText } from '../records/json-list.ts'
import { assertSameOrigin } from './same-origin.ts'
import { readCookie } from '../sessions/sessions.ts'
import { StreamedFile } from './streamed-file.ts'

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Access<E extends Endpoint> = E['access'] extends 'user' ? { readonly caller: Caller } : unknown

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E> & Access<E> & Exchange,
) => Promise<CallOutput<E> | JsonText | PublicFile | StreamedFile>

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

const jsonType = 'application/json; charset=utf-8'
const errorSchema = jsonSchema(ErrorBodySchema)

/** Mounts one call of the contract: origin, session, input, handler, and an answer that only its schema's fields leave by. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
): void {
  const status = endpoint.status ?? 200
  const isPrivate = endpoint.access === 'user'

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    // After the body has arrived: a session that was ended while a slow body came in is ended for it too.
    const caller = isPrivate ? await findCaller(request, deps) : undefined
    const exchange: unknown = { ...readInput(endpoint, request), request, reply, caller }
    const result = await handler(exchange as Parameters<Handler<E>>[0])
    reply.code(status)
    if (endpoint.response === null) return reply.send()
    if (endpoint.cache === 'public') return sendPublic(request, reply, result)
    if (result instanceof StreamedFile) {
      reply.type(endpoint.file ?? 'application/octet-stream')
      reply.header('content-disposition', `attachment; filename="${result.name}"`)
      return result.stream
    }
    if (!(result instanceof JsonText)) return result
    reply.type(jsonType)
    if (result.next !== undefined) reply.header('link', linkTo(request.url, result.next))
    return result.text
  }

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
    serializerCompiler,
    ...(needsOrigin(endpoint) && { onRequest: checkOrigin }),
    handler: (request, reply) =>
      isPrivate
        ? deps.sessions.requests.run(readCookie(request, 'session'), () => answer(request, reply))
        : answer(request, reply),
  })
}

/** The address of what follows: the same one, with the place where it begins. */
function linkTo(address: string, page: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  searchParams.set('page', page)
  return `<${pathname}?${searchParams.toString()}>; rel="next"`
}

const needsOrigin = ({ method, origin }: Endpoint) => method !== 'GET' && origin !== 'any'

const checkOrigin: onRequestHookHandler = (request, _reply, done) => {
  assertSameOrigin(request)
  done()
}

/** All wrong fields of a request at once, so that a form can show each where it belongs. */
function readInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const fields: Record<string, string> = {}
  const read = (schema: Schema | undefined, value: unknown, name: string) => {
    if (schema === undefined) return undefined
    const result = z.safeParse(schema, value)
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
  if (endpoint.params !== undefined && input.params === undefined) throw notFound()
  if (Object.keys(fields).length > 0) {
    throw invalid(fields)
  }
  return input
}
