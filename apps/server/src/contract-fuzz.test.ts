/** The OpenAPI document says what the server does: no undocumented status, no answer outside of its schema. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { endpoints } from '@stillwater/contract'
import type { Endpoint } from '@stillwater/contract/calls/endpoint'
import { openApi } from '@stillwater/contract/calls/openapi'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { allProviders, startApp, type TestApp, type Visitor } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import { fuzzBody, hostileId, fuzzObject, fuzzQuery, type Random, randomFrom } from '#testing/fuzz-values.ts'
import { goodPath, make, samples } from '#testing/samples.ts'
import { trials } from '#testing/tier.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const count = trials({ gate: 200, all: 600, soak: 5000 }) / engines.length

interface Response {
  readonly content?: Record<string, { schema: object }>
  readonly 'x-codes'?: readonly string[]
}
interface Operation {
  readonly parameters: readonly { name: string; in: string }[]
  readonly requestBody?: { content: Record<string, { schema: { properties?: object } }> }
  readonly responses: Record<string, Response>
}

const document = openApi() as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: object }
}
// Formats are told for people; what they mean is checked by the server itself.
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const validators = new Map<Response, ValidateFunction | undefined>()

function validatorOf(response: Response): ValidateFunction | undefined {
  const schema = response.content?.['application/json']?.schema
  if (!validators.has(response))
    validators.set(response, schema && ajv.compile({ ...schema, components: document.components }))
  return validators.get(response)
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const operationOf = ({ method, path }: Endpoint): Operation => {
  const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  assert.ok(operation, `${method} ${path} is not in the document`)
  return operation
}

/** What the document does not say about an answer, if anything. */
function undocumented(endpoint: Endpoint, status: number, body: string): string | undefined {
  const response = operationOf(endpoint).responses[status]
  if (response === undefined) return `the status ${status} is not in the document`
  const validate = validatorOf(response)
  if (validate === undefined)
    return body === '' || endpoint.file ? undefined : 'a body that is not in the document'
  const parsed: unknown = JSON.parse(body)
  if (!validate(parsed)) return ajv.errorsText(validate.errors)
  const codes = response['x-codes']
  // An answer may be null, such as a day's devotional that nobody has written.
  const { code } = Object(parsed) as { code?: string }
  return codes === undefined || codes.includes(code ?? '')
    ? undefined
    : `the code ${code} is not in the document`
}

for (const engine of engines) {
  describe(`the document and the server on ${engine}`, () => {
    let test: TestApp
    let pastor: Visitor
    before(async () => {
      test = await startApp(engine, await allProviders())
      pastor = await test.pastor()
    })

    async function idFor(random: Random, madeBy: string | undefined): Promise<string> {
      if (madeBy === undefined || random.chance(0.3)) return hostileId(random)
      return make(madeBy, pastor)
    }

    /** A request that is good in most of its parts: only those get far enough to be answered in every way. */
    async function request(random: Random) {
      const endpoint = random.pick(endpoints)
      const sample = samples[nameOf(endpoint)] ?? {}
      const { requestBody } = operationOf(endpoint)
      const path = endpoint.path.includes(':id')
        ? endpoint.path.replaceAll(/:\w+/g, await idFor(random, sample.madeBy))
        : endpoint.path
      const query = random.chance(0.3)
        ? fuzzQuery(random)
        : sample.query === undefined
          ? ''
          : `?${sample.query}`
      const fields = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {})
      const body =
        requestBody === undefined
          ? undefined
          : random.chance(0.1)
            ? random.pick(['null', '', '[]', String(fuzzBody(random))])
            : random.chance(0.4)
              ? JSON.stringify(sample.body ?? {})
              : fuzzObject(random, fields, sample.body ?? {})
      const headers = sample.headers?.(body ?? '') ?? {}
      const user = sample.endsSession ? await test.pastor() : pastor
      const who = endpoint.access === 'user' && random.chance(0.95) ? user : test.visitor()
      return { endpoint, url: path + query, body, headers, who }
    }

    it(`agree on every answer (${count} requests, seed ${seed})`, async () => {
      const random = randomFrom(seed)
      const tally: Record<number, number> = {}
      for (let n = 0; n < count; n += 1) {
        const { endpoint, url, body, headers, who } = await request(random)
        const answer = await who.send(endpoint.method, url, body, headers)
        tally[answer.statusCode] = (tally[answer.statusCode] ?? 0) + 1
        const fault = undocumented(endpoint, answer.statusCode, answer.body)
        const told = `request ${n}: ${endpoint.method} ${url.slice(0, 200)} ${body?.slice(0, 300)}`
        assert.equal(fault, undefined, `${told} answered ${answer.statusCode} ${answer.body.slice(0, 300)}`)
      }
      for (const status of [200, 201, 204, 400, 401, 404])
        assert.ok((tally[status] ?? 0) > 0, JSON.stringify(tally))
    })

    it('agree on good requests, and refuse a missing or null body where an object is needed', async () => {
      for (const endpoint of endpoints.filter(({ body, rawBody }) => body !== undefined && !rawBody)) {
        const path = await goodPath(endpoint, pastor)
        for (const body of ['null', '']) {
          const answer = await pastor.send(endpoint.method, path, body)
          assert.equal(
            answer.statusCode,
            400,
            `${nameOf(endpoint)} took ${JSON.stringify(body)}: ${answer.body}`,
          )
          assert.equal(undocumented(endpoint, 400, answer.body), undefined)
        }
      }
    })
  })
}

describe('without a provider', () => {
  it('a donation is refused with a status of its own', async () => {
    const pastor = await (await startApp('sqlite')).pastor()
    const endpoint = endpoints.find(({ path }) => path === '/api/create-donation-intent')
    assert.ok(endpoint)
    const answer = await pastor.post(endpoint.path, { amount: 10 })
    assert.equal(answer.statusCode, 501)
    assert.equal(undocumented(endpoint, 501, answer.body), undefined)
  })
})
