import type { Page } from '@playwright/test'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import type { PrayerUpdate } from '@stillwater/contract/prayers/prayer-updates'
import { expect, readStore, shellIsCached, test } from './support/fixtures.ts'
import { takePicture } from './support/picture.ts'
import { addPrayer, addThree, chooseInMenu, heading, marked, place } from './support/pray-steps.ts'
import { networkNoise } from './support/prayer-steps.ts'
import { pagesOf } from './support/picture.ts'

// Where a browser has no sharing of its own, as here, the clipboard takes its place.
test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] })

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('the list is prayed one at a time, left, and taken up again without a connection', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(networkNoise)
  const [, second] = await addThree(pastor)
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
  await chooseInMenu(page, 'When did I last pray this?')
  await expect(page.getByText('You haven’t prayed this one here before')).toBeVisible()
  await review('pray-card')
  const phone = page.viewportSize()
  for (const [name, width, height] of [
    ['narrow', 320, 640],
    ['wide', 1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await takePicture(page, `pray-card-${name}`)
  }
  if (phone !== null) await page.setViewportSize(phone)
  await chooseInMenu(page, 'Share “I prayed for you today”')
  await expect(page.getByText('Copied. Paste it into a message.').first()).toBeVisible()
  expect(await clipboard(page)).toBe('I prayed for you today.')
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page, 'Healing')).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Wisdom')).toBeVisible()
  await expect.poll(async () => (await readStore(page, pastor.id, 'outbox')).size).toBe(1)
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

test('how many come in a day is chosen with a promise, and an answer with its story @all', async ({
  page,
  pastor,
  review,
}) => {
  for (let number = 1; number <= 12; number += 1)
    await addPrayer(pastor, `Prayer ${number}`, { dateAdded: `2025-01-${String(number).padStart(2, '0')}` })
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(place(page)).toHaveText('1 of 8. Prayer 1')
  await chooseInMenu(page, 'How many a day')
  const settings = page.getByRole('dialog', { name: 'How many a day' })
  await expect(settings.getByText('Everyone in Congregation about every 2 days.')).toBeVisible()
  await settings.getByRole('combobox', { name: 'Congregation' }).click()
  await page.getByRole('option', { name: '1 a day', exact: true }).click()
  await expect(settings.getByText('Everyone in Congregation about every 12 days.')).toBeVisible()
  await review('pray-settings')
  await expect
    .poll(async () => (await pastor.api.get<{ congregation: number }>('/api/pray/settings')).congregation)
    .toBe(1)
  await settings.getByRole('button', { name: 'Close' }).click()

  await chooseInMenu(page, 'Mark as answered')
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

test('each prayer gets its own updates and its own story @all', async ({ page, pastor }) => {
  const [first, second] = await addThree(pastor)
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  const update = page.getByRole('dialog', { name: 'New Update' })
  const write = async (text: string) => {
    await chooseInMenu(page, 'Add an update')
    await expect(update.getByLabel('Update')).toHaveValue('')
    await update.getByLabel('Update').fill(text)
    await update.getByRole('button', { name: 'Save Update' }).click()
    await expect(page.getByRole('listitem').getByText(text)).toBeVisible()
    await expect(update).toBeHidden()
  }
  await write('The operation went well.')
  await write('Home again.')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading(page, 'Peace at home')).toBeVisible()
  await write('They talk again.')
  const updates = async () =>
    (await pastor.api.get<PrayerUpdate[]>('/api/prayer-updates'))
      .map(({ prayerId, text }) => [prayerId, text] as const)
      .sort(([, a], [, b]) => (a < b ? -1 : 1))
  expect(await updates()).toEqual([
    [first.id, 'Home again.'],
    [first.id, 'The operation went well.'],
    [second.id, 'They talk again.'],
  ])

  const answer = page.getByRole('dialog', { name: 'Mark as Answered' })
  const tell = async (story: string) => {
    await chooseInMenu(page, 'Mark as answered')
    await expect(answer.getByLabel('How was it answered?')).toHaveValue('')
    await answer.getByLabel('How was it answered?').fill(story)
    await answer.getByRole('button', { name: 'Mark as Answered' }).click()
    await expect(answer).toBeHidden()
  }
  await tell('They are friends.')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(heading(page, 'Healing')).toBeVisible()
  await tell('She is well.')
  const stories = async () =>
    (await pastor.api.get<Prayer[]>('/api/prayers')).map(({ title, answerNote }) => [title, answerNote])
  await expect.poll(stories).toEqual(
    expect.arrayContaining([
      ['Healing', 'She is well.'],
      ['Peace at home', 'They are friends.'],
    ]),
  )
})

test('several are pasted, looked over, added and taken back; one gets a rhythm, an update and goes on paper', async ({
  page,
  pastor,
  review,
}) => {
  const titles = async () => (await pastor.api.get<Prayer[]>('/api/prayers')).map(({ title }) => title)
  await page.goto('/prayers')
  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Add several' }).click()
  const many = page.getByRole('dialog', { name: 'Add Several Prayers' })
  await many.getByLabel('One Prayer per Line').fill('- Healing: after the operation\n- Wisdom')
  await expect(many.getByText('after the operation', { exact: true })).toBeVisible()
  await review('pray-many')
  await many.getByRole('button', { name: 'Add 2 Prayers' }).click()
  await expect(page.getByText('2 prayers added').first()).toBeVisible()
  await expect(many).toBeHidden()
  expect((await titles()).sort()).toEqual(['Healing', 'Wisdom'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titles).toEqual([])

  await addPrayer(pastor, 'Healing', { dateAdded: '2025-01-01' })
  await addPrayer(pastor, 'Wisdom', { dateAdded: '2025-01-02' })
  await page.reload()
  await page.getByRole('button', { name: 'More for Healing' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Prayer' })
  await form.getByRole('button', { name: 'More', exact: true }).click()
  await form.getByRole('combobox', { name: 'When it comes up' }).click()
  await page.getByRole('option', { name: 'On a day of the month' }).click()
  await form.getByRole('combobox', { name: 'Day of the month' }).click()
  await page.getByRole('option', { name: '15', exact: true }).click()
  await review('pray-rhythm')
  await form.getByRole('button', { name: 'Save Prayer' }).click()
  await expect(form).toBeHidden()
  await expect
    .poll(() => pastor.api.get<Prayer[]>('/api/prayers'))
    .toContainEqual(expect.objectContaining({ title: 'Healing', rhythm: 'month-day:15' }))

  await page.getByRole('button', { name: 'Healing', exact: true }).click()
  const reader = page.getByRole('dialog', { name: 'Healing' })
  await reader.getByRole('button', { name: 'Add update' }).click()
  const update = page.getByRole('dialog', { name: 'New Update' })
  await update.getByLabel('Update').fill('Home again.')
  await update.getByRole('button', { name: 'Save Update' }).click()
  await expect(reader.getByText('Home again.')).toBeVisible()
  await review('pray-updates')
  await reader.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Share or print' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share or Print' })
  await sheet.getByRole('checkbox', { name: 'Wisdom' }).click()
  await sheet.getByRole('switch', { name: 'With words' }).click()
  await expect(sheet.getByText('Words for Healing')).toBeVisible()
  await expect(sheet.getByText('Words for Wisdom')).toBeHidden()
  await review('pray-sheet')
  await sheet.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied. Paste it into a message.').first()).toBeVisible()
  expect(await clipboard(page)).toBe('All prayers\n\n• Healing: Words for Healing')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByText('Wisdom')).toBeHidden()
  await expect(sheet.getByText('Words for Healing')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: null })
  const paper = await page.pdf({ format: 'Letter', path: 'screenshots/pray-sheet.pdf' })
  expect(pagesOf(paper)).toBe(1)
})

test('with nobody to pray for, it offers to add somebody; without an answer, to try again @all', async ({
  page,
  review,
  expectConsole,
}) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  await page.route('**/api/prayers', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/pray')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await review('pray-failed')
  await page.unroute('**/api/prayers')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nobody is on today’s list yet')).toBeVisible()
  await review('pray-empty')
})
