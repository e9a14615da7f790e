/** An account with everything that can open it or can be read of it, to see what of that still works after a change. */
import assert from 'node:assert/strict'
import { type TestApp, Visitor } from '../../apps/server/src/testing/app.ts'
import { Authenticator } from '../../apps/server/src/testing/authenticator.ts'
import type { MailServer } from '../../apps/server/src/testing/stand-ins/mail-server.ts'

export const publicUrl = 'http://stillwater.test'
export const password = 'still waters'
export const newPassword = 'green pastures'
export const newEmailOf = ({ email }: { readonly email: string }) => `new-${email}`

export async function ok(sent: ReturnType<Visitor['post']>) {
  const answer = await sent
  assert.ok(answer.statusCode < 300, answer.body)
  return answer
}

export const signIn = (visitor: Visitor, email: string) => ok(visitor.post('/api/login', { email, password }))
export async function addPasskey(pastor: Visitor) {
  const options = await ok(pastor.post('/api/passkeys/options', { password }))
  const authenticator = new Authenticator(publicUrl)
  const credential = authenticator.create(options.json())
  const { id } = (await ok(pastor.post('/api/passkeys', { credential }))).json<{ id: string }>()
  return { id, authenticator }
}

/** Two of each, so that one of them may end alone. */
export interface Opened {
  readonly pastor: Visitor & { readonly email: string }
  /** The session that this browser had before the change. */
  readonly thisDevice: ReadonlyMap<string, string>
  readonly others: readonly Visitor[]
  readonly links: readonly string[]
  readonly codes: string[]
  readonly passkeys: readonly { readonly id: string; readonly authenticator: Authenticator }[]
  readonly feeds: readonly string[]
}

export async function openAccount(
  test: TestApp,
  mailServer: MailServer,
  before: ((opened: Pick<Opened, 'pastor'>) => Promise<void>) | undefined,
): Promise<Opened> {
  const pastor = await test.pastor()
  const others = [test.visitor(), test.visitor()]
  for (const other of others) await signIn(other, pastor.email)
  const passkeys = [await addPasskey(pastor), await addPasskey(pastor)]
  const feeds = []
  for (const name of ['Google', 'Office']) {
    const feed = {
      name,
      audience: 'busy',
      showsCounseling: false,
      includesSermons: false,
      includesActivities: false,
    }
    feeds.push((await ok(pastor.post('/api/calendar-feeds', feed))).json<{ path: string }>().path)
  }
  const { codes } = (await ok(pastor.post('/api/recovery-codes', { password }))).json<{ codes: string[] }>()
  await before?.({ pastor })
  const linksSent = () =>
    mailServer.received
      .filter(({ to }) => to.includes(pastor.email))
      .flatMap(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? [])
  for (let sent = 0; sent < 2; sent += 1) {
    await ok(test.visitor().post('/api/forgot-password', { email: pastor.email }))
    while (linksSent().length === sent) await mailServer.next()
  }
  const thisDevice = new Map(pastor.cookies)
  return { pastor, thisDevice, others, links: linksSent(), codes, passkeys, feeds }
}

/** The same at another server of the same database. */
export const moved = (opened: Opened, test: TestApp): Opened => ({
  ...opened,
  pastor: Object.assign(browserAt(test, opened.pastor.cookies), { email: opened.pastor.email }),
  others: opened.others.map(({ cookies }) => browserAt(test, cookies)),
})

function browserAt({ app }: TestApp, cookies: ReadonlyMap<string, string>): Visitor {
  const visitor = new Visitor(app)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

export type Verdict = 'works' | 'refused'
const verdict = ({ statusCode }: { statusCode: number }): Verdict => (statusCode < 300 ? 'works' : 'refused')

/** Tries all that was open, by column; what would take back a deletion last. */
export async function tryAll(opened: Opened, test: TestApp, email: string) {
  const { pastor, thisDevice, others, links, codes, passkeys, feeds } = opened
  const each = async <T>(all: readonly T[], attempt: (one: T) => ReturnType<Visitor['get']>) => {
    const verdicts: Verdict[] = []
    for (const one of all) verdicts.push(verdict(await attempt(one)))
    return verdicts
  }
  const isIn = (cookies: ReadonlyMap<string, string>) => browserAt(test, cookies).get('/api/user')
  return {
    'This device': await each([thisDevice, pastor.cookies], isIn),
    'Other devices': await each(others, ({ cookies }) => isIn(cookies)),
    'Calendar addresses': await each(feeds, (path) => test.visitor().get(path)),
    'Reset links': await each(links, (token) =>
      test.visitor().post('/api/password-reset', { token, password: 'another one' }),
    ),
    'Recovery codes': await each(codes.splice(0, 2), (code) =>
      test.visitor().post('/api/recovery', { email, code }),
    ),
    Passkeys: await each(passkeys, async ({ authenticator }) => {
      const visitor = test.visitor()
      const options = await ok(visitor.post('/api/login/passkey/options'))
      return visitor.post('/api/login/passkey', { credential: authenticator.get(options.json()) })
    }),
  }
}
