import type { Locator, Page } from '@playwright/test'
import { cutOff, expect, test } from './support/fixtures.ts'

const overflow = (tabs: Locator) => tabs.evaluate((list) => list.scrollWidth - list.clientWidth)

for (const width of [360, 390]) {
  test(`all tabs of prayers and goals fit a screen of ${width} px @all`, async ({ page, pastor, review }) => {
    await page.setViewportSize({ width, height: 780 })
    for (let index = 0; index < 12; index += 1) {
      await pastor.api.post('/api/prayers', {
        title: `Prayer ${index}`,
        description: 'For peace',
        category: ['congregation', 'personal', 'family'][index % 3],
      })
    }
    await page.goto('/prayers')
    await expect(page.getByRole('heading', { name: 'Prayer 11' })).toBeVisible()
    const tabs = page.getByRole('tablist')
    await expect(tabs.getByRole('tab')).toHaveCount(4)
    expect(await overflow(tabs)).toBe(0)
    await review(`prayer-tabs-${width}`)
    await page.goto('/goals')
    await expect(tabs.getByRole('tab')).toHaveCount(5)
    expect(await overflow(tabs)).toBe(0)
    await review(`goal-tabs-${width}`)
  })
}

test('the mark of a change that waits moves nothing @all', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/request to .* failed|Failed to load resource/)
  const today = new Date().toISOString().slice(0, 10)
  await pastor.api.post('/api/goals', {
    title: 'Paint',
    category: 'Personal',
    targetDate: today,
    totalItems: 3,
  })
  await page.goto('/goals')
  const boxes = () =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('h2, h3, [role="progressbar"]')].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        // Within the screen: the line that says that there is no connection is above it.
        return [part.textContent, left, top - main.getBoundingClientRect().top, width, height]
      }),
    )
  const step = (by: '+1' | '−1') => page.getByRole('button', { name: `${by} for Paint` })
  await expect(page.getByText('0 of 3 done')).toBeVisible()
  // Not by what is still to come: the fonts, and the skeletons that give way.
  await page.evaluate(() => document.fonts.ready)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  const before = await boxes()
  const restore = await cutOff(page, '**/api/goals/**')
  await step('+1').click()
  await step('−1').click()
  await expect(page.getByText(/Waiting to sync/).first()).toBeVisible()
  expect(await boxes()).toEqual(before)
  await review('sync-mark')
  await restore()
})

test('the dashboard is in the order of its specification @all', async ({ page, pastor }) => {
  await pastor.api.post('/api/goals', {
    title: 'Read the psalms',
    category: 'Spiritual',
    targetDate: '2030-01-01',
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Journal Your Thoughts' })).toBeVisible()
  await expect(
    page.getByText(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]{2} \d+, \d{4}$/),
  ).toBeVisible()
  const tops = await Promise.all(
    ['Daily Devotional', 'Quick actions', /Activities/, /week/i, /Goals/, 'Journal Your Thoughts'].map(
      async (name) =>
        (await page.getByRole('heading', { level: 2, name }).first().boundingBox())?.y ?? Number.NaN,
    ),
  )
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('another screen begins at its top', async ({ page, pastor }) => {
  for (let index = 0; index < 12; index += 1) {
    await pastor.api.post('/api/prayers', {
      title: `Prayer ${index}`,
      description: 'Peace',
      category: 'family',
    })
    await pastor.api.post('/api/sermons', {
      title: `Sermon ${index}`,
      date: '2030-01-01',
      scripture: 'Jesus wept.',
      reference: 'John 11:35',
      status: 'not_started',
    })
  }
  // Both are known by then, so that nothing but the app itself moves the page.
  await page.goto('/sermons')
  await expect(page.getByRole('heading', { name: 'Sermon 11', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Prayer' }).click()
  await page.getByRole('heading', { name: 'Prayer 0', exact: true }).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.getByRole('link', { name: 'Sermons' }).click()
  await expect(page.getByRole('heading', { name: 'Sermon 11', exact: true })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

/** How many letters the shortest line of an element's text has. */
const shortestLine = (element: Locator) =>
  element.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const lines = new Map<number, number>()
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      for (let at = 0; at < text.length; at += 1) {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { top } = range.getBoundingClientRect()
        lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1)
      }
    }
    return Math.min(...lines.values())
  })

test('a very long word leaves no single letter on a line of its own @all', async ({ page, pastor }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  // One of these is just one letter too long, whatever the font.
  for (let length = 8; length < 24; length += 1) {
    await pastor.api.post('/api/goals', {
      title: 'incomprehensibilities'.repeat(2).slice(0, length),
      category: 'Personal',
      targetDate: '2030-01-01',
    })
  }
  await page.goto('/goals')
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(16)
  for (const title of await page.getByRole('heading', { level: 3 }).all())
    expect(await shortestLine(title), await title.innerText()).toBeGreaterThan(2)
})

test('a time stays on one line in its chip @all', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/events?new=true')
  const chips = page.getByRole('dialog').locator('fieldset button')
  await expect(chips.first()).toBeVisible()
  for (const chip of await chips.all())
    expect(await chip.evaluate((button) => getComputedStyle(button).whiteSpace)).toBe('nowrap')
  for (const chip of await chips.all())
    expect(await chip.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
})

/** As Safari does: the button is pressed and gets no focus. */
const pressWithoutFocus = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .first()
    .evaluate((button) => {
      button.blur()
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    })

test('the focus returns to a button that got none when it was pressed @all', async ({ page }) => {
  await page.goto('/prayers')
  await expect(page.getByRole('heading', { name: 'Prayer List' })).toBeVisible()
  await pressWithoutFocus(page, 'Add Prayer')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Prayer', exact: true }).first()).toBeFocused()
})
