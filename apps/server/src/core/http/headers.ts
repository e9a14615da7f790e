import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** On every answer. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Answers of the API are private, never stored, and are never a page. */
export const apiHeaders = {
  ...always,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const year = 31_536_000

export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
}

export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(request.url.startsWith('/api/') ? apiHeaders : always)
  reply.header('x-request-id', request.id)
  if (request.protocol === 'https')
    reply.header('strict-transport-security', `max-age=${year}; includeSubDomains`)
}

/** What a page may load from elsewhere, by directive. */
export type ForeignHosts = Partial<
  Record<'script-src' | 'connect-src' | 'frame-src' | 'media-src', readonly string[]>
>

/** Stripe's script, its calls, its form and its step for the donor's bank. */
export const paymentHosts: ForeignHosts = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** Recordings lie wherever the provider of a Bible keeps them: any safe address, and the provider's own. */
export const recordingHosts = (base: string): ForeignHosts => ({
  'media-src': ['https:', new URL(base).origin],
})

/** The page's own policy. Styles that components add at run time carry the nonce; scripts are our files and nothing else. */
export function pagePolicy(
  nonce: string,
  inlineScriptHashes: string[],
  foreign: readonly ForeignHosts[] = [],
): string {
  const own: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  for (const hosts of foreign) {
    for (const [directive, names] of Object.entries(hosts)) (own[directive] ??= []).push(...names)
  }
  return Object.entries(own)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}
