import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** The dialog closes, and a few turns of the event loop later, sooner than any finger, the user goes on. */
const closeAnd = (page: Page, turns: number, next: 'link' | 'load') =>
  page.evaluate(
    ([turns, next]) => {
      // Not awaited here: the page that is asked for may end this one before it could answer.
      void closeAndGo()

      async function closeAndGo() {
        document.querySelector<HTMLElement>('[role="dialog"] [aria-label="Close"]')?.click()
        for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve))
        if (next === 'link') document.querySelector<HTMLElement>('nav a[href="/sermons"]')?.click()
        else location.assign('/goals')
      }
    },
    [turns, next] as const,
  )

const openPrayer = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Prayer', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/goals')
  await page.getByRole('link', { name: 'Prayer' }).click()
  await expect(page).toHaveURL(/\/prayers$/)
})

test('a link that is pressed while a dialog closes is followed, and Back from there leads to the screen', async ({
  page,
}) => {
  for (const turns of [0, 1, 2, 3]) {
    await openPrayer(page)
    await closeAnd(page, turns, 'link')
    await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible()
    await expect(page).toHaveURL(/\/sermons$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/prayers$/)
  }
})

test('a page that is asked for while a dialog closes is opened @all', async ({ page }) => {
  for (const turns of [0, 1, 2, 3]) {
    await page.goto('/prayers')
    await openPrayer(page)
    await closeAnd(page, turns, 'load')
    await expect(page).toHaveURL(/\/goals$/)
  }
})

test('after a dialog was closed by its button one Back leaves the screen', async ({ page }) => {
  const before = await page.evaluate(() => history.length)
  for (let round = 0; round < 3; round += 1) {
    await openPrayer(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/goals$/)
})

test('after a reload with an open dialog one Back leaves the screen @all', async ({ page }) => {
  await openPrayer(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Prayer List' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/goals$/)
})

test('after a reload a dialog opens and Back closes it as before @all', async ({ page }) => {
  await openPrayer(page)
  await page.reload()
  await openPrayer(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/prayers$/)
})

test('an address that changed since a dialog was open stays when Back closes the next dialog @all', async ({
  page,
}) => {
  await page.goto('/events')
  const add = page.getByRole('button', { name: 'Add an Event' })
  await add.click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page).toHaveURL(/date=/)
  const address = page.url()
  await add.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(page.url()).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL(/\/prayers$/)
})

test('the first touch gives a dialog that opened by itself an entry that the browser does not pass over @all', async ({
  page,
}) => {
  // Told by the console: Playwright's own looks into the page count as touches.
  await page.addInitScript(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...args) => {
      console.info(`entry added, touched: ${navigator.userActivation.isActive}`)
      push(...args)
    }
  })
  const added = (touched: boolean) =>
    page.waitForEvent('console', (message) => message.text() === `entry added, touched: ${touched}`)
  const first = added(false)
  await page.goto('/prayers?new=true')
  await first
  const dialog = page.getByRole('dialog')
  const second = added(true)
  await dialog.getByRole('heading').first().click()
  await second
  const length = await page.evaluate(() => history.length)
  await dialog.getByRole('heading').first().click()
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/prayers$/)
  // The document before this one has the same address: a mark tells them apart.
  await page.evaluate(() => document.documentElement.setAttribute('data-second', ''))
  await page.goBack()
  await expect(page.locator('html:not([data-second])')).toBeVisible()
  await expect(page).toHaveURL(/\/prayers$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/goals$/)
})

test('the second tap of a hurried double tap on Save does not fall on what lies below @all', async ({
  page,
}) => {
  await openPrayer(page)
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill('Peace')
  await form.getByLabel('Description').fill('At night')
  const save = form.getByRole('button', { name: 'Add Prayer' })
  const box = await save.boundingBox()
  if (box === null) throw new Error('The button is not in sight.')
  // Near its end, where the link to another screen lies below.
  const at = [box.x + box.width - 24, box.y + box.height / 2] as const
  // The second tap comes the moment the dialog is gone, however slow the machine is.
  const below = page.evaluate(
    (at) =>
      new Promise<string | undefined>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role="dialog"]') !== null) return
          observer.disconnect()
          const target = document.elementFromPoint(...at)
          target?.dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }))
          resolve(target?.closest('a')?.pathname)
        }).observe(document.body, { childList: true, subtree: true })
      }),
    at,
  )
  await page.mouse.click(...at)
  expect(await below).toMatch(/^\/(?!prayers$)/)
  await expect(page.getByRole('heading', { name: 'Peace' })).toBeVisible()
  await expect(page).toHaveURL(/\/prayers$/)
  await page.mouse.click(...at)
  const elsewhere = await below
  await expect(page).toHaveURL((url) => url.pathname === elsewhere)
})
