import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/**
 * A write must come from our own pages. Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin,
 * and a page cannot forge either; a request with neither is refused too.
 */
export function assertSameOrigin(request: FastifyRequest): void {
  if (isSameOrigin(request)) return
  throw new AppError(
    'wrong_origin',
    'This request didn’t come from Stillwater. Please open Stillwater and try again there.',
  )
}

function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = request.headers.origin
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
}
