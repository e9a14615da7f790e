import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isApiBase } from './api-base.ts'
import { type BackupSettings, readBackups } from './backup-settings.ts'
import { type MailSettings, readMail } from './mail-settings.ts'
import { type PaymentSettings, readPayments } from './payment-settings.ts'
import { StartError } from '../start-error.ts'
import { readLimits } from './user-limits.ts'
import type { UserLimits } from '../records/usage.ts'

export interface Env {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Addresses or ranges of the proxies whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: string[]
  /** Who can create an account: anyone, people with an invitation, or nobody. */
  readonly registration: Registration
  /** Development mode, where error details may be shown. */
  readonly development: boolean
  /** How push services can contact the operator. */
  readonly pushContact: string
  /** What one user may store, and how fast they may write. */
  readonly limits: UserLimits
  /** Where users reach the server, for links in e-mails and for passkeys. */
  readonly publicUrl?: string | undefined
  /** The mail server that sends reset links and security notices. Without it there are none. */
  readonly mail?: MailSettings | undefined
  /** A provider of more Bible versions. Without it only the built-in ones are available. */
  readonly bibleApi?: { readonly key: string; readonly base: string } | undefined
  /** Where the server puts a backup every day. Without it, it makes none. */
  readonly backups?: BackupSettings | undefined
  /** The provider that takes donations. Without it the app says that payments are unavailable. */
  readonly payments?: PaymentSettings | undefined
}

const registrations = ['open', 'invite', 'closed'] as const
type Registration = (typeof registrations)[number]

/** The default. */
export const defaultPushContact = 'mailto:nobody@example.org'

/** Reads the environment once, at start. Every invalid value is reported with how to fix it. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const faults: string[] = []
  const value = (name: string) => (source[name]?.trim() === '' ? undefined : source[name]?.trim())

  const portText = value('PORT') ?? '3000'
  const port = Number(portText)
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
    faults.push(`PORT is "${portText}": use a number from 0 to 65535, for example PORT=3000.`)
  }

  const host = value('HOST') ?? '127.0.0.1'
  if (
    isIP(host) === 0 &&
    !/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(host)
  ) {
    faults.push(`HOST is "${host}": use an address or host name, for example HOST=0.0.0.0.`)
  }

  const dataDir = value('DATA_DIR') ?? './data'
  if (dataDir.includes('\0'))
    faults.push('DATA_DIR is not a path: use a folder, for example DATA_DIR=./data.')

  const databaseUrl = value('DATABASE_URL')
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl)) {
    // The value may contain a password, so it is never printed.
    faults.push(
      'DATABASE_URL is not a PostgreSQL address: use postgres://user:password@host:5432/name, or leave it out to store the data in DATA_DIR.',
    )
  }

  const trustProxy = (value('TRUST_PROXY') ?? '')
    .split(',')
    .map((range) => range.trim())
    .filter((range) => range !== '')
  for (const range of trustProxy) {
    if (!isRange(range)) {
      faults.push(
        `TRUST_PROXY contains "${range}": use addresses or ranges separated by commas, for example TRUST_PROXY=10.0.0.0/8,127.0.0.1.`,
      )
    }
  }

  const pushContact = value('PUSH_CONTACT') ?? defaultPushContact
  if (!isContact(pushContact)) {
    faults.push(
      `PUSH_CONTACT is "${pushContact}": use an e-mail address or a web page, for example PUSH_CONTACT=mailto:office@example.org.`,
    )
  }

  const registrationText = value('REGISTRATION') ?? 'open'
  const registration = registrations.find((each) => each === registrationText)
  if (registration === undefined) {
    faults.push(
      `REGISTRATION is "${registrationText}": use open, invite or closed, for example REGISTRATION=invite.`,
    )
  }

  const publicUrl = value('PUBLIC_URL')
  if (publicUrl !== undefined && !isPublicUrl(publicUrl)) {
    faults.push(
      `PUBLIC_URL is "${publicUrl}": use the address at which people open Stillwater, without a path, for example PUBLIC_URL=https://stillwater.example.org.`,
    )
  }
  const mail = readMail(value, publicUrl, faults)
  const bibleApi = readBibleApi(value('BIBLE_API_KEY'), value('BIBLE_API_BASE'), faults)
  const payments = readPayments(value, faults)
  const limits = readLimits(value, faults)
  const backups = readBackups(value, databaseUrl, faults)

  if (faults.length > 0 || registration === undefined) throw new StartError(faults.join('\n'))
  const development = value('NODE_ENV') === 'development'
  return {
    port,
    host,
    dataDir: resolve(dataDir),
    databaseUrl,
    trustProxy,
    registration,
    development,
    pushContact,
    limits,
    ...(publicUrl !== undefined && { publicUrl: new URL(publicUrl).origin }),
    ...(mail && { mail }),
    ...(bibleApi && { bibleApi }),
    ...(payments && { payments }),
    ...(backups && { backups }),
  }
}

/** An origin. Only this machine's own may be without encryption: passkeys and links must not be read on the way. */
function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, origin, href } = new URL(text)
  const isOrigin = href === `${origin}/`
  return isOrigin && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'))
}

/** An IP address or CIDR range. The whole internet is not a valid range of proxies. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)
}

const isContact = (text: string): boolean =>
  URL.canParse(text) && /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)

function isPostgresUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (url.protocol === 'postgres:' || url.protocol === 'postgresql:') && url.pathname.length > 1
}

function readBibleApi(key: string | undefined, base: string | undefined, faults: string[]): Env['bibleApi'] {
  // The key is a secret, so it is never printed.
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    faults.push(
      'BIBLE_API_KEY is not a key: copy it from your account at API.Bible without spaces, or leave it out.',
    )
  }
  if (base !== undefined && !isApiBase(base)) {
    faults.push(
      'BIBLE_API_BASE is not a safe address for a key: use one that starts with https:// and has no "?", for example BIBLE_API_BASE=https://rest.api.bible/v1, or leave it out.',
    )
  }
  if (key === undefined) return undefined
  return { key, base: (base ?? 'https://rest.api.bible/v1').replace(/\/+$/, '') }
}
