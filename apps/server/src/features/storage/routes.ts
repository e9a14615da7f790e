import { getStorage } from '@stillwater/contract/account/storage'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { usageOf } from '#core/records/usage.ts'

export function storageRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps
  mount(app, deps, getStorage, async ({ caller }) => ({
    ...(await usageOf(db, caller.userId)),
    maxRecords: limits.records,
    maxBytes: limits.bytes,
  }))
}
