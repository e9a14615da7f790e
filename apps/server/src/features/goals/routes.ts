import { goalWrites, itemsFit, itemsMessage, listGoals } from '@stillwater/contract/goals'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/endpoint.ts'
import { mountWrites } from '#core/record-routes.ts'
import { list, toGoal } from './store.ts'

export function goalsRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listGoals, ({ caller, query }) => list(deps.db, caller.userId, query.category))

  mountWrites(app, deps, goalWrites, {
    table: 'goals',
    show: toGoal,
    create: ({ id: _, ...goal }) => goal,
    change: ({ version: _, ...changes }) => given(changes),
    fault: (goal) => (itemsFit(goal) ? undefined : { completedItems: itemsMessage }),
  })
}
