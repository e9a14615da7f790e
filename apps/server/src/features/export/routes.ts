import { exportEverything } from '@stillwater/contract/export/export'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { StreamedFile } from '#core/http/streamed-file.ts'
import { Exports } from './exports.ts'

export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  const exports = new Exports(deps)
  app.addHook('preClose', () => exports.close())

  mount(app, deps, exportEverything, ({ caller, request }) => {
    const stream = exports.start(caller)
    stream.on('error', (error) => request.log.error({ err: error }, 'an export failed'))
    return Promise.resolve(new StreamedFile(`stillwater-${caller.today}.zip`, stream))
  })
}
