import type { FastifyServerOptions } from 'fastify'

/** Structured lines without bodies, cookies, addresses of people or query values: only what a fault needs. */
export const logOptions = {
  // Errors, slow requests and security events; a line for every request would halve the throughput.
  level: 'warn',
  base: null,
  serializers: {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?', 1)[0],
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
} satisfies FastifyServerOptions['logger']
