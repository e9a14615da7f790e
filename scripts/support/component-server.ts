import { startServer } from '../../e2e/support/server.ts'

/** The server behind the component tests, at the port to which apps/web/vitest.config.ts passes their calls on. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await startServer({ PORT: process.env['COMPONENT_SERVER_PORT'] ?? '' }, 'cheap')
  return () => server.stop()
}
