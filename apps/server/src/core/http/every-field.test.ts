/** "Must hold": every field of every body, wrong in every way, is answered with a 400 that names that field. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { endpoints } from '@stillwater/contract'
import { importLimits } from '@stillwater/contract/calendar/calendar-import'
import type { Endpoint } from '@stillwater/contract/calls/endpoint'
import { limits } from '@stillwater/contract/limits'
import { allProviders, startApp, type TestApp } from '#testing/app.ts'
import { bothEngines } from '#testing/database.ts'
import { goodPath, samples } from '#testing/samples.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** By hand from the specification, so that the validator is not compared with itself. */
const required: Record<string, string[]> = {
  'POST /api/register': ['email', 'fullName', 'password'],
  'POST /api/login': ['email', 'password'],
  'PATCH /api/user': ['fullName'],
  'POST /api/prayers': ['category', 'description', 'title'],
  'POST /api/create-donation-intent': ['amount'],
  'POST /api/sermons': ['date', 'reference', 'scripture', 'title'],
}

/** Values of any type but the sample's own; where that is "none", a text would do. */
function wrongTypes(good: unknown): unknown[] {
  const all: unknown[] = ['text', 5, 1.5, true, [], {}, [good], { value: good }]
  const kind = good === null ? 'string' : typeof good
  return all.filter((value) => typeof value !== kind)
}

/** Control characters and halves of characters, except that a password may hold what a keyboard can type. */
const forbidden = (field: string) => ['\0', '\ud800', ...(field === 'password' ? [] : ['\u0007', '\u009f'])]

/** A calendar file may be longer than any text. */
const longest = (field: string) => (field === 'file' ? importLimits.bytes : limits.text)

describe('every field', () => {
  for (const engine of bothEngines) {
    describe(`on ${engine}`, () => {
      let test: TestApp
      let pastor: Awaited<ReturnType<TestApp['pastor']>>
      before(async () => {
        test = await startApp(engine, await allProviders())
        pastor = await test.pastor()
      })

      for (const endpoint of endpoints.filter(({ body, rawBody }) => body !== undefined && !rawBody)) {
        const call = nameOf(endpoint)
        const { body: good = {} } = samples[call] ?? {}
        let url: string

        /** Sends the sample with one field changed; undefined leaves the field out. */
        const send = async (field: string, value: unknown) => {
          const answer = await pastor.send(endpoint.method, url, { ...good, [field]: value })
          const fields = answer.statusCode === 400 ? answer.json<{ fields?: object }>().fields : undefined
          return { status: answer.statusCode, fields: Object.keys(fields ?? {}), body: answer.body }
        }
        const refused = async (field: string, value: unknown, what: string) => {
          const { status, fields, body } = await send(field, value)
          const told = `${call}: ${field} ${what} answered ${status} ${body.slice(0, 200)}`
          assert.deepEqual([status, fields], [400, [field]], told)
        }

        it(`of ${call} is refused by name when it is of a wrong type, too long or holds what no keyboard types`, async () => {
          url = await goodPath(endpoint, pastor)
          for (const [field, value] of Object.entries(good)) {
            for (const wrong of wrongTypes(value)) await refused(field, wrong, JSON.stringify(wrong))
            if (typeof value !== 'string') continue
            await refused(field, value + 'x'.repeat(longest(field) + 1), 'too long')
            for (const character of forbidden(field)) {
              await refused(
                field,
                `${value.slice(0, 3)}${character}${value.slice(3)}`,
                JSON.stringify(character),
              )
            }
          }
        })

        it(`of ${call} is asked for by name when it is missing and needed`, async () => {
          url = await goodPath(endpoint, pastor)
          const found: string[] = []
          for (const field of Object.keys(good)) {
            const { status, fields, body } = await send(field, undefined)
            assert.ok(
              status < 300 || (status === 400 && fields.join() === field) || body.includes('exists'),
              `${call} without ${field}: ${body}`,
            )
            if (fields.includes(field) && !body.includes('exists')) found.push(field)
          }
          if (call in required) assert.deepEqual(found.sort(), required[call])
        })
      }
    })
  }
})
