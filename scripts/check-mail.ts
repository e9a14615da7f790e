/**
 * `npm run check-mail`: whether the mail server of SMTP_URL can be reached, encrypts and accepts the login. With an address,
 * `npm run check-mail -- someone@example.org`, a test mail is sent to it.
 */
import { parseArgs } from 'node:util'
import { checkMail, mailFault } from '../apps/server/src/core/outgoing/mail-check.ts'
import { mailer } from '../apps/server/src/core/outgoing/mail.ts'
import { readEnv } from '../apps/server/src/core/settings/env.ts'
import type { MailSettings } from '../apps/server/src/core/settings/mail-settings.ts'
import { loadSettings } from './support/settings.ts'

async function check(settings: MailSettings, to: string | undefined): Promise<void> {
  const { host, port } = settings
  console.log(`Connecting to the mail server ${host}, port ${port}.`)
  const { isEncrypted, user } = await checkMail(settings)
  console.log(isEncrypted ? 'Connected, with encryption.' : 'Connected, without encryption.')
  console.log(user === undefined ? 'No login, because SMTP_URL has no user.' : `Logged in as ${user}.`)
  if (to === undefined) {
    console.log('Nothing was sent. To send a test mail: npm run check-mail -- someone@example.org')
    return
  }
  await mailer(settings)({
    to,
    subject: 'Test mail from Stillwater',
    text: 'If you can read this, Stillwater can send mail.',
  })
  console.log(`A test mail is on its way to ${to}. If it doesn’t arrive, look in the spam folder.`)
}

loadSettings()
const { positionals } = parseArgs({ allowPositionals: true })
const [to] = positionals
try {
  const { mail } = readEnv(process.env)
  if (mail === undefined)
    throw new Error('SMTP_URL is not set, so Stillwater sends no mail. See .env.example.')
  await check(mail, to).catch((error: unknown) => {
    throw mailFault(error, mail)
  })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
