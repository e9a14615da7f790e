import type { FastifyInstance } from 'fastify'

/** Bodies are JSON and nothing else: a form of another site cannot send JSON. An empty body counts as none. */
export function jsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (request.routeOptions.config.endpoint?.rawBody) done(null, body)
    else void parse(request, body, done)
  })
}
