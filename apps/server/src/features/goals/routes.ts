import { GoalSchema, goalWrites, itemsFit, itemsMessage, listGoals } from '@stillwater/contract/goals'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { goalsIn, goalsOf, toGoal } from './store.ts'

export function goalsRoutes(app: FastifyInstance, deps: Deps): void {
  const listAll = jsonList(deps, GoalSchema, (userId) => goalsOf(deps.db, userId))
  const listIn = jsonList(deps, GoalSchema, (userId, category) => goalsIn(deps.db, userId, category))
  mount(app, deps, listGoals, ({ caller: { userId }, query: { category, page } }) =>
    category === undefined ? listAll(page, userId) : listIn(page, userId, category),
  )

  mountWrites(app, deps, goalWrites, {
    table: 'goals',
    show: toGoal,
    create: ({ id: _, ...goal }) => goal,
    change: ({ version: _, ...changes }) => given(changes),
    fault: (goal) => (itemsFit(goal) ? undefined : { completedItems: itemsMessage }),
  })
}
