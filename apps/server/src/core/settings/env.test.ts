import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { readEnv } from './env.ts'
import { StartError } from '../start-error.ts'

type Source = Record<string, string>

function complaint(source: Source): string {
  try {
    readEnv(source)
  } catch (error) {
    assert.ok(error instanceof StartError)
    return error.message
  }
  assert.fail(`${JSON.stringify(source)} was accepted`)
}

describe('the environment', () => {
  it('may be empty', () => {
    assert.deepEqual(readEnv({}), {
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      trustProxy: [],
      registration: 'open',
      development: false,
      pushContact: 'mailto:nobody@example.org',
      limits: { records: 20_000, bytes: 200_000_000, writesPerMinute: 2000 },
    })
  })

  it('takes a blank value as none, and trims', () => {
    const blank = { PORT: '', HOST: ' ', DATA_DIR: '\t', DATABASE_URL: '', TRUST_PROXY: ' , ' }
    assert.deepEqual(readEnv(blank), readEnv({}))
    assert.equal(readEnv({ PORT: ' 8080 ' }).port, 8080)
  })

  it('says where backups go, which PostgreSQL has its own tools for', () => {
    assert.deepEqual(readEnv({ BACKUP_DIR: '/srv/backups' }).backups, {
      folder: '/srv/backups',
      keepDays: 30,
    })
    assert.equal(readEnv({ BACKUP_DIR: 'backups', BACKUP_KEEP: '7' }).backups?.keepDays, 7)
    for (const keep of ['0', '-1', '1.5', 'ever', '10000'])
      assert.match(complaint({ BACKUP_KEEP: keep }), /^BACKUP_KEEP is .* for example BACKUP_KEEP=30\.$/)
    assert.match(complaint({ BACKUP_DIR: 'a\0b' }), /^BACKUP_DIR is not a path/)
    const both = { BACKUP_DIR: 'backups', DATABASE_URL: 'postgres://ann@db.example.org/stillwater' }
    assert.match(complaint(both), /back up PostgreSQL with pg_dump/)
  })

  it('is read', () => {
    const env = readEnv({
      PORT: '0',
      HOST: '::',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgresql://ann:secret@db.example.org/stillwater?sslmode=require',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,fd00::/8',
      REGISTRATION: 'invite',
      NODE_ENV: 'development',
      PUSH_CONTACT: 'mailto:office@example.org',
      PUBLIC_URL: 'https://Stillwater.example.org:8443/',
      SMTP_URL: 'smtps://ann:secret@mail.example.org:465',
      MAIL_FROM: 'stillwater@example.org',
      USER_MAX_RECORDS: '500',
      USER_MAX_MEGABYTES: '3',
      USER_MAX_WRITES_PER_MINUTE: '60',
    })
    assert.deepEqual(env, {
      port: 0,
      host: '::',
      dataDir: '/srv/data',
      databaseUrl: 'postgresql://ann:secret@db.example.org/stillwater?sslmode=require',
      trustProxy: ['10.0.0.0/8', '127.0.0.1', 'fd00::/8'],
      registration: 'invite',
      development: true,
      pushContact: 'mailto:office@example.org',
      limits: { records: 500, bytes: 3_000_000, writesPerMinute: 60 },
      publicUrl: 'https://stillwater.example.org:8443',
      mail: {
        host: 'mail.example.org',
        port: 465,
        isSmtps: true,
        login: { user: 'ann', pass: 'secret' },
        needsTls: true,
        from: 'stillwater@example.org',
      },
    })
  })

  it('takes whole numbers above zero as limits', () => {
    for (const name of ['USER_MAX_RECORDS', 'USER_MAX_MEGABYTES', 'USER_MAX_WRITES_PER_MINUTE']) {
      for (const text of ['0', '-1', '1.5', '1e3', 'many', '9999999999'])
        assert.match(complaint({ [name]: text }), new RegExp(`^${name} is "${text}": use a whole number`))
    }
  })

  it('takes host names and addresses', () => {
    for (const HOST of ['0.0.0.0', '::1', 'localhost', 'my-box.example.org'])
      assert.equal(readEnv({ HOST }).host, HOST)
  })
})

/** What SMTP_URL needs, so that only its own fault is named. */
const mailCompanions = { PUBLIC_URL: 'https://stillwater.example.org', MAIL_FROM: 'stillwater@example.org' }

describe('a wrong value', () => {
  const wrong: [name: string, values: string[], advice: RegExp][] = [
    [
      'PORT',
      ['abc', '-1', '65536', '3000.5', '1e3', '0x50', '300000', '80 80'],
      /number from 0 to 65535, for example PORT=3000/,
    ],
    [
      'PUSH_CONTACT',
      ['office@example.org', 'mailto:', 'http://example.org', 'mailto:a b@example.org', 'https://'],
      /for example PUSH_CONTACT=mailto:office@example.org/,
    ],
    [
      'HOST',
      ['http://localhost', 'a b', '-x', 'x..y', 'localhost:3000', `${'a.'.repeat(130)}b`],
      /address or host name, for example HOST=0\.0\.0\.0/,
    ],
    ['DATA_DIR', ['a\0b'], /a folder, for example DATA_DIR=\.\/data/],
    [
      'DATABASE_URL',
      ['mysql://h/n', 'db.sqlite', 'postgres://host', 'postgres://host/', 'postgres:', '://'],
      /postgres:\/\/user:password@host:5432\/name/,
    ],
    [
      'TRUST_PROXY',
      [
        'loopback',
        '*',
        '10.0.0.0/33',
        '0.0.0.0/0',
        '10.0.0.0/8/8',
        '::/129',
        '10.0.0.0/',
        '10.0.0/8',
        'true',
        '127.0.0.1;10.0.0.1',
      ],
      /addresses or ranges separated by commas, for example TRUST_PROXY=10\.0\.0\.0\/8,127\.0\.0\.1/,
    ],
    [
      'PUBLIC_URL',
      [
        'stillwater.example.org',
        'http://stillwater.example.org',
        'https://example.org/stillwater',
        'https://example.org/?a',
        'https://ann:word@example.org',
        'ftp://example.org',
        'https://',
      ],
      /the address at which people open Stillwater, without a path, for example PUBLIC_URL=https:\/\/stillwater\.example\.org/,
    ],
    [
      'MAIL_FROM',
      ['Stillwater', 'a b@example.org', 'Stillwater <stillwater@example.org>', '@example.org', 'a@b@c'],
      /use an e-mail address, for example MAIL_FROM=stillwater@example\.org/,
    ],
    [
      'SMTP_URL',
      ['mail.example.org', 'mail.example.org:587', 'https://mail.example.org', 'smtp:', 'smtp://', '://'],
      /use smtp:\/\/user:password@host:587, or leave it out/,
    ],
  ]
  for (const [name, values, advice] of wrong) {
    it(`of ${name} is named with what to write instead`, () => {
      for (const value of values) {
        const message = complaint({ ...mailCompanions, [name]: value })
        assert.match(message, new RegExp(`^${name} `), value)
        assert.match(message, advice, value)
        assert.equal(message.split('\n').length, 1, value)
      }
    })
  }

  it('is shown, except where it may hold a password', () => {
    assert.match(complaint({ PORT: 'abc' }), /"abc"/)
    assert.match(complaint({ TRUST_PROXY: '127.0.0.1,near' }), /"near"/)
    for (const scheme of ['mysql', 'postgre', 'http']) {
      const message = complaint({ DATABASE_URL: `${scheme}://ann:secret-word@host/name` })
      assert.doesNotMatch(message, /secret-word|ann/)
    }
    const message = complaint({ ...mailCompanions, SMTP_URL: 'http://ann:secret-word@mail.example.org' })
    assert.doesNotMatch(message, /secret-word|ann/)
  })

  it('does not hide the others: all are named at once', () => {
    const message = complaint({ PORT: 'x', HOST: 'a b', DATABASE_URL: 'x', TRUST_PROXY: 'x,y' })
    const names = message.split('\n').map((line) => line.split(' ', 1)[0])
    assert.deepEqual(names, ['PORT', 'HOST', 'DATABASE_URL', 'TRUST_PROXY', 'TRUST_PROXY'])
  })
})

describe('a mail server', () => {
  const SMTP_URL = 'smtp://ann:secret-word@mail.example.org:587'

  it('needs the address in its links and the one it sends from, and says which is missing', () => {
    const { PUBLIC_URL, MAIL_FROM } = mailCompanions
    assert.match(
      complaint({ SMTP_URL, MAIL_FROM }),
      /^SMTP_URL needs PUBLIC_URL for the links in e-mails: set it to .* for example PUBLIC_URL=https:\/\/\S+\.$/,
    )
    assert.match(
      complaint({ SMTP_URL, PUBLIC_URL }),
      /^SMTP_URL needs MAIL_FROM: set it to .* for example MAIL_FROM=\S+@\S+\.$/,
    )
    const both = complaint({ SMTP_URL })
    assert.equal(both.split('\n').length, 2)
    assert.doesNotMatch(both, /secret-word|ann/)
  })

  const read = (url: string, more: Source = {}) =>
    readEnv({ ...mailCompanions, SMTP_URL: url, ...more }).mail ?? assert.fail('no mail server')

  it('is sent nothing without encryption, unless it is on this machine or the setting says so', () => {
    for (const url of [
      'smtp://mail',
      'smtp://10.0.0.2:25',
      'smtp://[fd00::2]',
      'smtp://localhost.example.org',
    ])
      assert.equal(read(url).needsTls, true, url)
    for (const url of ['smtp://localhost:25', 'smtp://127.0.0.1', 'smtp://127.1.2.3:25', 'smtp://[::1]:25'])
      assert.equal(read(url).needsTls, false, url)
    assert.equal(read('smtp://mail', { SMTP_ENCRYPTION: 'optional' }).needsTls, false)
    assert.equal(read('smtp://localhost', { SMTP_ENCRYPTION: 'required' }).needsTls, true)
    for (const SMTP_ENCRYPTION of ['off', 'Required', 'false']) {
      assert.match(
        complaint({ ...mailCompanions, SMTP_URL, SMTP_ENCRYPTION }),
        new RegExp(`^SMTP_ENCRYPTION is "${SMTP_ENCRYPTION}": use required, or optional if nobody`),
      )
    }
  })

  it('is told by host, port, user and password alone', () => {
    assert.deepEqual(read('smtp://ann%40example.org:p%3Fss%20w@[::1]'), {
      host: '::1',
      port: 587,
      isSmtps: false,
      login: { user: 'ann@example.org', pass: 'p?ss w' },
      needsTls: false,
      from: 'stillwater@example.org',
    })
    assert.equal(read('smtps://mail.example.org').port, 465)
    assert.equal(read('smtps://mail.example.org').login, undefined)
    // What the library would read from here turns encryption or checks off, or writes every mail into the log.
    for (const more of [
      '?ignoreTLS=true',
      '/?tls.rejectUnauthorized=false',
      '?logger=true&debug=true',
      '#x',
    ]) {
      const message = complaint({ ...mailCompanions, SMTP_URL: SMTP_URL + more })
      assert.match(
        message,
        /^SMTP_URL has more after the host and port: leave out everything from "\?" or "#" on\./,
      )
      assert.doesNotMatch(message, /secret-word/)
    }
    assert.match(
      complaint({ ...mailCompanions, SMTP_URL: 'smtp://ann:%zz@mail' }),
      /^SMTP_URL is not the address/,
    )
  })

  it('is none without SMTP_URL, and a public address on this machine may be without encryption', () => {
    assert.equal(readEnv(mailCompanions).mail, undefined)
    assert.equal(readEnv({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl, 'http://localhost:3000')
  })
})

describe('the keys for donations', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_abc123',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_abc123',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
  }

  it('are read together, and the address of the provider is Stripe’s own unless told', () => {
    assert.deepEqual(readEnv(keys).payments, {
      secretKey: 'sk_test_abc123',
      publishableKey: 'pk_test_abc123',
      webhookSecret: 'whsec_abc123',
      apiBase: 'https://api.stripe.com',
    })
    const told = readEnv({ ...keys, STRIPE_API_BASE: 'http://127.0.0.1:4242/' })
    assert.equal(told.payments?.apiBase, 'http://127.0.0.1:4242')
    assert.equal(readEnv({ ...keys, STRIPE_SECRET_KEY: 'rk_test_x1' }).payments?.secretKey, 'rk_test_x1')
  })

  it('may all be left out, with or without the address', () => {
    assert.equal(readEnv({}).payments, undefined)
    assert.equal(readEnv({ STRIPE_API_BASE: 'https://api.stripe.com' }).payments, undefined)
  })

  it('are asked for by name where one is missing', () => {
    for (const name of Object.keys(keys)) {
      const message = complaint({ ...keys, [name]: '' })
      assert.match(message, new RegExp(`^${name} is missing: donations need all three`))
    }
  })

  it('are refused when they are of another kind, and never repeated', () => {
    const wrong: Source[] = [
      { STRIPE_SECRET_KEY: 'pk_test_secret' },
      { STRIPE_SECRET_KEY: 'sk_test_secret word' },
      { STRIPE_PUBLISHABLE_KEY: 'sk_test_secret' },
      { STRIPE_WEBHOOK_SECRET: 'secret' },
    ]
    for (const source of wrong) {
      const [name = ''] = Object.keys(source)
      const message = complaint({ ...keys, ...source })
      assert.match(message, new RegExp(`^${name} is not`))
      assert.doesNotMatch(message, /secret word|_secret|"/)
    }
  })

  it('must both be for tests or both be live', () => {
    assert.match(
      complaint({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }),
      /^STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY do not match/,
    )
  })

  it('go to no address without encryption but this machine’s own', () => {
    for (const STRIPE_API_BASE of [
      'http://api.stripe.com',
      'ftp://x',
      'x',
      'https://api.stripe.com/v1',
      'https://u@x.org',
    ]) {
      assert.match(complaint({ ...keys, STRIPE_API_BASE }), /^STRIPE_API_BASE is not a safe address/)
    }
  })
})
