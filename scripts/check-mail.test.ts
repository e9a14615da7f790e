/** What an operator is told of a mail server: by the command, and when the server starts. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { freshDatabaseLocation } from '../apps/server/src/testing/database.ts'
import { HttpVisitor, ServerProcess, settings } from '../apps/server/src/testing/server-process.ts'
import { MailServer } from '../apps/server/src/testing/stand-ins/mail-server.ts'
import { root } from './support/root.ts'

const companions = { PUBLIC_URL: 'https://stillwater.example.org', MAIL_FROM: 'stillwater@example.org' }
const login = { user: 'ann', pass: 'secret-word' }

async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/check-mail.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...companions, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  assert.doesNotMatch(stdout + stderr, /secret-word/)
  return { lines: stdout.trim().split('\n'), complaint: stderr.trim(), status }
}

async function start() {
  const server = await MailServer.start({ login })
  const { port } = server.mail
  return { server, port, env: { SMTP_URL: `smtp://ann:secret-word@127.0.0.1:${port}` } }
}

describe('npm run check-mail', () => {
  it('says step by step what works, and sends nothing unless it is told to whom', async () => {
    const { server, port, env } = await start()
    const steps = [
      `Connecting to the mail server 127.0.0.1, port ${port}.`,
      'Connected, without encryption.',
      'Logged in as ann.',
    ]
    const dry = await run(env)
    assert.deepEqual([dry.status, dry.complaint], [0, ''])
    assert.deepEqual(dry.lines, [
      ...steps,
      'Nothing was sent. To send a test mail: npm run check-mail -- someone@example.org',
    ])
    assert.deepEqual(server.received, [])
    const sent = await run(env, 'bo@example.org')
    assert.deepEqual(sent.lines, [
      ...steps,
      'A test mail is on its way to bo@example.org. If it doesn’t arrive, look in the spam folder.',
    ])
    const mail = await server.firstTo('bo@example.org')
    assert.match(mail.text, /^Subject: Test mail from Stillwater\r?$/m)
    assert.match(mail.text, /^Auto-Submitted: auto-generated\r?$/m)
  })

  it('says what is wrong and what to do', async () => {
    const { server, env } = await start()
    const required = await run({ ...env, SMTP_ENCRYPTION: 'required' }, 'bo@example.org')
    assert.equal(required.status, 1)
    assert.match(
      required.complaint,
      /^The mail server 127\.0\.0\.1 offers no encryption \(STARTTLS\) on port \d+\./,
    )
    assert.deepEqual([server.logins, server.received], [0, []])
    const wrong = await run({ SMTP_URL: env.SMTP_URL.replace('ann:', 'bo:') })
    assert.match(
      wrong.complaint,
      /^The mail server 127\.0\.0\.1 doesn’t accept the user and password in SMTP_URL\./,
    )
    await server.stop()
    assert.match((await run(env)).complaint, /^No mail server listens at 127\.0\.0\.1, port \d+\./)
    assert.match((await run({})).complaint, /^SMTP_URL is not set, so Stillwater sends no mail\./)
    assert.match((await run({ SMTP_URL: 'mail.example.org' })).complaint, /^SMTP_URL is not the address/)
  })
})

describe('a server with a mail server that offers no encryption', () => {
  it('starts, says so in its log, and sends it nothing', async () => {
    const { server: mailServer, env } = await start()
    const server = await ServerProcess.start({
      ...settings(await freshDatabaseLocation('sqlite')),
      ...companions,
      ...env,
      SMTP_ENCRYPTION: 'required',
    })
    const [line] = await server.said(/"msg":"The mail server 127\.0\.0\.1 offers no encryption[^"]*"/)
    assert.match(
      line,
      /set SMTP_ENCRYPTION=optional\. Until then, no e-mail is sent\. Check with: npm run check-mail"$/,
    )
    const visitor = new HttpVisitor(server.url)
    assert.equal((await visitor.register('ann@example.org')).status, 201)
    await visitor.post('/api/forgot-password', { email: 'ann@example.org' })
    await server.said(/"reason":"ETLS","msg":"a notice could not be sent"/)
    assert.deepEqual([mailServer.logins, mailServer.received], [0, []])
    assert.doesNotMatch(server.output, /secret-word/)
  })
})
