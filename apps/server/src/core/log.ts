import type { FastifyServerOptions } from 'fastify'

/**
 * Structured lines without bodies, cookies, addresses of people or query values: only what a fault needs. The words of an
 * error may quote what somebody wrote (PostgreSQL shows the whole row), so they are told on a developer's machine alone.
 */
export const logOptions = (development: boolean) =>
  ({
    // Errors, slow requests and security events; a line for every request would halve the throughput.
    level: 'warn',
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: withoutSecret(request.url.split('?', 1)[0] ?? ''),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: unknown) => describe(error, development),
    },
  }) satisfies FastifyServerOptions['logger']

/** Whoever knows the address of a shared calendar can read it. */
const withoutSecret = (path: string) => path.replace(/^\/calendar\/.*/s, '/calendar/…')

interface Description {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [more: string]: unknown
}

/** The kind of an error, the codes that its maker gave it, and where it happened. */
function describe(error: unknown, development: boolean): Description {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not shown', stack: '' }
  const { code, errcode, errstr, table, column, constraint } = error as unknown as Record<string, unknown>
  return {
    type: error.name,
    message: development ? error.message : 'not shown',
    code,
    errcode,
    errstr,
    table,
    column,
    constraint,
    stack: frames(error),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause, development) }),
  }
}

/** The stack starts with the error's message. */
function frames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message) + message.length
  return stack
    .slice(start)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
