/** The server as a process: how it starts, refuses to start, and stops. Rows 20 and 23 of docs/reliability.md. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { before, describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { connect as openDatabase, type DatabaseLocation } from '#core/database/connect.ts'
import { migrate } from '#core/database/migrate.ts'
import { migrations } from '#core/database/migrations/index.ts'
import { databaseFile } from '#core/database/sqlite-file.ts'
import { atEnd } from '#testing/at-end.ts'
import { engines, freshDatabaseLocation } from '#testing/database.ts'
import { HttpVisitor, runToEnd, ServerProcess, settings } from '#testing/server-process.ts'

const secret = 'secret-word'

describe('a server that cannot start', { concurrency: 2 }, () => {
  it('names every wrong setting, and ends with code 1', async () => {
    const { code, said } = await runToEnd({
      PORT: 'many',
      HOST: 'a b',
      TRUST_PROXY: 'all',
      DATABASE_URL: `mysql://ann:${secret}@host/name`,
    })
    assert.equal(code, 1)
    assert.deepEqual(
      said
        .trim()
        .split('\n')
        .map((line) => line.split(' ', 1)[0]),
      ['PORT', 'HOST', 'DATABASE_URL', 'TRUST_PROXY'],
    )
    assert.doesNotMatch(said, new RegExp(secret))
  })

  it('says that the port is taken and which setting changes it', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    atEnd(() => taken.close())
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, said } = await runToEnd({
      ...settings(await freshDatabaseLocation('sqlite')),
      PORT: String(port),
    })
    assert.equal(code, 1)
    assert.equal(
      said.trim(),
      `Port ${port} is already in use. Set PORT to a free one, for example: PORT=${port + 1} npm start`,
    )
  })

  it('says that PostgreSQL cannot be reached, without its password', async () => {
    const location = {
      ...(await freshDatabaseLocation('sqlite')),
      databaseUrl: `postgres://ann:${secret}@127.0.0.1:1/name`,
    }
    const { code, said } = await runToEnd(settings(location))
    assert.equal(code, 1)
    assert.match(said, /^PostgreSQL can't be reached \(.*ECONNREFUSED.*\)\. Check that it is running/)
    assert.doesNotMatch(said, new RegExp(secret))
  })

  it('says that the database file is damaged and what to do, and leaves it as it is', async () => {
    const location = await freshDatabaseLocation('sqlite')
    await prepare(location)
    const file = databaseFile(location.dataDir)
    const bytes = readFileSync(file)
    const middle = 4096 * Math.floor(bytes.length / 8192)
    bytes.fill(0xff, middle, middle + 64)
    writeFileSync(file, bytes)
    const { code, said } = await runToEnd(settings(location))
    assert.equal(code, 1)
    assert.match(
      said,
      /^The database file .*stillwater\.db is damaged \(.+\)\. It was not changed\. .*Restore your latest backup with/,
    )
    assert.deepEqual(readFileSync(file), bytes)
  })

  for (const engine of engines) {
    it(`says that a newer version wrote the database, on ${engine}`, async () => {
      const location = await freshDatabaseLocation(engine)
      await prepare(location, { ...migrations, '9001-later': () => Promise.resolve() })
      const { code, said } = await runToEnd(settings(location))
      assert.equal(code, 1)
      assert.equal(
        said.trim(),
        'This database was written by a newer version of Stillwater (9001-later). Start that version or a later one.',
      )
    })
  }
})

/** Whether anyone who comes new is still let in. */
const isOpen = (server: ServerProcess) =>
  fetch(`${server.url}/livez`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  )

async function prepare(location: DatabaseLocation, list = migrations): Promise<void> {
  const database = await openDatabase(location)
  await migrate(database, list)
  await database.close()
}

for (const engine of engines) {
  describe(`a server that is told to stop on ${engine}`, () => {
    let server: ServerProcess
    let visitor: HttpVisitor
    const idle: Socket[] = []
    before(async () => {
      server = await ServerProcess.start(settings(await freshDatabaseLocation(engine)))
      visitor = new HttpVisitor(server.url)
      assert.equal((await visitor.register('ann@example.org')).status, 201)
    })

    /** A change of the profile, of which the server has only half so far. */
    const halfSent = (name: string) => {
      const body = JSON.stringify({ fullName: name, churchName: 'x'.repeat(100) })
      const socket = connect(server.port, '127.0.0.1')
      const head = [
        'PATCH /api/user HTTP/1.1',
        `host: 127.0.0.1:${server.port}`,
        `origin: ${server.url}`,
        `cookie: ${visitor.cookie}`,
        'content-type: application/json',
        `content-length: ${body.length}`,
        '',
        '',
      ]
      socket.write(head.join('\r\n') + body.slice(0, 50))
      return { socket, finish: () => socket.write(body.slice(50)) }
    }

    it('finishes what is under way with its answers, takes nothing new, and ends well', async () => {
      const halves = ['One', 'Two', 'Three'].map((name) => halfSent(`${name} Lee`))
      for (let n = 0; n < 3; n += 1) idle.push(connect(server.port, '127.0.0.1'))
      // Answered after the halves were sent, so the server has seen them.
      const logins = Array.from({ length: 5 }, () =>
        visitor.post('/api/login', { email: 'ann@example.org', password: 'wrong guess' }),
      )
      await Promise.all(logins)
      const answers = halves.map(({ socket }) => text(socket))
      server.signal('SIGTERM')
      while (await isOpen(server)) await turn()
      for (const { finish } of halves) finish()
      for (const answer of await Promise.all(answers)) assert.match(answer, /^HTTP\/1\.1 200 OK\r\n/)
      assert.equal(await server.ended(), 0)
      assert.doesNotMatch(
        server.output,
        /open connections were closed at the shutdown deadline|request failed/,
      )
    })
  })
}
