import type { Page } from '@playwright/test'
import { expect, type Pastor, registerPastor, signedOutTest, test } from './support/fixtures.ts'
import { takePicture } from './support/picture.ts'

/** A pastor who has never been here before. */
const newcomerTest = signedOutTest.extend<{ newcomer: Pastor }>({
  newcomer: [
    async ({ page, baseURL }, use) => use(await registerPastor(page.request, baseURL ?? '')),
    { auto: true },
  ],
})

const guide = (page: Page) => page.getByRole('dialog', { name: guideTitle })
const guideTitle =
  /^(Welcome to Stillwater|Your dashboard|Daily devotionals|Sermons|Prayers|Goals|Navigation and settings)$/
const button = (page: Page, name: string) => guide(page).getByRole('button', { name, exact: true })
const tip = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })
const flagsOf = (page: Page, { id }: Pastor) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, `stillwater-help-${id}`)

newcomerTest(
  'the guide opens by itself and leads through seven steps, back and forth',
  async ({ page, review }) => {
    await page.goto('/')
    await expect(guide(page)).toBeVisible()
    await expect(button(page, 'Next')).toBeFocused()
    await expect(button(page, 'Previous')).toBeDisabled()
    await review('help-welcome')
    const titles = [
      'Welcome to Stillwater',
      'Your dashboard',
      'Daily devotionals',
      'Sermons',
      'Prayers',
      'Goals',
      'Navigation and settings',
    ]
    for (const [at, title] of titles.entries()) {
      await expect(guide(page).getByRole('heading')).toHaveText(title)
      await expect(guide(page).getByText(`Step ${at + 1} of 7`)).toBeVisible()
      if (at < 6) await button(page, 'Next').click()
    }
    await expect(button(page, 'Next')).toBeHidden()
    await review('help-last')
    await button(page, 'Previous').click()
    await expect(guide(page).getByRole('heading')).toHaveText('Goals')
    await button(page, 'Next').click()
    await button(page, 'Get Started').click()
    await expect(guide(page)).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
  },
)

newcomerTest(
  'it comes again until “Don’t show again” is ticked, for this user alone',
  async ({ page, newcomer, baseURL }) => {
    await page.goto('/')
    await button(page, 'Close').click()
    await expect(guide(page)).toBeHidden()
    // Once a visit is enough.
    await page.getByRole('link', { name: 'Sermons' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pastor Ann')
    await expect(guide(page)).toBeHidden()

    await page.reload()
    await expect(guide(page)).toBeVisible()
    await guide(page).getByLabel("Don't show again").check()
    await button(page, 'Close').click()
    expect(await flagsOf(page, newcomer)).toMatchObject({ guideDismissed: true })
    await page.reload()
    await expect(page.getByText('Set your goals')).toBeVisible()
    await expect(guide(page)).toBeHidden()

    await registerPastor(page.request, baseURL ?? '')
    await page.goto('/')
    await expect(guide(page)).toBeVisible()
  },
)

newcomerTest('whoever has seen all seven steps is not shown it again', async ({ page, newcomer }) => {
  const never = guide(page).getByLabel("Don't show again")
  await page.goto('/')
  for (let step = 1; step < 7; step += 1) {
    await expect(never).not.toBeChecked()
    await button(page, 'Next').click()
  }
  await expect(never).toBeChecked()
  // Closing earlier leaves it as it was.
  await button(page, 'Previous').click()
  await expect(never).not.toBeChecked()
  await button(page, 'Next').click()
  await button(page, 'Get Started').click()
  expect(await flagsOf(page, newcomer)).toMatchObject({ guideDismissed: true })
  await page.reload()
  await expect(page.getByText('Set your goals')).toBeVisible()
  await expect(guide(page)).toBeHidden()
})

newcomerTest('the tick on the last step can be taken away', async ({ page, newcomer }) => {
  await page.goto('/')
  for (let step = 1; step < 7; step += 1) await button(page, 'Next').click()
  await guide(page).getByLabel("Don't show again").uncheck()
  await button(page, 'Get Started').click()
  expect(await flagsOf(page, newcomer)).toMatchObject({ guideDismissed: false })
})

test('on a phone the account menu opens it, and the focus comes back', async ({ page }) => {
  await page.goto('/prayers')
  const account = page.getByRole('button', { name: 'Your account' })
  await account.click()
  await page.getByRole('button', { name: 'Help guide' }).click()
  await expect(guide(page)).toBeVisible()
  await button(page, 'Close').click()
  await expect(guide(page)).toBeHidden()
  await expect(account).toBeFocused()
})

newcomerTest('a tip covers nothing, and goes when its target is used', async ({ page, newcomer }) => {
  await page.clock.install()
  await page.goto('/')
  await button(page, 'Close').click()
  await expect(page.getByText('Set your goals')).toBeVisible()
  await page.clock.runFor(6000)
  const tips = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss tip' }) })
  await expect(tips).toHaveCount(4)
  const covered = await page.getByRole('main').evaluate((main) => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const boxes = [...main.querySelectorAll('[role=status]')].map(boxOf)
    return [...main.querySelectorAll('h1, h2, h3, button, a')]
      .filter((element) => element.closest('[role=status]') === null)
      .filter((element) => {
        const { top, bottom } = boxOf(element)
        return boxes.some((tip) => tip.top < bottom && top < tip.bottom)
      })
      .map((element) => element.textContent)
  })
  expect(covered).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Journal', exact: true }).click()
  await expect(tip(page, /Start anything from here/)).toBeHidden()
  expect(await flagsOf(page, newcomer)).toMatchObject({ tips: ['quick-actions'] })
})

newcomerTest('Escape and Back close it, and the page stays', async ({ page }) => {
  await page.goto('/')
  await expect(guide(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(guide(page)).toBeHidden()
  await page.reload()
  await expect(guide(page)).toBeVisible()
  await page.goBack()
  await expect(guide(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pastor Ann')
})

newcomerTest('whoever comes for a form is not held up by it', async ({ page }) => {
  await page.goto('/dashboard?journal=new')
  await expect(page.getByRole('dialog', { name: 'Journal Your Thoughts' })).toBeVisible()
  await expect(guide(page)).toBeHidden()
  await page.goto('/prayers?new=true')
  await expect(page.getByRole('dialog', { name: 'New Prayer' })).toBeVisible()
  await expect(guide(page)).toBeHidden()
})

newcomerTest('it opens on whichever screen a new user sees first', async ({ page }) => {
  await page.goto('/prayers')
  await expect(guide(page)).toBeVisible()
})

newcomerTest('whoever came for a form is shown it on the next screen', async ({ page }) => {
  await page.goto('/prayers?new=true')
  const form = page.getByRole('dialog', { name: 'New Prayer' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await expect(guide(page)).toBeHidden()
  await page.getByRole('link', { name: 'Sermons' }).click()
  await expect(guide(page)).toBeVisible()
})

newcomerTest('damaged flags are forgotten, and the page starts', async ({ page, newcomer }) => {
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"guideDismissed":'),
    `stillwater-help-${newcomer.id}`,
  )
  await page.goto('/')
  await expect(guide(page)).toBeVisible()
})

test('the Help Guide button is there on a desktop only @all', async ({ page }) => {
  await page.goto('/prayers')
  const help = page.getByRole('button', { name: 'Help Guide' })
  await expect(page.getByRole('heading', { name: 'Prayer List' })).toBeVisible()
  await expect(help).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await help.click()
  await expect(guide(page)).toBeVisible()
  await expect(guide(page).getByLabel("Don't show again")).toBeChecked()
  await takePicture(page, 'help-wide')
  await button(page, 'Close').click()
  await expect(help).toBeFocused()
})

newcomerTest(
  'tips come when they should, one after another, and do not come back',
  async ({ page, newcomer, review }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByText('Set your goals')).toBeVisible()
    await expect(guide(page)).toBeVisible()
    // From here on time stands still unless told: tips wait for the guide.
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(page.getByRole('button', { name: 'Dismiss tip' })).toHaveCount(0)
    await button(page, 'Close').click()
    await expect(guide(page)).toBeHidden()

    const goals = tip(page, /Set a goal, pick a date/)
    const devotional = tip(page, /A reading for each day/)
    const journal = tip(page, /A few lines a day/)
    const quickActions = tip(page, /Start anything from here/)
    const order = [
      [1000, goals],
      [2000, devotional],
      [3000, journal],
      [5000, quickActions],
    ] as const
    let now = 0
    for (const [at, shown] of order) {
      await page.clock.runFor(at - now - 1)
      await expect(shown).toBeHidden()
      await page.clock.runFor(1)
      await expect(shown).toBeVisible()
      now = at
    }
    // The devotional’s goes by itself after eight seconds; the others stay.
    await page.clock.runFor(2000 + 8000 - now - 1)
    await expect(devotional).toBeVisible()
    await page.clock.runFor(1)
    await expect(devotional).toBeHidden()
    await expect(journal).toBeVisible()
    await journal.getByRole('button', { name: 'Dismiss tip' }).click()
    await expect(journal).toBeHidden()
    expect(await flagsOf(page, newcomer)).toMatchObject({ tips: ['devotional', 'journal'] })
    await page.clock.resume()
    await quickActions.scrollIntoViewIfNeeded()
    await review('help-tips')
  },
)
