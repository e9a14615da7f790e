import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAst } from 'vite'
import { withoutSchemas } from './calls-only.ts'
import type { Node } from './syntax.ts'

const strip = (code: string) => withoutSchemas(code, parseAst(code) as unknown as Node)

test('a call keeps its method and path, and whether it has an answer', () => {
  assert.equal(
    strip(
      "const a = endpoint({ method: 'GET', path: '/api/a', access: 'user', query: z.object({}), response: A })",
    ),
    "const a = endpoint({ method: 'GET', path: '/api/a', response: 1 })",
  )
})

test('a call without an answer stays one', () => {
  const code = "const a = endpoint({ method: 'DELETE', response: null, status: 204 })"
  assert.equal(strip(code), code)
})

test('the writes of a record need no schemas', () => {
  assert.equal(
    strip("const w = recordWrites('a', { record: A, create: B })"),
    "const w = recordWrites('a', {})",
  )
})
