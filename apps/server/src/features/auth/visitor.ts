import type { FastifyRequest } from 'fastify'
import { type Browser, readCookie } from '#core/sessions/sessions.ts'
import { deviceName } from './device-name.ts'

/** Whoever asks for something that a password or a link opens. */
export interface Visitor {
  readonly requestId: string
  readonly address: string
  readonly deviceToken: string | undefined
  readonly browser: Browser
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  requestId: request.id,
  address: request.ip,
  deviceToken: readCookie(request, 'device'),
  browser: { name: deviceName(request.headers['user-agent']), address: request.ip },
})
