/** What must hold for every call, whoever adds it: see docs/reliability.md. The list of calls is the contract's own. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { endpoints } from '@stillwater/contract'
import type { Endpoint } from '@stillwater/contract/calls/endpoint'
import { ErrorBodySchema } from '@stillwater/contract/calls/errors'
import * as z from 'zod/mini'
import { hashToken } from '#core/sessions/sessions.ts'
import { allProviders, startApp, type TestApp, type Visitor } from './testing/app.ts'
import { bothEngines } from './testing/database.ts'
import { everyRow } from './testing/database/every-row.ts'
import {
  goodBody,
  goodPath,
  missingId,
  type Sample,
  sampleCode,
  samples,
  sampleToken,
  testStart,
} from './testing/samples.ts'

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const sampleOf = (endpoint: Endpoint): Sample => {
  const sample = samples[nameOf(endpoint)]
  assert.ok(sample, `${nameOf(endpoint)} has no sample in testing/samples.ts`)
  return sample
}

const addressOf = async (endpoint: Endpoint, owner: Visitor) => {
  const { query } = sampleOf(endpoint)
  return (await goodPath(endpoint, owner)) + (query === undefined ? '' : `?${query}`)
}

async function ask(endpoint: Endpoint, who: Visitor, owner: Visitor, sent?: unknown) {
  const url = await addressOf(endpoint, owner)
  const body = sent ?? (await goodBody(nameOf(endpoint), who))
  return who.send(endpoint.method, url, body, sampleOf(endpoint).headers?.(JSON.stringify(body)))
}

function assertError(answer: { statusCode: number; body: string }, status: number, what: string): void {
  assert.equal(answer.statusCode, status, `${what}: ${answer.body}`)
  assert.ok(z.safeParse(ErrorBodySchema, JSON.parse(answer.body)).success, `${what}: ${answer.body}`)
}

const isUnsafe = (endpoint: Endpoint) => endpoint.method !== 'GET'

for (const engine of bothEngines) {
  describe(`every call on ${engine}`, () => {
    let test: TestApp
    const mounted = new Set<string>()
    before(async () => {
      test = await startApp(engine, {
        ...(await allProviders()),
        onRoute: (route) => mounted.add(route),
      })
      const { userId } = await test.pastor()
      const { db } = test.database
      await db
        .insertInto('oneTimeTokens')
        .values({
          tokenHash: hashToken(sampleToken),
          purpose: 'password-reset',
          userId,
          expiresAt: testStart + 60_000,
        })
        .execute()
      const codeHash = hashToken(sampleCode.replaceAll('-', ''))
      await db.insertInto('recoveryCodes').values({ codeHash, userId, createdAt: testStart }).execute()
    })

    it('is mounted, and nothing else is under /api', () => {
      assert.deepEqual([...mounted].sort(), endpoints.map(nameOf).sort())
    })

    it('has a sample, and the sample is a good request', async () => {
      assert.deepEqual(Object.keys(samples).sort(), endpoints.map(nameOf).sort())
      const owner = await test.pastor()
      for (const endpoint of endpoints.filter((e) => !sampleOf(e).endsSession)) {
        const answer = await ask(endpoint, owner, owner)
        assert.ok(answer.statusCode < 300, `${nameOf(endpoint)} answered ${answer.statusCode} ${answer.body}`)
        if (endpoint.response !== null) {
          const parsed = z.safeParse(endpoint.response, endpoint.file ? answer.body : answer.json())
          assert.ok(parsed.success, `${nameOf(endpoint)} left its schema: ${answer.body}`)
        }
      }
    })

    it('is kept by nobody, unless the contract says that it holds nothing private', async () => {
      const owner = await test.pastor()
      for (const endpoint of endpoints.filter((e) => !sampleOf(e).endsSession)) {
        const kept = (await ask(endpoint, owner, owner)).headers['cache-control']
        assert.equal(kept?.startsWith('public'), endpoint.cache === 'public', nameOf(endpoint))
        if (endpoint.cache === undefined) assert.equal(kept, 'no-store', nameOf(endpoint))
        else assert.equal(endpoint.access, 'public', nameOf(endpoint))
      }
    })

    it('is closed to strangers and to cookies of ended sessions', async () => {
      const owner = await test.pastor()
      const signedOut = await test.pastor()
      const cookies = new Map(signedOut.cookies)
      await signedOut.post('/api/logout')
      for (const endpoint of endpoints.filter((e) => e.access === 'user')) {
        assertError(await ask(endpoint, test.visitor(), owner), 401, `${nameOf(endpoint)} by a stranger`)
        for (const [name, value] of cookies) signedOut.cookies.set(name, value)
        assertError(await ask(endpoint, signedOut, owner), 401, `${nameOf(endpoint)} by an ended session`)
      }
    })

    it("answers another owner's record exactly as a missing one", async () => {
      const [owner, other] = [await test.pastor(), await test.pastor()]
      for (const endpoint of endpoints.filter((e) => e.path.includes(':id'))) {
        const { body } = sampleOf(endpoint)
        const foreign = await ask(endpoint, other, owner)
        const missing = await other.send(endpoint.method, endpoint.path.replaceAll(/:\w+/g, missingId), body)
        assertError(foreign, 404, `${nameOf(endpoint)} on another's record`)
        const same = ({ body, statusCode }: typeof foreign) => [
          statusCode,
          { ...JSON.parse(body), requestId: '' },
        ]
        assert.deepEqual(same(foreign), same(missing), nameOf(endpoint))
      }
    })

    it('refuses writes from another origin, and whatever is not JSON', async () => {
      const owner = await test.pastor()
      const foreign: [string, Record<string, string>][] = [
        ['another origin', { origin: 'https://evil.example' }],
        ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
        ['a sibling site', { 'sec-fetch-site': 'same-site' }],
        ['an opaque origin', { origin: 'null' }],
        ['no origin at all', { origin: '' }],
      ]
      for (const endpoint of endpoints.filter(isUnsafe)) {
        const { body } = sampleOf(endpoint)
        const url = await addressOf(endpoint, owner)
        for (const [what, headers] of foreign) {
          if (endpoint.origin === 'any') continue
          assertError(
            await owner.send(endpoint.method, url, body, headers),
            403,
            `${nameOf(endpoint)} from ${what}`,
          )
        }
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
        ]) {
          const answer = await owner.send(endpoint.method, url, 'a=1', { 'content-type': type })
          assertError(answer, 415, `${nameOf(endpoint)} as ${type}`)
        }
      }
    })

    it('that another server makes is refused without its signature, whoever asks and from wherever', async () => {
      const owner = await test.pastor()
      for (const endpoint of endpoints.filter((e) => e.origin === 'any')) {
        const { body, headers } = sampleOf(endpoint)
        assert.ok(headers, `${nameOf(endpoint)} takes any origin, so it must ask for a signature`)
        const signature = headers(JSON.stringify(body))
        for (const who of [owner, test.visitor()]) {
          for (const origin of ['http://stillwater.test', 'https://evil.example', '']) {
            const what = `${nameOf(endpoint)} from "${origin}"`
            assertError(await who.send(endpoint.method, endpoint.path, body, { origin }), 400, what)
            const forged = await who.send(
              endpoint.method,
              endpoint.path,
              { ...body, forged: 1 },
              { ...signature, origin },
            )
            assertError(forged, 400, `${what}, changed after it was signed`)
            const proven = await who.send(endpoint.method, endpoint.path, body, { ...signature, origin })
            assert.equal(proven.statusCode, 200, `${what} with its signature: ${proven.body}`)
          }
        }
      }
    })

    it('lets nobody set what is not theirs to set', async () => {
      const owner = await test.pastor()
      const victim = await test.pastor()
      const columns = (await test.database.db.introspection.getTables()).flatMap((table) => table.columns)
      for (const endpoint of endpoints.filter((e) => e.body !== undefined && !sampleOf(e).endsSession)) {
        const body = sampleOf(endpoint).body ?? {}
        const extra = Object.fromEntries(columns.map(({ name }) => [name, 'canary-of-a-column']))
        const answer = await ask(endpoint, owner, owner, {
          ...extra,
          ...body,
          userId: victim.userId,
          email: body['email'],
        })
        assert.ok(answer.statusCode < 500, `${nameOf(endpoint)}: ${answer.body}`)
        assert.doesNotMatch(answer.body, /canary-of-a-column/, nameOf(endpoint))
      }
      assert.doesNotMatch(await everyRow(test.database.db), /canary-of-a-column/)
    })
  })
}
