import { createTransport } from 'nodemailer'
import type { MailSettings } from '../settings/mail-settings.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export type SendMail = (mail: Mail) => Promise<void>

/** Only for reset links and security notices, as plain text. */
export function mailer({ url, from }: MailSettings): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return async (mail) => {
    await transport.sendMail({
      from: { name: 'Stillwater', address: from },
      // Nobody is there to answer: programs that reply for somebody on vacation leave such mail alone (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...mail,
    })
  }
}
