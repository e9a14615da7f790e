import type { Page } from '@playwright/test'
import { expect, type Pastor, test } from './support/fixtures.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => sheet(page).getByRole('combobox', { name: 'Search everything' })
const options = (page: Page) => sheet(page).getByRole('option')
const option = (page: Page, name: string | RegExp) => sheet(page).getByRole('option', { name })
const group = (page: Page, name: string | RegExp) => sheet(page).getByRole('group', { name })

async function openSearch(page: Page, words?: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(field(page)).toBeFocused()
  if (words !== undefined) await field(page).fill(words)
}

const day = '2025-03-05'

/** One record of each kind, all about a lighthouse. */
async function addOfEachKind({ api }: Pastor) {
  await api.post('/api/sermons', {
    title: 'The lighthouse',
    scripture: 'Ye are the light of the world.',
    reference: 'Matthew 5:14',
    date: day,
  })
  await api.post('/api/prayers', {
    title: 'Safe journeys',
    description: `${'Those who travel by night. '.repeat(8)}The keepers of the Lighthouse and all at sea.`,
    category: 'congregation',
  })
  await api.post('/api/events', {
    title: 'Outing to the lighthouse',
    startTime: '9:00 AM',
    endTime: 'noon',
    date: day,
    eventType: 'youth',
  })
  await api.post('/api/activities', { title: 'Lighthouse visit', time: '2pm', date: day })
  await api.post('/api/goals', { title: 'Paint the lighthouse', category: 'Family' })
  await api.post('/api/journals', {
    title: 'Evening',
    content: 'From the lighthouse we saw rain.',
    date: day,
  })
  await api.post('/api/devotionals', {
    reference: 'Psalm 119:105',
    scripture: 'Thy word is a lamp unto my feet.',
    reflection: 'A lamp for the next step, not a lighthouse.',
    date: day,
  })
}

test('finds records of every kind as one types, grouped and counted, with the matches marked', async ({
  page,
  pastor,
  review,
}) => {
  await addOfEachKind(pastor)
  await page.goto('/')
  await openSearch(page)
  await expect(sheet(page).getByText('Find what you wrote')).toBeVisible()
  await expect(
    sheet(page).getByText(/^Search sermons, .*people, .*illustrations, and the Bible/),
  ).toBeVisible()
  await review('search-begin')
  await field(page).pressSequentially('LIGHTH')
  const records = ['Sermons', 'Prayers', 'Events', 'Activities', 'Goals', 'Journal', 'Devotionals']
  for (const name of records.map((kind) => `${kind} 1`)) await expect(group(page, name)).toBeVisible()
  await expect(option(page, /Safe journeys/).locator('mark')).toHaveText(['Lighth'])
  await expect(option(page, /Safe journeys/)).toContainText('keepers of the Lighthouse')
  await expect(sheet(page).getByText(/^\d+ results$/)).toBeAttached()
  await review('search-results')
  await page.setViewportSize({ width: 1280, height: 800 })
  await review('search-results-wide')
})

for (const { name, kind, dialog } of [
  { name: 'prayer', kind: 'Prayers', dialog: 'Safe journeys' },
  { name: 'event', kind: 'Events', dialog: 'Outing to the lighthouse' },
  { name: 'activity', kind: 'Activities', dialog: 'Lighthouse visit' },
  { name: 'goal', kind: 'Goals', dialog: 'Paint the lighthouse' },
  { name: 'journal entry', kind: 'Journal', dialog: 'Evening' },
  { name: 'devotional', kind: 'Devotionals', dialog: 'Psalm 119:105' },
]) {
  test(`a tap on a ${name} opens it, Back closes it, and Back again leads to where one was @all`, async ({
    page,
    pastor,
  }) => {
    await addOfEachKind(pastor)
    await page.goto('/bible-study')
    await openSearch(page, 'lighthouse')
    await group(page, new RegExp(kind)).getByRole('option').click()
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(page).not.toHaveURL(/open=/)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).not.toHaveURL(/bible-study/)
    await page.goBack()
    await expect(page).toHaveURL(/bible-study/)
  })
}

test('a tap on a sermon opens its screen, and Back leads to where one was @all', async ({ page, pastor }) => {
  await addOfEachKind(pastor)
  await page.goto('/bible-study')
  await openSearch(page, 'lighthouse')
  await group(page, /Sermons/)
    .getByRole('option')
    .click()
  await expect(page).toHaveURL(/\/sermons\/[\w-]+$/)
  await expect(page.getByRole('heading', { name: 'The lighthouse' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/bible-study/)
})

test('the keyboard is enough: / opens, arrows move, Enter opens, Escape closes', async ({ page, pastor }) => {
  await addOfEachKind(pastor)
  await page.goto('/goals')
  await expect(page.getByRole('heading', { name: 'Paint the lighthouse' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('lighthouse')
  await expect(options(page)).toHaveCount(7)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Edit the details' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Sermon' })
  // In a field the key is a letter, and what is open keeps the floor.
  await form.getByLabel('Title').press('/')
  await page.keyboard.press('Control+k')
  await expect(sheet(page)).toBeHidden()
})

test('what is opened in the very moment something closes stays open, and Back closes it @all', async ({
  page,
}) => {
  await page.goto('/')
  await openSearch(page, '')
  // Within the page, because no finger and no message between processes is quick enough.
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false) =>
      (document.activeElement ?? document).dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      )
    for (let round = 0; round < 20; round += 1) {
      press('Escape')
      while (document.querySelector('[role="dialog"]') !== null) await new Promise(requestAnimationFrame)
      press('k', true)
      while (document.querySelector('[role="dialog"]') === null) await new Promise(requestAnimationFrame)
    }
  })
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('Bible references open the passage, and words find verses @all', async ({ page, review }) => {
  await page.goto('/')
  await openSearch(page, 'jesus wept')
  await expect(group(page, 'Bible').getByRole('option', { name: /John 11:35/ })).toBeVisible()
  await field(page).fill('jn 3 16')
  await expect(option(page, 'Open John 3:16')).toBeVisible()
  // Results for the previous words are dimmed until the new ones arrive.
  await expect(sheet(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  await review('search-bible')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bible-study\?ref=John\+3:16/)
  await expect(page.getByText('For God so loved the world').first()).toBeVisible()
})

test('says when nothing was found, and when the search fails', async ({ page, expectConsole, review }) => {
  expectConsole(/API GET request to \/api\/search.* failed|Failed to load resource/)
  await page.goto('/')
  await openSearch(page, 'qwxyz')
  await expect(sheet(page).getByText('Nothing matches “qwxyz”')).toBeVisible()
  await review('search-none')
  // A fault of the server rather than of the connection, which the app would notice to be back by itself.
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, json: { message: '' } }))
  await field(page).fill('qwxyzq')
  await expect(sheet(page).getByText('Search failed')).toBeVisible()
  await review('search-failed')
  await page.unroute('**/api/search?*')
  await sheet(page).getByRole('button', { name: 'Try again' }).click()
  await expect(sheet(page).getByText('Nothing matches “qwxyzq”')).toBeVisible()
})

test('a slow answer to old words never covers the answer to newer ones @all', async ({ page, pastor }) => {
  await addOfEachKind(pastor)
  await page.goto('/')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/search?query=outing', async (route) => {
    await held.promise
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest('**/api/search?query=outing')
  await openSearch(page, 'outing')
  await asked
  await expect(sheet(page).getByText('Searching')).toBeAttached()
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('outing'))
  await field(page).fill('paint')
  await expect(option(page, /Paint the lighthouse/)).toBeVisible()
  await calledOff
  held.resolve()
  await expect(options(page).filter({ hasText: 'Outing' })).toHaveCount(0)
  await field(page).fill('')
  await expect(sheet(page).getByText('Find what you wrote')).toBeVisible()
})

test('shows the first few of a kind and more on request @all', async ({ page, pastor }) => {
  for (let number = 1; number <= 8; number += 1)
    await pastor.api.post('/api/goals', { title: `Chapter ${number}`, category: 'Spiritual' })
  await page.goto('/')
  await openSearch(page, 'chapter')
  await expect(group(page, 'Goals 8').getByRole('option')).toHaveCount(6)
  await option(page, 'Show more of 8 in Goals').click()
  await expect(group(page, 'Goals 8').getByRole('option')).toHaveCount(8)
})

test('a record that was deleted meanwhile is said to be gone, and nothing private is kept @all', async ({
  page,
}) => {
  await page.goto('/prayers?open=01900000-0000-7000-8000-000000000000')
  await expect(page.getByText('This no longer exists', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/prayers$/)
  await openSearch(page, 'canary of a secret')
  await expect(
    sheet(page)
      .getByText(/Nothing matches|Bible/)
      .first(),
  ).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  )
  expect(kept).not.toContain('canary')
  await page.keyboard.press('Escape')
  await openSearch(page)
  await expect(field(page)).toHaveValue('')
})
