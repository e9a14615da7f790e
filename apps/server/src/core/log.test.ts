/** Row 3 of docs/reliability.md: what people write is in no line of the log, whatever happens to their request. */
import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { AppError } from './http/errors.ts'
import { logOptions } from './log.ts'
import { startApp, type TestApp } from '#testing/app.ts'
import { engines } from '#testing/database.ts'

interface Line {
  level: number
  msg: string
  reqId?: string
  code?: string
  err?: { type: string; message: string; stack: string }
}
const [warn, error] = [40, 50]
const wrongGuess = [warn, 'sign-in failed', undefined]

class Memory extends Writable {
  text = ''
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.text += chunk.toString()
    done()
  }
  get lines(): Line[] {
    return this.text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
  }
}

/** Every word that a person could send starts like this, so that one search finds them all. */
const canary = 'canary'
const email = `${canary}@example.org`
const password = `${canary}-password`
const prayer = { title: `${canary} title`, description: `${canary} description`, category: 'family' }
const headers = {
  'user-agent': `${canary}-agent`,
  'x-time-zone': `${canary}-zone`,
  'x-forwarded-for': `${canary}-address`,
  referer: `http://stillwater.test/${canary}`,
  authorization: `Bearer ${canary}`,
}

for (const engine of engines) {
  describe(`the log on ${engine}`, () => {
    const log = new Memory()
    let test: TestApp
    before(async () => {
      const logger = { ...logOptions(false), stream: log }
      test = await startApp(engine, { logger, trustProxy: ['127.0.0.1'] })
    })
    const since = async (work: () => Promise<unknown>): Promise<Line[]> => {
      const before = log.lines.length
      await work()
      return log.lines.slice(before)
    }

    it('holds nothing of good requests', async () => {
      const visitor = test.visitor()
      const lines = await since(async () => {
        await visitor.post('/api/register', { email, password, fullName: `${canary} name` }, headers)
        await visitor.post('/api/login?q=canary', { email, password }, headers)
        await visitor.post('/api/prayers', prayer, headers)
        await visitor.get('/api/prayers?search=canary', headers)
      })
      assert.deepEqual(lines, [])
    })

    it('holds nothing of bad requests but that they were refused', async () => {
      const visitor = test.visitor()
      visitor.cookies.set('stillwater-session', `${canary}-token`)
      const lines = await since(async () => {
        await visitor.post('/api/login', { email, password: `${password} wrong` }, headers)
        await visitor.post('/api/login', `{"email": "${canary}", `, headers)
        await visitor.post('/api/login', { email: canary, password: [canary] }, headers)
        await visitor.post('/api/prayers', prayer, headers)
        await visitor.post('/api/prayers', prayer, { ...headers, origin: `https://${canary}.example` })
        await visitor.get(`/api/${canary}?q=canary`, headers)
        await visitor.get(`/api/prayers/%zz-${canary}`, headers)
        await visitor.send('PUT', `/api/prayers/${canary}`, { [canary]: canary }, headers)
        await visitor.post('/api/prayers', `"${canary.repeat(200_000)}"`, headers)
        for (let n = 0; n < 10; n += 1) await visitor.post('/api/login', { email, password: canary }, headers)
      })
      assert.deepEqual(
        lines.map(({ level, msg, code }) => [level, msg, code]),
        [
          wrongGuess,
          [warn, 'request refused', 'wrong_origin'],
          ...Array.from({ length: 9 }, () => wrongGuess),
          [warn, 'request refused', 'too_many_attempts'],
        ],
      )
    })

    it('holds one line of a fault, with the id that the answer has, and not a word of the request', async () => {
      const pastor = await test.pastor()
      await refuseInDatabase(test)
      let requestId: unknown
      const lines = await since(async () => {
        const answer = await pastor.post('/api/prayers?q=canary', prayer, headers)
        assert.equal(answer.statusCode, 500)
        const { requestId: id, ...body } = answer.json<Record<string, unknown>>()
        assert.deepEqual(body, {
          code: 'internal',
          message: 'Something went wrong on our side. Please try again.',
        })
        assert.equal(answer.headers['x-request-id'], id)
        requestId = id
      })
      assert.equal(lines.length, 1)
      const [line] = lines
      assert.deepEqual(
        [line?.level, line?.msg, line?.code, line?.reqId],
        [error, 'request failed', 'internal', requestId],
      )
      assert.match(line?.err?.stack ?? '', /^\s+at /)
    })

    it('has not told anything of what was sent', () => {
      assert.ok(log.text.length > 0)
      assert.doesNotMatch(log.text, /canary/i)
      assert.doesNotMatch(log.text, /still waters|stillwater-session/)
    })
  })
}

/** Makes the database refuse every prayer, with a message that would show the whole row. */
async function refuseInDatabase({ database: { db, engine } }: TestApp): Promise<void> {
  if (engine === 'postgres') {
    await sql`alter table prayers add constraint never check (title = '') not valid`.execute(db)
  } else {
    await sql`create trigger never before insert on prayers begin select raise(abort, 'canary of the trigger'); end`.execute(
      db,
    )
  }
}

describe('a fault in the log', () => {
  const describeError = logOptions(false).serializers.err
  const fault = (message: string, extra = {}) => Object.assign(new TypeError(message), extra)

  it('is told by its kind, its codes and where it happened', () => {
    const told = describeError(
      fault(`${canary} words`, { code: '23514', constraint: 'never', detail: `${canary} row` }),
    )
    assert.deepEqual(
      [told.type, told.message, told['code'], told['constraint']],
      ['TypeError', 'not shown', '23514', 'never'],
    )
    assert.match(told.stack, /^\s+at fault .*log\.test\.ts/)
    assert.doesNotMatch(JSON.stringify(told), /canary/)
  })

  it('does not tell words that look like a place, nor those of its cause', () => {
    const cause = fault(`first\n    at ${canary} (file.ts:1:1)`)
    const told = describeError(new AppError('internal', `${canary}\n at ${canary}`, { cause }))
    assert.doesNotMatch(JSON.stringify(told), /canary/)
    assert.equal((told['cause'] as { type: string }).type, 'TypeError')
  })

  it('may be anything that was thrown', () => {
    for (const thrown of [canary, { canary }, null, undefined, 5]) {
      assert.doesNotMatch(JSON.stringify(describeError(thrown)), /canary/)
    }
  })

  it('shows its words to a developer', () => {
    assert.equal(logOptions(true).serializers.err(fault('the words')).message, 'the words')
  })
})

describe('a request in the log', () => {
  it('is told by its method and path alone', () => {
    const { req, res } = logOptions(false).serializers
    assert.deepEqual(req({ method: 'GET', url: `/api/search?query=${canary}` }), {
      method: 'GET',
      path: '/api/search',
    })
    assert.deepEqual(res({ statusCode: 200 }), { status: 200 })
  })
})
