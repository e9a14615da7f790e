import { isIP } from 'node:net'

export interface MailSettings {
  readonly host: string
  readonly port: number
  /** Whether encryption begins with the connection (smtps) instead of by STARTTLS. */
  readonly isSmtps: boolean
  readonly login: { readonly user: string; readonly pass: string } | undefined
  /** Whether nothing is sent, the password included, without encryption and a valid certificate. */
  readonly needsTls: boolean
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
  const encryption = value('SMTP_ENCRYPTION')
  if (encryption !== undefined && encryption !== 'required' && encryption !== 'optional') {
    faults.push(
      `SMTP_ENCRYPTION is "${encryption}": use required, or optional if nobody can read along between this machine and the mail server, or leave it out.`,
    )
  }
  if (url === undefined) return undefined
  const server = readServer(url)
  if (server === undefined) {
    faults.push(
      'SMTP_URL is not the address of a mail server: use smtp://user:password@host:587, or leave it out.',
    )
  } else if (/[?#]/.test(url)) {
    faults.push(
      'SMTP_URL has more after the host and port: leave out everything from "?" or "#" on. In a password, write them as %3F and %23. What encryption is needed is set by SMTP_ENCRYPTION.',
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
  }
  if (server === undefined || from === undefined) return undefined
  const needsTls = encryption === undefined ? !isThisMachine(server.host) : encryption === 'required'
  return { ...server, from, needsTls }
}

function readServer(text: string): Pick<MailSettings, 'host' | 'port' | 'isSmtps' | 'login'> | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password } = new URL(text)
  const isSmtps = protocol === 'smtps:'
  const [user, pass] = [decode(username), decode(password)]
  if ((!isSmtps && protocol !== 'smtp:') || hostname === '' || user === undefined || pass === undefined)
    return undefined
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSmtps ? 465 : 587) : Number(port),
    isSmtps,
    login: user === '' ? undefined : { user, pass },
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** What is sent to it stays on this machine. */
const isThisMachine = (host: string) =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
