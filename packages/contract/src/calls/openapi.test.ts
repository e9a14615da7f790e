import assert from 'node:assert/strict'
import { it } from 'node:test'
import { errorsByStatus } from './call-errors.ts'
import { limits } from '../limits.ts'
import { endpoints } from '../index.ts'
import { openApi } from './openapi.ts'

interface Operation {
  readonly security?: unknown
  readonly parameters: readonly { name: string; schema: { format?: string; description?: string } }[]
  readonly responses: Record<string, { headers?: object }>
}
const { paths } = openApi() as { paths: Record<string, Record<string, Operation>> }

it('has every call of the contract, with each of its answers and whether it needs a session', () => {
  for (const endpoint of endpoints) {
    const { method, path, access, status = 200 } = endpoint
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    assert.ok(operation, `${method} ${path}`)
    const statuses = [status, ...errorsByStatus(endpoint).keys()].map(String)
    assert.deepEqual(Object.keys(operation.responses).sort(), statuses.sort())
    assert.equal(operation.security !== undefined, access === 'user')
  }
})

it('tells how a list goes on that is too long for one answer', () => {
  for (const path of ['/api/prayers', '/api/sermons', '/api/goals', '/api/events', '/api/journals']) {
    const { parameters = [], responses = {} } = paths[path]?.['get'] ?? {}
    assert.ok(
      parameters.some(({ name }) => name === 'page'),
      path,
    )
    assert.ok('Link' in (responses['200']?.headers ?? {}), path)
  }
})

it('tells which days may be asked for', () => {
  const told = paths['/api/events']?.['get']?.parameters ?? []
  const rule = (name: string) => told.find((parameter) => parameter.name === name)?.schema
  for (const name of ['date', 'from', 'to']) assert.equal(rule(name)?.format, 'date')
  assert.match(rule('date')?.description ?? '', /either date or from and to/i)
  assert.match(rule('to')?.description ?? '', new RegExp(`at most ${limits.rangeDays} days`))
})
