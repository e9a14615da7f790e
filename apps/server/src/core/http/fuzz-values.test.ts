/** Row 25 of docs/reliability.md: whatever is sent, the answer is never a fault of ours and never leaves its schema. */
import assert from 'node:assert/strict'
import { Agent, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { endpoints } from '@stillwater/contract'
import type { Endpoint, Schema } from '@stillwater/contract/calls/endpoint'
import { ErrorBodySchema } from '@stillwater/contract/calls/errors'
import * as z from 'zod/mini'
import { allProviders, startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'
import {
  fuzzBody,
  fuzzHeaders,
  hostileId,
  fuzzObject,
  fuzzQuery,
  type Random,
  randomFrom,
} from '#testing/fuzz-values.ts'
import { make, samples } from '#testing/samples.ts'
import { trials } from '#testing/tier.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const count = trials({ gate: 200, all: 600, soak: 10_000 }) / engines.length

const packings: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const fieldsOf = (schema: Schema | undefined): string[] =>
  schema === undefined
    ? []
    : Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})

/** The one user of these requests stays signed in. */
const lasting = endpoints.filter((endpoint) => !samples[nameOf(endpoint)]?.endsSession)

interface Call {
  endpoint: Endpoint
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

for (const engine of engines) {
  describe(`hostile requests on ${engine}`, () => {
    let test: TestApp
    let pastor: Awaited<ReturnType<TestApp['pastor']>>
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    before(async () => {
      test = await startApp(engine, await allProviders())
      pastor = await test.pastor()
      await test.app.listen({ port: 0, host: '127.0.0.1' })
    })
    after(() => agent.destroy())

    const cookie = () => [...pastor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

    async function madeRecord(random: Random, madeBy: string | undefined): Promise<string> {
      if (madeBy === undefined || random.chance(0.3)) return hostileId(random)
      return make(madeBy, pastor)
    }

    async function fuzzedCall(random: Random): Promise<Call> {
      const endpoint = random.pick(lasting)
      const sample = samples[nameOf(endpoint)] ?? {}
      const id = endpoint.path.includes(':id') ? await madeRecord(random, sample.madeBy) : ''
      const path = endpoint.path.replaceAll(/:\w+/g, id) + (random.chance(0.3) ? fuzzQuery(random) : '')
      const hasBody = endpoint.method !== 'GET' && random.chance(endpoint.body === undefined ? 0.2 : 0.95)
      const fields = fieldsOf(endpoint.body)
      const body = !hasBody
        ? undefined
        : random.chance(0.15)
          ? fuzzBody(random)
          : fuzzObject(random, fields, sample.body ?? {})
      const headers: Record<string, string> = {
        host: 'stillwater.test',
        origin: 'http://stillwater.test',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
        // Signing in or out would end the session that the other requests need.
        ...(endpoint.access === 'user' ? { cookie: cookie() } : {}),
        ...(random.chance(0.2) ? fuzzHeaders(random) : {}),
      }
      return { endpoint, path, headers, body }
    }

    async function send({ endpoint, path, headers, body }: Call): Promise<{ status: number; body: string }> {
      const { port } = test.app.server.address() as AddressInfo
      const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
      const call = request(
        { agent, host: '127.0.0.1', port, method: endpoint.method, path, headers },
        resolve,
      )
      call.on('error', reject)
      call.end(body)
      const answer = await promise
      const bytes = await buffer(answer)
      const unpack = packings[answer.headers['content-encoding'] ?? '']
      return { status: answer.statusCode ?? 0, body: (unpack?.(bytes) ?? bytes).toString() }
    }

    /** Says what is wrong with an answer, if anything is. */
    function fault(
      { endpoint }: Call,
      { status, body }: { status: number; body: string },
    ): string | undefined {
      if (status === 204 || body === '') return status < 400 ? undefined : 'an error without a body'
      // A file, such as an export.
      if (status < 400 && endpoint.file !== undefined) return undefined
      const parsed: unknown = JSON.parse(body)
      if (status < 400) {
        return endpoint.response === null || z.safeParse(endpoint.response, parsed).success
          ? undefined
          : 'left its schema'
      }
      const error = z.safeParse(ErrorBodySchema, parsed)
      if (!error.success) return 'an error of another shape'
      if (status >= 500 && error.data.code !== 'busy') return 'a fault of ours'
      const known = [
        'body',
        'query',
        'params',
        ...[endpoint.body, endpoint.query, endpoint.params].flatMap(fieldsOf),
      ]
      const named = Object.keys(error.data.fields ?? {}).map((path) => path.split('.')[0] ?? '')
      const unknown = named.find((field) => !known.includes(field))
      return unknown === undefined ? undefined : `named a field that does not exist: ${unknown}`
    }

    it(`are answered in our own words, none with a fault (${count}, seed ${seed})`, async () => {
      const random = randomFrom(seed)
      const tally: Record<number, number> = {}
      for (let n = 0; n < count; n += 1) {
        const call = await fuzzedCall(random)
        const answer = await send(call)
        tally[answer.status] = (tally[answer.status] ?? 0) + 1
        const found = fault(call, answer)
        const told = { ...call, endpoint: nameOf(call.endpoint), body: String(call.body).slice(0, 300) }
        assert.equal(
          found,
          undefined,
          `request ${n}: ${JSON.stringify(told)} answered ${answer.status} ${answer.body.slice(0, 300)}`,
        )
      }
      // Some must have got through to the handlers, or nothing was tried.
      for (const status of [200, 400, 404]) assert.ok((tally[status] ?? 0) > 0, JSON.stringify(tally))
    })

    it('leave the server well, and no prototype changed', async () => {
      assert.equal((await pastor.get('/api/user')).statusCode, 200)
      assert.equal((await pastor.post('/api/prayers', samples['POST /api/prayers']?.body)).statusCode, 201)
      assert.deepEqual(Object.keys(Object.prototype), [])
      assert.equal('admin' in {}, false)
    })
  })
}
