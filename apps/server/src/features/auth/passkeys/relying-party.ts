import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { AppError } from '#core/http/errors.ts'

/** Whom a passkey is for: browsers offer it at this very address and nowhere else. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

const notSetUp = () =>
  new AppError(
    'not_set_up',
    'Passkeys aren’t set up here. Ask the person who runs Stillwater for your church to set PUBLIC_URL.',
  )
const onlyAt = (origin: string) =>
  new AppError('wrong_origin', `Passkeys work only at ${origin}. Please open Stillwater there.`)

/** PUBLIC_URL; without it only this machine's own name, because anyone can make up the host of a request. */
export function relyingParty({ publicUrl }: Deps, request: FastifyRequest): RelyingParty {
  const origin = request.headers.origin ?? `${request.protocol}://${request.host}`
  const { hostname, port } = new URL(origin)
  if (publicUrl !== undefined) {
    if (origin !== publicUrl) throw onlyAt(publicUrl)
  } else if (isLoopback(hostname)) {
    // Browsers make no passkey for an address of digits.
    throw onlyAt(`http://localhost${port === '' ? '' : `:${port}`}`)
  } else if (hostname !== 'localhost') {
    throw notSetUp()
  }
  return { id: hostname, origin }
}

const isLoopback = (hostname: string) =>
  hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
