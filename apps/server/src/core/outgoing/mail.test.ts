/** Row 88 of the reliability list: neither the password of the mail server nor a reset link leaves this machine in clear text. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { MailSettings } from '#core/settings/mail-settings.ts'
import { certificate } from '#testing/stand-ins/mail-certificate.ts'
import { MailServer } from '#testing/stand-ins/mail-server.ts'
import { checkMail, mailFault } from './mail-check.ts'
import { mailer } from './mail.ts'

const login = { user: 'ann', pass: 'secret-word' }
const mail = { to: 'bo@example.org', subject: 'Reset', text: 'a link' }
const encryptions = ['none', 'starttls', 'smtps'] as const

/** A server that is told nothing without encryption, unless it is said to be harmless. */
async function start(encryption: (typeof encryptions)[number], needsTls = true) {
  const server = await MailServer.start({ encryption, login })
  const settings: MailSettings = { ...server.mail, login, needsTls }
  return { server, settings }
}

const faultOf = (settings: MailSettings) =>
  checkMail(settings).then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  )

describe('a mail server that needs encryption', () => {
  for (const encryption of encryptions) {
    it(`is sent neither the password nor the mail without a valid certificate: ${encryption}`, async () => {
      const { server, settings } = await start(encryption)
      await assert.rejects(mailer(settings)(mail))
      assert.notEqual(await faultOf(settings), 'none')
      assert.deepEqual([server.logins, server.received], [0, []])
    })
  }

  it('says in a sentence what is missing, and what to do', async () => {
    const { settings } = await start('none')
    const { port } = settings
    assert.equal(
      await faultOf(settings),
      `The mail server 127.0.0.1 offers no encryption (STARTTLS) on port ${port}. No mail is sent, because others could read the password and the reset links on the way. Use a server or port with encryption, such as smtps://user:password@127.0.0.1:465, or, if nobody can read along between this machine and the mail server, set SMTP_ENCRYPTION=optional.`,
    )
    for (const encryption of ['starttls', 'smtps'] as const) {
      assert.match(
        await faultOf((await start(encryption)).settings),
        /^The certificate of the mail server 127\.0\.0\.1 can’t be trusted \(\w+\)\. Use the host name that is in its certificate; /,
      )
    }
    assert.match(
      await faultOf({ ...settings, isSmtps: true }),
      /can’t agree on encryption on port \d+\. Try smtp:\/\/ with port 587\.$/,
    )
  })

  it('gets both once its certificate is trusted', async (t) => {
    const usual = getCACertificates()
    setDefaultCACertificates([...usual, certificate.cert])
    t.after(() => setDefaultCACertificates(usual))
    for (const encryption of ['starttls', 'smtps'] as const) {
      const { server, settings } = await start(encryption)
      assert.deepEqual(await checkMail(settings), { isEncrypted: true, user: 'ann' })
      assert.deepEqual(server.received, [])
      await mailer(settings)(mail)
      assert.deepEqual(
        server.received.map(({ to }) => to),
        [['bo@example.org']],
      )
    }
  })
})

describe('a mail server that needs none', () => {
  for (const encryption of encryptions) {
    it(`gets the mail, with the encryption that it offers: ${encryption}`, async () => {
      const { server, settings } = await start(encryption, false)
      assert.deepEqual(await checkMail(settings), { isEncrypted: encryption !== 'none', user: 'ann' })
      await mailer(settings)(mail)
      assert.equal(server.received.length, 1)
    })
  }
})

describe('what is wrong with a mail server', () => {
  it('is said in plain words, without the password', async () => {
    const { server, settings } = await start('none', false)
    const wrong = { ...settings, login: { user: 'ann', pass: 'wrong-word' } }
    assert.equal(
      await faultOf(wrong),
      'The mail server 127.0.0.1 doesn’t accept the user and password in SMTP_URL. Check both.',
    )
    const open = await MailServer.start()
    assert.match(await faultOf({ ...open.mail, login }), /takes no user and password here\. Leave them out/)
    assert.deepEqual(await checkMail(open.mail), { isEncrypted: false, user: undefined })
    await server.stop()
    assert.match(
      await faultOf(settings),
      /^No mail server listens at 127\.0\.0\.1, port \d+\. Check the host/,
    )
    const told = (error: object, more = {}) => mailFault(error, { ...settings, ...more }).message
    assert.match(told({ code: 'EDNS' }), /^There is no mail server 127\.0\.0\.1\./)
    assert.match(told({ code: 'ETIMEDOUT' }), /doesn’t answer on port \d+\. Check the host and port/)
    assert.match(
      told({ code: 'ETIMEDOUT' }, { port: 465 }),
      /Port 465 needs smtps:\/\/ instead of smtp:\/\/\.$/,
    )
    assert.match(
      told({ code: 'EENVELOPE' }),
      /refuses the mail\. .* may send from stillwater@example\.org \(MAIL_FROM\)/,
    )
    assert.match(told({ code: 'EPROTOCOL', response: 'secret' }), /as a mail server does \(EPROTOCOL\)/)
    assert.doesNotMatch(told(new Error('secret')), /secret/)
  })
})
