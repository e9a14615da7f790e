/** What may happen to an account, by the names of the rows in docs/security.md. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestApp } from '../../apps/server/src/testing/app.ts'
import { settings } from '../../apps/server/src/testing/server-process.ts'
import { root } from '../support/root.ts'
import { addPasskey, newEmailOf, newPassword, ok, type Opened, password, signIn } from './opened-account.ts'

interface Happening {
  /** What comes before that is another row's. */
  readonly before?: (opened: Pick<Opened, 'pastor'>) => Promise<void>
  readonly happen: (opened: Opened, test: TestApp) => Promise<void>
  /** Ends a pause. */
  readonly resume?: (opened: Opened, test: TestApp) => Promise<void>
}

async function planDeletion({ pastor }: Pick<Opened, 'pastor'>): Promise<void> {
  await ok(pastor.post('/api/user/deletion', { password }))
}

/** As the operator types it, in a process of its own. */
function accounts({ database }: TestApp, command: string, { pastor }: Opened): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/accounts.ts'), command, pastor.email],
    { env: { PATH: process.env['PATH'], ...settings(database.location) }, encoding: 'utf8' },
  )
  assert.equal(status, 0, stderr)
}

export const happenings: Record<string, Happening> = {
  'password changed': {
    happen: async ({ pastor }) => {
      await ok(pastor.post('/api/password', { currentPassword: password, password: newPassword }))
    },
  },
  'password reset by a link': {
    happen: async ({ pastor, links }) => {
      await ok(pastor.post('/api/password-reset', { token: links[0], password: newPassword }))
    },
  },
  'password reset by a code': {
    happen: async ({ pastor, codes }) => {
      const answer = await ok(pastor.post('/api/recovery', { email: pastor.email, code: codes.shift() }))
      const { token } = answer.json<{ token: string }>()
      await ok(pastor.post('/api/password-reset', { token, password: newPassword }))
    },
  },
  'e-mail changed': {
    happen: async ({ pastor }) => {
      await ok(pastor.post('/api/email', { email: newEmailOf(pastor), password }))
    },
  },
  'new recovery codes': {
    happen: async ({ pastor }) => {
      await ok(pastor.post('/api/recovery-codes', { password }))
    },
  },
  'passkey added': {
    happen: async ({ pastor }) => {
      await addPasskey(pastor)
    },
  },
  'passkey removed': {
    happen: async ({ pastor, passkeys }) => {
      await ok(pastor.delete(`/api/passkeys/${passkeys[0]?.id}`))
    },
  },
  'one device signed out': {
    happen: async ({ pastor, others }) => {
      const devices = (await ok(others[0]?.get('/api/sessions') ?? assert.fail())).json<
        { id: string; isCurrent: boolean }[]
      >()
      await ok(pastor.delete(`/api/sessions/${devices.find(({ isCurrent }) => isCurrent)?.id}`))
    },
  },
  'all others signed out': {
    happen: async ({ pastor }) => {
      await ok(pastor.delete('/api/sessions'))
    },
  },
  'deletion planned': {
    happen: planDeletion,
    resume: async ({ pastor }, test) => {
      await signIn(test.visitor(), pastor.email)
    },
  },
  'deletion taken back': {
    before: planDeletion,
    happen: async ({ pastor }) => {
      await signIn(pastor, pastor.email)
    },
  },
  'disabled by the operator': {
    happen: (opened, test) => Promise.resolve(accounts(test, 'disable', opened)),
    resume: (opened, test) => Promise.resolve(accounts(test, 'enable', opened)),
  },
}
