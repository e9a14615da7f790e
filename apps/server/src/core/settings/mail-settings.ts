export interface MailSettings {
  /** smtp:// or smtps://, with the user and password. */
  readonly url: string
  readonly from: string
}

/** SMTP_URL may contain a password, so it is never printed. */
export function readMail(
  value: (name: string) => string | undefined,
  publicUrl: string | undefined,
  faults: string[],
): MailSettings | undefined {
  const url = value('SMTP_URL')
  const from = value('MAIL_FROM')
  if (from !== undefined && !/^[^\s<>@]+@[^\s<>@]+$/.test(from)) {
    faults.push(
      `MAIL_FROM is "${from}": use an e-mail address, for example MAIL_FROM=stillwater@example.org.`,
    )
  }
  if (url === undefined) return undefined
  if (!isMailServer(url)) {
    faults.push(
      'SMTP_URL is not the address of a mail server: use smtp://user:password@host:587, or leave it out.',
    )
  }
  if (publicUrl === undefined) {
    faults.push(
      'SMTP_URL needs PUBLIC_URL for the links in e-mails: set it to the address at which people open Stillwater, for example PUBLIC_URL=https://stillwater.example.org.',
    )
  }
  if (from === undefined) {
    faults.push(
      'SMTP_URL needs MAIL_FROM: set it to the address that e-mails come from, for example MAIL_FROM=stillwater@example.org.',
    )
    return undefined
  }
  return { url, from }
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}
