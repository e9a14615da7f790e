import type { FastifyInstance } from 'fastify'

const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const

/**
 * Behind a proxy that is not named in TRUST_PROXY everyone seems to come from one address over plain http: cookies are not marked Secure, and
 * all share one counter of wrong passwords. Logged once, at the first such request.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && forwarded.some((name) => request.headers[name] !== undefined) && !isFromProxy(request)) {
      warned = true
      app.log.warn(
        { peer: request.socket.remoteAddress },
        'TRUST_PROXY IS MISSING: a request with X-Forwarded headers came from a peer that is not listed in TRUST_PROXY. If this is your proxy, add its address to TRUST_PROXY and restart: until then cookies are not Secure, and everyone shares one limit of wrong passwords. If it is not your proxy, someone tried to spoof their address; the headers were ignored.',
      )
    }
    done()
  })
}

/** Only the chain that a trusted peer names is longer than the peer itself. */
const isFromProxy = ({ ips, headers }: { ips?: string[]; headers: Record<string, unknown> }) =>
  ips !== undefined && (ips.length > 1 || headers['x-forwarded-for'] === undefined)
