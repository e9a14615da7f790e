import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres, startPostgres } from './postgres.ts'
import { tempFolder } from './temp-folder.ts'

async function accepts(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function setting(client: pg.Client, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(`select current_setting('${name}') as value`)
  return rows[0]?.value
}

describe('the throw-away PostgreSQL', () => {
  it('lets suites make their own databases and is gone when it is stopped', async () => {
    const cluster = await startPostgres()
    const client = new pg.Client(cluster.url)
    await client.connect()
    await client.query('create database a_suite')
    assert.equal(await setting(client, 'fsync'), 'off')
    assert.equal(await setting(client, 'max_connections'), '200')
    await client.end()
    await cluster.stop()
    await cluster.stop()
    assert.equal(await accepts(cluster.url), false)
  })

  it('goes with the process that started it, even one that is killed', async (t) => {
    const folder = await tempFolder(t)
    await chmod(folder, 0o777)
    const module = new URL('./postgres.ts', import.meta.url).href
    const code = `console.log((await (await import('${module}')).startPostgres(undefined, '${folder}')).url)`
    const owner = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await Promise.race([once(owner.stdout, 'data'), once(owner, 'close')])
    const url = String(line).trim()
    assert.equal(await accepts(url), true)
    assert.equal((await readdir(folder)).length, 1)
    owner.kill('SIGKILL')
    for (let tries = 0; tries < 100 && (await readdir(folder)).length > 0; tries += 1) await wait(100)
    assert.deepEqual(await readdir(folder), [])
    assert.equal(await accepts(url), false)
  })

  it('says why when it cannot start', async (t) => {
    await assert.rejects(startPostgres(join(await tempFolder(t), 'nowhere')), /did not start[^]*initdb/)
  })

  it('is looked for only where PG_BIN says, if that is set', async (t) => {
    assert.equal(findPostgres({ PG_BIN: await tempFolder(t) }), undefined)
    assert.notEqual(findPostgres({ PATH: '' }), undefined)
  })
})
