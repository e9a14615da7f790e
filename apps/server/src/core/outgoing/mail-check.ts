import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailSettings } from '../settings/mail-settings.ts'
import { smtpOptions } from './mail.ts'

interface MailCheck {
  readonly isEncrypted: boolean
  /** Undefined where SMTP_URL has no user. */
  readonly user: string | undefined
}

/** Why no mail can be sent, and what to do, in a sentence without the password. */
export class MailFault extends Error {}

/** Connects and logs in as for a mail, and sends none. Throws a `MailFault`. */
export async function checkMail(settings: MailSettings): Promise<MailCheck> {
  const { host, login } = settings
  const connection = new SMTPConnection(smtpOptions(settings))
  try {
    await new Promise<void>((done, fail) => {
      connection.once('error', fail)
      connection.once('end', () => fail(new Error('ended')))
      connection.connect((error) => {
        if (error) return fail(error)
        if (login === undefined) return done()
        if (!connection.allowsAuth) return fail(noLogin(host))
        connection.login({ credentials: login }, (refused) => (refused ? fail(refused) : done()))
      })
    })
    return { isEncrypted: connection.secure, user: login?.user }
  } catch (error) {
    throw mailFault(error, settings)
  } finally {
    connection.close()
  }
}

const noLogin = (host: string) =>
  new MailFault(
    `The mail server ${host} takes no user and password here. Leave them out of SMTP_URL, or use the port for sending mail, often 587 or 465.`,
  )

interface SmtpError {
  readonly code?: string
  /** What the operating system or TLS called it. */
  readonly originalCode?: string
  /** What the server was told last. */
  readonly command?: string
}

/** Says in plain words why a mail server can't be used. Its own words are left out: they may repeat what it was sent. */
export function mailFault(error: unknown, { host, port, isSmtps, from }: MailSettings): MailFault {
  if (error instanceof MailFault) return error
  const { code = 'unknown', originalCode = '', command } = Object(error) as SmtpError
  const fault = (words: string) => new MailFault(words, { cause: error })
  if (code === 'EDNS') return fault(`There is no mail server ${host}. Check the host in SMTP_URL.`)
  if (code === 'EAUTH')
    return fault(`The mail server ${host} doesn’t accept the user and password in SMTP_URL. Check both.`)
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return fault(
      `The mail server ${host} refuses the mail. Check the address it was for, and that this login may send from ${from} (MAIL_FROM).`,
    )
  if (code === 'ETIMEDOUT')
    return fault(
      `The mail server ${host} doesn’t answer on port ${port}. Check the host and port in SMTP_URL, and whether a firewall lets this machine connect.${port === 465 && !isSmtps ? ' Port 465 needs smtps:// instead of smtp://.' : ''}`,
    )
  if (originalCode === 'ECONNREFUSED')
    return fault(`No mail server listens at ${host}, port ${port}. Check the host and port in SMTP_URL.`)
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(originalCode))
    return fault(
      `The certificate of the mail server ${host} can’t be trusted (${originalCode}). Use the host name that is in its certificate; if an authority of your own has signed it, name that authority’s file in NODE_EXTRA_CA_CERTS.`,
    )
  if (code === 'ETLS' && command === 'STARTTLS')
    return fault(
      `The mail server ${host} offers no encryption (STARTTLS) on port ${port}. No mail is sent, because others could read the password and the reset links on the way. Use a server or port with encryption, such as smtps://user:password@${host}:465, or, if nobody can read along between this machine and the mail server, set SMTP_ENCRYPTION=optional.`,
    )
  if (originalCode.startsWith('ERR_SSL') || code === 'ETLS')
    return fault(
      `The mail server ${host} can’t agree on encryption on port ${port}. ${isSmtps ? 'Try smtp:// with port 587.' : 'Try smtps:// with port 465.'}`,
    )
  return fault(
    `The mail server ${host} doesn’t answer on port ${port} as a mail server does (${originalCode || code}). Check the host and port in SMTP_URL.`,
  )
}
