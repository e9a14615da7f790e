/** The app lock: what it hides, what opens it, and what becomes of unsynced words. The files on the disk: locked-profile.spec.ts. */
import type { Page } from '@playwright/test'
import {
  expect,
  type Pastor,
  readStore,
  registerPastor,
  shellIsCached,
  skipHelp,
  test,
} from './support/fixtures.ts'
import {
  addAuthenticator,
  addPasskey,
  enterPin,
  isUnlocked,
  lockHeading,
  pin,
  turnOnLock,
} from './support/lock-steps.ts'
import {
  networkNoise,
  newPrayer,
  openPrayers,
  titlesOf,
  unsent,
  writePrayer,
} from './support/prayer-steps.ts'
import { dialog } from './support/record-kinds.ts'

const minutes = (count: number) => count * 60_000
const stores = ['records', 'answers', 'drafts', 'outbox'] as const
const accountMenu = (page: Page) => page.getByRole('button', { name: 'Your account' })

async function lock(page: Page) {
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(lockHeading(page)).toBeVisible()
}

/** As when another app comes to the front, or this one comes back. */
const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

async function signIn(page: Page, { email, password }: Pastor) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await isUnlocked(page)
}

/** Everything that lies on the device, as text. */
async function everythingStored(page: Page, pastor: Pastor): Promise<string> {
  const rows = []
  for (const kind of ['', ' sealed'] as const)
    for (const store of stores) rows.push(...(await readStore(page, pastor.id, store, kind)))
  const items = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  return JSON.stringify(rows) + items
}

/** Half a thought, left in the form of a prayer. */
async function leaveDraft(page: Page, text: string) {
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await dialog(page).getByLabel('Title').fill(text)
}

async function draftIsOffered(page: Page, text: string) {
  await page.getByRole('button', { name: 'Add Prayer' }).first().click()
  await dialog(page).getByRole('button', { name: 'Continue draft' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue(text)
}

test('it asks for the PIN on opening, shows nothing before, and the same screen after', async ({
  page,
  pastor,
  review,
}) => {
  await newPrayer(pastor, 'Healing')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn on app lock' }).click()
  const form = page.getByRole('dialog', { name: 'Turn On App Lock' })
  const field = form.getByLabel('PIN or Password', { exact: true })
  await field.fill('12')
  await form.getByRole('button', { name: 'Turn On' }).click()
  await expect(form.getByText('Use 4 to 64 characters')).toBeVisible()
  await field.fill('1234')
  await expect(form.getByText('The two don’t match')).toBeVisible()
  await expect(field).toHaveAccessibleDescription(/This follows a row, so it’s among the first guesses/)
  await field.fill('407193')
  await expect(field).toHaveAccessibleDescription(/a computer can quickly try every PIN of this length/)
  await review('app-lock-turn-on')
  await page.keyboard.press('Escape')

  await turnOnLock(page)
  await expect(page.getByText('On. Locks when you open Stillwater and after 5 minutes.')).toBeVisible()
  await review('app-lock-settings')
  await page.goto('/prayers')
  await expect(lockHeading(page)).toBeVisible()
  await expect(page.getByText('Healing')).toHaveCount(0)
  await expect(page.getByText(pastor.fullName)).toHaveCount(0)
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused()
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
  await isUnlocked(page)
  await expect(page).toHaveURL(/\/prayers$/)
  await expect(page.getByRole('heading', { name: 'Healing' })).toBeVisible()
})

test('everything that is stored is encrypted, names too, and a draft survives the lock', async ({
  page,
  pastor,
}) => {
  await newPrayer(pastor, 'Healing')
  await turnOnLock(page)
  await page.goto('/bible-study?ref=John+3')
  await enterPin(page, pin)
  await expect(page.getByText('Nicodemus').first()).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Prayer' }).click()
  await expect(page.getByRole('heading', { name: 'Healing' })).toBeVisible()
  await leaveDraft(page, 'Half a thought')
  await page.reload()
  await expect(lockHeading(page)).toBeVisible()
  const stored = await everythingStored(page, pastor)
  expect((await readStore(page, pastor.id, 'records', ' sealed')).size).toBeGreaterThan(0)
  for (const word of ['Healing', 'Half a thought', 'John 3', pastor.fullName, pastor.email])
    expect(stored.includes(word), word).toBe(false)
  await enterPin(page, pin)
  await draftIsOffered(page, 'Half a thought')
})

test('it locks from the account menu, and the other tab with it @all', async ({ page, context, pastor }) => {
  await newPrayer(pastor, 'Healing')
  await turnOnLock(page)
  const second = await context.newPage()
  await skipHelp(second, pastor.id)
  await second.goto('/prayers')
  await enterPin(second, pin)
  await expect(second.getByRole('heading', { name: 'Healing' })).toBeVisible()
  await lock(page)
  await expect(lockHeading(second)).toBeVisible()
  await expect(second.getByText('Healing')).toHaveCount(0)
})

test('turning it on locks the other tab too @all', async ({ page, context, pastor }) => {
  await newPrayer(pastor, 'Healing')
  const second = await context.newPage()
  await skipHelp(second, pastor.id)
  await openPrayers(second)
  await expect(second.getByRole('heading', { name: 'Healing' })).toBeVisible()
  await turnOnLock(page)
  await expect(lockHeading(second)).toBeVisible()
  await enterPin(second, pin)
  await expect(second.getByRole('heading', { name: 'Healing' })).toBeVisible()
})

for (const [after, count] of [
  ['2 min', 2],
  ['5 min', 5],
  ['15 min', 15],
] as const) {
  test(`it locks after ${after} without a touch or a key, and not before @all`, async ({ page }) => {
    await page.clock.install()
    await turnOnLock(page, after)
    await page.clock.runFor(minutes(count) - 20_000)
    await page.keyboard.press('Shift')
    await page.clock.runFor(minutes(count) - 20_000)
    await isUnlocked(page)
    await page.clock.runFor(30_000)
    await expect(lockHeading(page)).toBeVisible()
  })
}

test('a device that slept is locked when it wakes, before a key counts @all', async ({ page }) => {
  await page.clock.install()
  await turnOnLock(page, '2 min')
  // Timers stand still while a device sleeps; its clock does not.
  await page.clock.setSystemTime(Date.now() + minutes(60))
  await page.keyboard.press('Shift')
  await expect(lockHeading(page)).toBeVisible()
})

test('out of sight it shows nothing, and comes back as it was if the time is not over @all', async ({
  page,
}) => {
  await turnOnLock(page)
  const heading = page.getByRole('heading', { name: 'Settings' })
  const isSeen = () => heading.evaluate((element) => element.checkVisibility({ opacityProperty: true }))
  expect(await isSeen()).toBe(true)
  await setVisible(page, 'hidden')
  expect(await isSeen()).toBe(false)
  await setVisible(page, 'visible')
  expect(await isSeen()).toBe(true)
})

test('it locks as soon as it is out of sight, if that was chosen, and a draft survives @all', async ({
  page,
}) => {
  await turnOnLock(page, 'Leaving the app')
  await page.getByRole('navigation').getByRole('link', { name: 'Prayer' }).click()
  await leaveDraft(page, 'Half a thought')
  await setVisible(page, 'hidden')
  await expect(lockHeading(page)).toBeVisible()
  await enterPin(page, pin)
  await draftIsOffered(page, 'Half a thought')
})

test('a wrong PIN says how many tries are left, and a right one forgives them @all', async ({
  page,
  review,
}) => {
  await turnOnLock(page)
  await page.reload()
  await enterPin(page, '1111')
  await expect(
    page.getByText('That PIN is not right. 9 attempts left before this device is signed out.'),
  ).toBeVisible()
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused()
  await expect(page.getByLabel('PIN', { exact: true })).toHaveValue('')
  await review('app-lock-wrong-pin')
  // Loading the page again gives none back.
  await page.reload()
  await enterPin(page, '2222')
  await expect(page.getByText('8 attempts left')).toBeVisible()
  await enterPin(page, '')
  await expect(page.getByText('Enter your PIN.')).toBeVisible()
  await enterPin(page, pin)
  await isUnlocked(page)
  await lock(page)
  await enterPin(page, '1111')
  await expect(page.getByText('9 attempts left')).toBeVisible()
})

test.describe('with the app’s files on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  /** A record that is synced, one that is not, and a draft. */
  async function prepare(page: Page, pastor: Pastor) {
    await newPrayer(pastor, 'Synced')
    await turnOnLock(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Prayer' }).click()
    await expect(page.getByRole('heading', { name: 'Synced' })).toBeVisible()
    await shellIsCached(page)
    await page.context().setOffline(true)
    await writePrayer(page, 'Unsynced')
    await expect(unsent(page)).toBeVisible()
    await leaveDraft(page, 'Half a thought')
    await page.reload()
    await expect(lockHeading(page)).toBeVisible()
  }

  test('it opens without a connection @all', async ({ page, pastor, expectConsole }) => {
    expectConsole(networkNoise)
    await prepare(page, pastor)
    await enterPin(page, pin)
    await expect(page.getByRole('heading', { name: 'Unsynced' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Synced', exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await expect(unsent(page)).toBeHidden()
    expect(await titlesOf(pastor)).toEqual(['Synced', 'Unsynced'])
  })

  test('ten wrong PINs sign out and erase, and unsynced words wait for their owner alone', async ({
    page,
    context,
    pastor,
    browser,
    baseURL,
    expectConsole,
    review,
  }) => {
    expectConsole(networkNoise)
    await prepare(page, pastor)
    for (let left = 9; left > 0; left--) {
      await enterPin(page, `000${left}`)
      await expect(page.getByText(`${left} ${left === 1 ? 'attempt' : 'attempts'} left`)).toBeVisible()
    }
    await enterPin(page, '0000')
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible()
    await review('app-lock-signed-out')
    expect((await readStore(page, pastor.id, 'records', ' sealed')).size).toBe(0)
    expect((await readStore(page, pastor.id, 'answers', ' sealed')).size).toBe(0)
    expect((await readStore(page, pastor.id, 'outbox', ' sealed')).size).toBe(1)
    for (const word of ['Unsynced', 'Half a thought', 'Synced', pastor.email])
      expect((await everythingStored(page, pastor)).includes(word), word).toBe(false)

    // The server is told once it can be reached.
    const session = (await context.cookies()).find(({ name }) => name.endsWith('session'))
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect
      .poll(async () => {
        const headers = { cookie: `${session?.name}=${session?.value}` }
        const stranger = await browser.newContext()
        const answer = await stranger.request.get(`${baseURL}/api/user`, { headers })
        await stranger.close()
        return answer.status()
      })
      .toBe(401)

    const apart = await browser.newContext()
    const other = await registerPastor(apart.request, baseURL ?? '')
    await skipHelp(page, other.id)
    await signIn(page, other)
    await openPrayers(page)
    await expect(page.getByText('No prayers found in this category')).toBeVisible()
    await expect(unsent(page)).toBeHidden()
    expect(await titlesOf(other)).toEqual([])
    await apart.close()
    await accountMenu(page).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)

    await signIn(page, pastor)
    await expect(page.getByText('Your unsynced changes have been restored.').first()).toBeVisible()
    await expect.poll(() => titlesOf(pastor)).toEqual(['Synced', 'Unsynced'])
    await openPrayers(page)
    await expect(page.getByRole('heading', { name: 'Unsynced' })).toBeVisible()
  })

  test('who forgot the PIN signs out, signs in, and has the unsynced words and the draft @all', async ({
    page,
    pastor,
    expectConsole,
    review,
  }) => {
    expectConsole(networkNoise)
    await prepare(page, pastor)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Forgot your PIN?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot your PIN?' })).toBeFocused()
    await review('app-lock-forgot')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByLabel('PIN', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Forgot your PIN?' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, pastor)
    await expect.poll(() => titlesOf(pastor)).toEqual(['Synced', 'Unsynced'])
    await openPrayers(page)
    await draftIsOffered(page, 'Half a thought')
    await page.keyboard.press('Escape')
    await page.goto('/settings')
    await expect(page.getByRole('button', { name: 'Turn on app lock' })).toBeVisible()
  })
})

test('somebody else who signs in after the session ended has no lock, and its owner’s words wait @all', async ({
  page,
  context,
  pastor,
  browser,
  baseURL,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  await turnOnLock(page)
  await page.route('**/api/prayers', (route) => route.abort('connectionfailed'))
  await page.getByRole('navigation').getByRole('link', { name: 'Prayer' }).click()
  await writePrayer(page, 'Unsynced')
  await expect(unsent(page)).toBeVisible()
  await context.clearCookies()
  await page.unrouteAll()
  await page.reload()
  await enterPin(page, pin)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  const apart = await browser.newContext()
  const other = await registerPastor(apart.request, baseURL ?? '')
  await apart.close()
  await skipHelp(page, other.id)
  await signIn(page, other)
  await page.reload()
  await isUnlocked(page)
  await expect(unsent(page)).toBeHidden()
  expect((await readStore(page, other.id, 'answers')).size).toBeGreaterThan(0)
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, pastor)
  await expect.poll(() => titlesOf(pastor)).toEqual(['Unsynced'])
})

test('the PIN becomes a password and the time is changed with the PIN there is, and nothing is encrypted anew @all', async ({
  page,
  pastor,
  review,
}) => {
  await turnOnLock(page)
  const before = await readStore(page, pastor.id, 'answers', ' sealed')
  await page.getByRole('button', { name: 'Change app lock' }).click()
  const form = page.getByRole('dialog', { name: 'Change App Lock' })
  await form.getByLabel('Current PIN').fill('9999')
  await form.getByLabel('New PIN').fill('three quiet rivers')
  await form.getByLabel('Confirm PIN').fill('three quiet rivers')
  await form.getByText('15 min', { exact: true }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('That PIN is not right. 9 attempts left')).toBeVisible()
  await expect(form.getByLabel('New PIN')).toHaveValue('three quiet rivers')
  await review('app-lock-change')
  await form.getByLabel('Current PIN').fill(pin)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('App lock changed', { exact: true }).first()).toBeVisible()
  for (const key of before.keys())
    expect((await readStore(page, pastor.id, 'answers', ' sealed')).has(key)).toBe(true)
  await page.reload()
  const password = page.getByLabel('App Lock Password')
  await password.fill(pin)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('That password is not right. 9 attempts left')).toBeVisible()
  await review('app-lock-password')
  await password.fill('Three quiet rivers')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('8 attempts left')).toBeVisible()
  await password.fill('three quiet rivers')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('after 15 minutes.')).toBeVisible()
})

test('it is turned off with the PIN, and everything is as it was before @all', async ({
  page,
  context,
  pastor,
  review,
}) => {
  await newPrayer(pastor, 'Healing')
  await turnOnLock(page)
  const second = await context.newPage()
  await skipHelp(second, pastor.id)
  await second.goto('/prayers')
  await enterPin(second, pin)
  await expect(second.getByRole('heading', { name: 'Healing' })).toBeVisible()
  await leaveDraft(second, 'Half a thought')
  await page.getByRole('button', { name: 'Turn off app lock' }).click()
  const form = page.getByRole('dialog', { name: 'Turn Off App Lock' })
  await form.getByRole('button', { name: 'Turn Off' }).click()
  await expect(form.getByText('Enter your PIN', { exact: true })).toBeVisible()
  await review('app-lock-turn-off')
  await form.getByLabel('Current PIN').fill(pin)
  await form.getByRole('button', { name: 'Turn Off' }).click()
  await expect(page.getByText('App lock is off', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('stillwater-lock'))).toBeNull()
  expect((await readStore(page, pastor.id, 'records')).size).toBe(1)
  expect((await readStore(page, pastor.id, 'records', ' sealed')).size).toBe(0)
  await page.reload()
  await isUnlocked(page)
  await accountMenu(page).click()
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toHaveCount(0)
  await openPrayers(page)
  await draftIsOffered(page, 'Half a thought')
})

test('a shared device has no lock, and says why @all', async ({ page }) => {
  await turnOnLock(page)
  await page.getByRole('switch', { name: 'This is a shared device' }).click()
  await expect(
    page.getByText('App lock isn’t needed on a shared device, because nothing is stored here.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /app lock/ })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('stillwater-lock'))).toBeNull()
  await page.reload()
  await isUnlocked(page)
})

test('signing out ends the lock and leaves nothing of it, here and at the server', async ({
  page,
  pastor,
}) => {
  await turnOnLock(page)
  const lockText = await page.evaluate(() => localStorage.getItem('stillwater-lock'))
  const { keyId } = JSON.parse(lockText ?? '{}') as { keyId: string }
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stillwater-lock'))).toBeNull()
  await signIn(page, pastor)
  const answer = await page.request.get(`/api/device-keys/${keyId}`)
  expect(answer.status()).toBe(404)
})

test('a locked device that was signed out from another one erases everything @all', async ({
  page,
  pastor,
  browser,
  baseURL,
}) => {
  await newPrayer(pastor, 'Healing')
  await turnOnLock(page)
  const apart = await browser.newContext()
  const { email, password } = pastor
  const headers = { origin: baseURL ?? '' }
  await apart.request.post(`${baseURL}/api/login`, { headers, data: { email, password } })
  await apart.request.delete(`${baseURL}/api/sessions`, { headers })
  await apart.close()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  expect(names.filter((name) => name?.includes(pastor.id))).toEqual([])
})

test('damaged settings of the lock lead to signing in again @all', async ({ page, pastor, review }) => {
  await turnOnLock(page)
  await page.evaluate(() => localStorage.setItem('stillwater-lock', '{"after":'))
  await page.reload()
  await expect(page.getByText('The lock’s settings on this device are damaged.')).toBeVisible()
  await review('app-lock-damaged')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, pastor)
})

async function turnOnWith(page: Page, way: 'Passkey' | 'Either') {
  await page.getByRole('button', { name: 'Turn on app lock' }).click()
  const form = page.getByRole('dialog', { name: 'Turn On App Lock' })
  await form.getByText(way, { exact: true }).click()
  if (way === 'Either') {
    await form.locator('input[name=pin]').fill(pin)
    await form.getByLabel('Confirm PIN').fill(pin)
  }
  await form.getByRole('button', { name: 'Turn On' }).click()
  return form
}

test('a passkey opens it, alone and without a PIN @all', async ({ page, pastor, review }) => {
  await addAuthenticator(page)
  await newPrayer(pastor, 'Healing')
  await addPasskey(page, pastor)
  await turnOnWith(page, 'Passkey')
  await expect(page.getByText('App lock is on', { exact: true }).first()).toBeVisible()
  await page.goto('/prayers')
  await expect(lockHeading(page)).toBeVisible()
  await expect(page.getByLabel('PIN', { exact: true })).toHaveCount(0)
  await review('app-lock-passkey')
  await page.getByRole('button', { name: 'Use your passkey', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Healing' })).toBeVisible()

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Turn off app lock' }).click()
  await page
    .getByRole('dialog', { name: 'Turn Off App Lock' })
    .getByRole('button', { name: 'Turn Off' })
    .click()
  await expect(page.getByText('App lock is off', { exact: true }).first()).toBeVisible()
})

test('a PIN or a passkey opens it, whichever is at hand @all', async ({ page, pastor, review }) => {
  await addAuthenticator(page)
  await addPasskey(page, pastor)
  await turnOnWith(page, 'Either')
  await expect(page.getByText('App lock is on', { exact: true }).first()).toBeVisible()
  await page.reload()
  await review('app-lock-either')
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await isUnlocked(page)
  await lock(page)
  await enterPin(page, pin)
  await isUnlocked(page)
})

test('a passkey that computes no secret is refused with the way out, and nothing is locked @all', async ({
  page,
  pastor,
}) => {
  await addAuthenticator(page, false)
  await addPasskey(page, pastor)
  const form = await turnOnWith(page, 'Passkey')
  await expect(
    page.getByText('This passkey can only be used to sign in. Please choose another way to unlock.').first(),
  ).toBeVisible()
  await expect(form).toBeVisible()
  await page.reload()
  await isUnlocked(page)
})

test('without a passkey only a PIN is offered @all', async ({ page }) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Turn on app lock' }).click()
  const form = page.getByRole('dialog', { name: 'Turn On App Lock' })
  await expect(form.getByLabel('PIN or Password', { exact: true })).toBeVisible()
  await expect(form.getByText('Passkey')).toHaveCount(0)
})
