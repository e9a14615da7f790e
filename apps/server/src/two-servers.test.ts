/** Two servers on one PostgreSQL are one Stillwater. */
import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { freshDatabaseLocation } from '#testing/database.ts'
import { HttpVisitor, ServerProcess, settings } from '#testing/server-process.ts'

describe('two servers on one PostgreSQL', () => {
  let one: string
  let two: string
  before(async () => {
    const location = await freshDatabaseLocation('postgres')
    const servers = await Promise.all([
      ServerProcess.start(settings(location)),
      ServerProcess.start(settings(location)),
    ])
    ;[one, two] = servers.map(({ url }) => url) as [string, string]
  })
  /** The same browser, now talking to the other server. */
  const moved = (visitor: HttpVisitor, url: string) => new HttpVisitor(url, visitor.cookies)

  it('know the sessions of each other, and their end', async () => {
    const here = new HttpVisitor(one)
    assert.equal((await here.register('ann@example.org')).status, 201)
    const there = moved(here, two)
    const user = await there.get('/api/user')
    assert.equal(user.status, 200)
    assert.equal((JSON.parse(user.body) as { email: string }).email, 'ann@example.org')
    assert.equal((await there.post('/api/logout')).status, 204)
    assert.equal((await here.get('/api/user')).status, 401)
  })

  it('show what was written on the other', async () => {
    const here = new HttpVisitor(one)
    await here.register('bo@example.org')
    const prayer = { title: 'Mercy', description: 'New every morning', category: 'family' }
    assert.equal((await here.post('/api/prayers', prayer)).status, 201)
    assert.match((await moved(here, two).get('/api/prayers')).body, /New every morning/)
  })

  it('make one account of an e-mail address that registers on both at once', async () => {
    for (let n = 0; n < 5; n += 1) {
      const email = `twin${n}@example.org`
      const answers = await Promise.all(
        [one, two, one, two].map((url) => new HttpVisitor(url).register(email)),
      )
      assert.deepEqual(
        answers.map(({ status }) => status).sort((a, b) => a - b),
        [201, 400, 400, 400],
      )
    }
  })

  it('count wrong passwords together', async () => {
    await new HttpVisitor(one).register('cy@example.org')
    const guess = (url: string, password: string) =>
      new HttpVisitor(url).post('/api/login', { email: 'cy@example.org', password })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => guess(n % 2 === 0 ? one : two, `wrong ${n}`)),
    )
    assert.equal(answers.filter(({ status }) => status === 401).length, 10)
    assert.equal(answers.filter(({ status }) => status === 429).length, 14)
  })

  it('make one record of a create that reaches both', async () => {
    const here = new HttpVisitor(one)
    await here.register('di@example.org')
    const prayer = {
      id: '01900000-0000-7000-8000-00000000000a',
      title: 'Mercy',
      description: 'x',
      category: 'family',
    }
    const answers = await Promise.all(
      [one, two, one, two].map((url) => moved(here, url).post('/api/prayers', prayer)),
    )
    for (const { status } of answers) assert.equal(status, 201)
    assert.equal((JSON.parse((await here.get('/api/prayers')).body) as unknown[]).length, 1)
  })
})
