import type { FastifyInstance } from 'fastify'

/** Remembers every mounted path, to tell a wrong method (405) from a missing path (404). */
export function mountedMethods(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const methods = routes.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    routes.set(url, methods)
  })
  return (path) =>
    [...routes].flatMap(([pattern, methods]) => (matches(pattern, path) ? [...methods] : [])).sort()
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  )
}
