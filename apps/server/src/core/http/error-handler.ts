import type { ErrorCode } from '@stillwater/contract/calls/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLostConnection } from '../database/lost-connection.ts'
import { AppError, missing } from './errors.ts'
import { setHeaders } from './headers.ts'
import { mountedMethods } from './wrong-method.ts'

/** Fastify's own refusals, in our codes and words. */
const refusals: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'This is too long to save. Please shorten it.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not_json', 'Send the request as application/json.'],
  // An id that cannot exist is as missing as one that does not.
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', missing],
}

const securityEvents = new Set<ErrorCode>(['wrong_origin', 'too_many_attempts'])

const sqliteFull = 13
const postgresFull = '53100'

/** The one place where an error becomes an answer. Server faults are logged once and answered without their text. */
export function handleErrors(app: FastifyInstance): void {
  const methodsAt = mountedMethods(app)
  app.setErrorHandler((error: FastifyError, request, reply) => send(toAppError(error), request, reply))
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url.split('?', 1)[0] ?? '')
    if (methods.length === 0) return send(nothingHere(), request, reply)
    reply.header('allow', methods.join(', '))
    return send(
      new AppError('method_not_allowed', `This address doesn’t accept ${request.method} requests.`),
      request,
      reply,
    )
  })
}

const nothingHere = () => new AppError('not_found', 'There is nothing at this address.')

/** For an address that cannot even be read: no route, and so no hook, has seen the request. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  setHeaders(request, reply)
  void send(toAppError(error), request, reply)
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  const refusal = refusals[error.code]
  if (refusal !== undefined) return new AppError(refusal[0], refusal[1])
  if (isFull(error)) {
    return new AppError('storage_full', 'The server is out of storage space. Nothing was changed.', {
      cause: error,
    })
  }
  if (isLostConnection(error)) {
    return new AppError('busy', 'The server is busy. Please try again in a moment.', {
      retryAfter: 5,
      cause: error,
    })
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid_request', 'The request could not be read.')
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}

const isFull = (error: { errcode?: unknown; code?: unknown }) =>
  error.errcode === sqliteFull || error.code === postgresFull

function send(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (securityEvents.has(error.code)) {
    request.log.warn({ code: error.code, route: request.routeOptions.url }, 'request refused')
  }
  if (error.status >= 500)
    request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
  const { fields, retryAfter, current, nearest } = error.details
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)))
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send({ code: error.code, message: error.message, fields, requestId: request.id, current, nearest })
}
