import type { Page } from '@playwright/test'
import type { PrayerMarks } from '@stillwater/contract/pray'
import type { Prayer } from '@stillwater/contract/prayers'
import { expect, type Pastor, shellIsCached, test } from './fixtures.ts'
import { networkNoise } from './prayer-steps.ts'

test.use({ serviceWorkers: 'allow' })

const add = (pastor: Pastor, title: string, more: object = {}) =>
  pastor.api.post<Prayer>('/api/prayers', {
    title,
    description: `Words for ${title}`,
    category: 'congregation',
    ...more,
  })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const place = (page: Page) => page.getByRole('main').getByRole('status').first()
const marked = async (pastor: Pastor) => (await pastor.api.get<PrayerMarks[]>('/api/prayer-marks')).length

/** The names have an order of their own: those who have waited longest come first. */
async function addThree(pastor: Pastor) {
  await add(pastor, 'Healing', { dateAdded: '2025-01-01' })
  const second = await add(pastor, 'Peace at home', { dateAdded: '2025-01-02', category: 'family' })
  await add(pastor, 'Wisdom', { dateAdded: '2025-01-03' })
  return second
}

test('the list is prayed one at a time, left, and taken up again without a connection', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  const second = await addThree(pastor)
  await pastor.api.post('/api/prayer-updates', {
    prayerId: second.id,
    date: '2025-02-01',
    text: 'They talk again.',
  })
  await page.goto('/prayers')
  await shellIsCached(page)
  await page.getByRole('link', { name: 'Pray now' }).click()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
  await expect(page.locator('.pray-scripture')).not.toBeEmpty()
  await review('pray-begin')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(heading(page, 'Healing')).toBeVisible()
  await expect(place(page)).toHaveText('1 of 3. Healing')
  // Moving on marks it as prayed; going back takes nothing back.
  await page.keyboard.press('ArrowRight')
  await expect(heading(page, 'Peace at home')).toBeVisible()
  await expect(page.getByText('They talk again.')).toBeVisible()
  await expect.poll(() => marked(pastor)).toBe(1)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'When did I last pray this?' }).click()
  await expect(page.getByText('You haven’t prayed this one here before')).toBeVisible()
  await review('pray-card')
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page, 'Healing')).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Wisdom')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Wisdom')).toBeVisible()
  await expect(place(page)).toHaveText('3 of 3. Wisdom')
  await page.getByRole('button', { name: 'Amen' }).click()
  await expect(heading(page, 'Amen')).toBeVisible()
  await review('pray-end')
  await page.context().setOffline(false)
  await expect.poll(() => marked(pastor)).toBe(3)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(heading(page, 'Prayer List')).toBeVisible()
})

test('how many come in a day is chosen with a promise, and an answer with its story', async ({
  page,
  pastor,
  review,
}) => {
  for (let number = 1; number <= 12; number += 1)
    await add(pastor, `Prayer ${number}`, { dateAdded: `2025-01-${String(number).padStart(2, '0')}` })
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(place(page)).toHaveText('1 of 8. Prayer 1')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'How many a day' }).click()
  const settings = page.getByRole('dialog', { name: 'How Many a Day' })
  await expect(settings.getByText('Everyone in Congregation about every 2 days.')).toBeVisible()
  await settings.getByRole('combobox', { name: 'Congregation' }).click()
  await page.getByRole('option', { name: '1 a day', exact: true }).click()
  await expect(settings.getByText('Everyone in Congregation about every 12 days.')).toBeVisible()
  await review('pray-settings')
  await expect
    .poll(async () => (await pastor.api.get<{ congregation: number }>('/api/pray/settings')).congregation)
    .toBe(1)
  await settings.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Mark as answered' }).click()
  const answer = page.getByRole('dialog', { name: 'Mark as Answered' })
  await answer.getByLabel('How was it answered?').fill('She is home again.')
  await answer.getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(page.getByText('Moved to Answered').first()).toBeVisible()
  await expect
    .poll(async () => (await pastor.api.get<Prayer[]>('/api/prayers')).filter((each) => each.isAnswered))
    .toMatchObject([{ title: 'Prayer 1', answerNote: 'She is home again.' }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await pastor.api.get<Prayer[]>('/api/prayers')).filter((each) => each.isAnswered))
    .toEqual([])
})

test('with nobody to pray for, it offers to add somebody', async ({ page, review }) => {
  await page.goto('/pray')
  await expect(page.getByText('Nobody is on today’s list yet')).toBeVisible()
  await review('pray-empty')
})
