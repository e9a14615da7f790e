import assert from 'node:assert/strict'
import { it } from 'node:test'
import { endpoints } from './index.ts'
import { openApi } from './openapi.ts'

it('has every call of the contract, with its answers and whether it needs a session', () => {
  const { paths } = openApi() as {
    paths: Record<string, Record<string, { security?: unknown; responses: object }>>
  }
  for (const { method, path, access, status = 200 } of endpoints) {
    const operation = paths[path.replace(':id', '{id}')]?.[method.toLowerCase()]
    assert.ok(operation, `${method} ${path}`)
    assert.deepEqual(Object.keys(operation.responses), [String(status), 'default'])
    assert.equal(operation.security !== undefined, access === 'user')
  }
})
