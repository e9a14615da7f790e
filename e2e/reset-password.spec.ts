import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, signedOutTest, test } from './support/fixtures.ts'
import { type RunningServer, startServer } from './support/server.ts'

/** The link that the command prints, as an address of this server. */
function linkFrom(command: 'invite' | 'reset-password', { dataDir, url }: RunningServer, ...args: string[]) {
  const script = fileURLToPath(new URL(`../scripts/${command}.ts`, import.meta.url))
  const said = execFileSync(process.execPath, [script, ...args, '--at', url], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  return /https?:\S+/.exec(said)?.[0] ?? ''
}

signedOutTest('a failed sign-in, and "Forgot password?", say whom to ask', async ({ page, review }) => {
  const words = page.getByText(
    'Forgot your password? Ask the person who runs Stillwater for your church for a reset link.',
  )
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(words).toBeVisible()
  await page.reload()
  await expect(words).toBeHidden()
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('wrong guess')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(words).toBeVisible()
  await review('sign-in-forgot')
})

test('a reset link sets a new password, once @all', async ({
  page,
  pastor,
  server,
  review,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource: .* 403|password-reset failed/)
  await page.context().clearCookies()
  const link = linkFrom('reset-password', server, pastor.email)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.getByLabel('New Password', { exact: true }).fill('twelve quiet rivers')
  await expect(page.getByText('Strong password')).toBeVisible()
  await page.getByLabel('Confirm Password', { exact: true }).fill('twelve quiet')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  expect([...new Set(asked)]).toEqual(['/api/user'])
  await page.getByLabel('Confirm Password', { exact: true }).fill('twelve quiet rivers')
  await review('reset-password')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('another password')
  await page.getByLabel('Confirm Password', { exact: true }).fill('another password')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'This link has expired or was already used. Ask the person who runs Stillwater for your church for a new one.',
  )
  await review('reset-password-used')
})

signedOutTest('where registration is closed, nothing offers it @all', async ({ page, review }) => {
  const closed = await startServer({ REGISTRATION: 'closed' })
  try {
    await page.goto(`${closed.url}/auth`)
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page.getByText('Register')).toHaveCount(0)
    await review('sign-in-closed')
    // Its calls end before the server does.
    await page.goto('about:blank')
  } finally {
    await closed.stop()
  }
})

signedOutTest(
  'an invitation opens the register form and is needed for it @all',
  async ({ page, expectConsole }) => {
    expectConsole(/Failed to load resource: .* 403/)
    const server = await startServer({ REGISTRATION: 'invite' })
    try {
      await page.goto(`${server.url}/auth`)
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
      await expect(page.getByText('Register')).toHaveCount(0)

      await page.goto('about:blank')
      await page.goto(linkFrom('invite', server))
      await page.getByLabel('Full Name').fill('Ann Lee')
      await page.getByLabel('Email').last().fill('ann@example.org')
      await page.getByLabel('Password', { exact: true }).last().fill('beside still waters')
      await page.getByLabel('Confirm Password', { exact: true }).fill('beside still waters')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByText('Registration successful').first()).toBeVisible()
      // Its calls end before the server does.
      await page.goto('about:blank')
    } finally {
      await server.stop()
    }
  },
)
