import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { MailSettings } from '#core/settings/mail-settings.ts'
import { atEnd } from '../at-end.ts'
import { certificate } from './mail-certificate.ts'

interface ReceivedMail {
  readonly to: string[]
  readonly text: string
}

interface Options {
  readonly encryption?: 'none' | 'starttls' | 'smtps'
  /** Whom alone it sends mail for; anybody without it. */
  readonly login?: { readonly user: string; readonly pass: string }
}

/** A mail server on this machine that speaks SMTP and shows what it was given. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  /** How often it was sent a user and password, right or wrong. */
  logins = 0
  readonly #encryption: Options['encryption']
  readonly #server: SMTPServer
  #waiting: (() => void)[] = []

  static async start(options: Options = {}): Promise<MailServer> {
    const started = new MailServer(options)
    started.#server.listen(0, '127.0.0.1')
    await once(started.#server.server, 'listening')
    atEnd(() => started.stop())
    return started
  }

  private constructor({ encryption = 'none', login }: Options) {
    this.#encryption = encryption
    this.#server = new SMTPServer({
      ...certificate,
      secure: encryption === 'smtps',
      disabledCommands: [...(encryption === 'none' ? ['STARTTLS'] : []), ...(login ? [] : ['AUTH'])],
      authOptional: login === undefined,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        this.logins += 1
        if (username === login?.user && password === login?.pass) done(null, { user: username })
        else done(new Error(`no such user with the password ${password}`))
      },
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address)
          this.received.push({ to, text: unfolded(Buffer.concat(parts).toString('utf8')) })
          for (const go of this.#waiting.splice(0)) go()
          done()
        })
      },
    })
    // A client that hangs up because it does not trust the certificate.
    this.#server.on('error', () => {})
  }

  get mail(): MailSettings {
    const { port } = this.#server.server.address() as AddressInfo
    return {
      host: '127.0.0.1',
      port,
      isSmtps: this.#encryption === 'smtps',
      login: undefined,
      needsTls: false,
      from: 'stillwater@example.org',
    }
  }

  /** The first message to someone, once it is there. */
  async firstTo(address: string): Promise<ReceivedMail> {
    for (;;) {
      const found = this.received.find(({ to }) => to.includes(address))
      if (found !== undefined) return found
      await this.next()
    }
  }

  /** Once another message has come. */
  next(): Promise<void> {
    return new Promise((go) => this.#waiting.push(go))
  }

  stop(): Promise<void> {
    return new Promise((done) => this.#server.close(done))
  }
}

/** As a reader shows it: quoted-printable, with soft line ends. */
const unfolded = (raw: string) =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
