import { createTransport } from 'nodemailer'
import type { MailSettings } from '../settings/mail-settings.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** How the mail server is reached, by whoever sends or checks. */
export const smtpOptions = ({ host, port, isSmtps, needsTls }: MailSettings) => ({
  host,
  port,
  secure: isSmtps,
  requireTLS: needsTls,
  // Where encryption is not needed, one that proves nothing is still better than none.
  tls: { rejectUnauthorized: needsTls },
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
})

/** Only for reset links and security notices, as plain text. */
export function mailer(settings: MailSettings): SendMail {
  const { login: auth, from } = settings
  const transport = createTransport({ ...smtpOptions(settings), ...(auth && { auth }) })
  return async (mail) => {
    await transport.sendMail({
      from: { name: 'Stillwater', address: from },
      // Nobody is there to answer: programs that reply for somebody on vacation leave such mail alone (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...mail,
    })
  }
}
