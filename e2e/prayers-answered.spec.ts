import { addDays } from '@stillwater/contract/dates/dates'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { expect, test } from './support/fixtures.ts'
import { pagesOf } from './support/picture.ts'
import { addPrayer, chooseInMenu, heading, place } from './support/pray-steps.ts'

/** Prayers that were answered, with their stories. */

test.use({ timezoneId: 'UTC' })
const aWednesday = new Date('2025-03-05T15:00:00Z')

const answered = { isAnswered: true, dateAnswered: '2024-03-05' }

test('a story comes back a year later, for thanks', async ({ page, pastor, review }) => {
  const aYearAgo = addDays(new Date().toISOString().slice(0, 10), -366)
  await addPrayer(pastor, 'Healing', {
    isAnswered: true,
    dateAnswered: aYearAgo,
    answerNote: 'She is well again.',
  })
  await addPrayer(pastor, 'Wisdom')
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(heading(page, 'Wisdom')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(place(page)).toHaveText('2 of 2. Healing')
  await expect(page.getByText('Give thanks')).toBeVisible()
  await expect(page.getByText(/^Answered \w+ \d/)).toBeVisible()
  await expect(page.getByText('She is well again.')).toBeVisible()
  await review('pray-thanks')
  // Nothing is left to be done with it.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['How many a day'])
})

test('what is marked as answered while praying is not offered to be answered again', async ({
  page,
  pastor,
}) => {
  await addPrayer(pastor, 'Wisdom')
  await page.goto('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await chooseInMenu(page, 'Mark as answered')
  const dialog = page.getByRole('dialog', { name: 'Mark as Answered' })
  await dialog.getByRole('button', { name: 'Mark as Answered' }).click()
  await expect(dialog).toBeHidden()
  await chooseInMenu(page, 'How was it answered?')
  await expect(page.getByRole('dialog', { name: 'Edit Story' })).toBeVisible()
})

test('a story is told on the list, found by the search and printed with its year', async ({
  page,
  pastor,
  review,
}) => {
  await addPrayer(pastor, 'Healing', answered)
  await addPrayer(pastor, 'A job', {
    ...answered,
    dateAnswered: '2024-06-01',
    answerNote: 'Ben starts in July.',
  })
  await addPrayer(pastor, 'Peace', { ...answered, dateAnswered: '2023-06-01' })
  // Enough for a search.
  for (let number = 1; number <= 12; number += 1) await addPrayer(pastor, `Prayer ${number}`)
  await page.goto('/prayers')
  await page.getByRole('radio', { name: 'Answered' }).check()
  const card = page.getByRole('listitem').filter({ hasText: 'Healing' })
  await card.getByRole('button', { name: 'How was it answered?' }).click()
  const story = page.getByRole('dialog', { name: 'Edit Story' })
  await story.getByLabel('How was it answered?').fill('She walks to church again.')
  await story.getByRole('button', { name: 'Save Story' }).click()
  await expect(story).toBeHidden()
  await expect(card.getByText('She walks to church again.')).toBeVisible()
  const stored = async () =>
    (await pastor.api.get<Prayer[]>('/api/prayers')).find(({ title }) => title === 'Healing')
  await expect
    .poll(stored)
    .toMatchObject({ answerNote: 'She walks to church again.', dateAnswered: '2024-03-05' })

  await page.getByRole('searchbox', { name: 'Search prayers' }).fill('walks to church')
  await expect(page.getByText('0 praying, 1 answered')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Healing', exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search prayers' }).fill('')

  await page.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Share or print' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share or Print' })
  await expect(sheet.getByRole('heading', { name: 'Answered in 2024' })).toBeVisible()
  await sheet.getByRole('switch', { name: 'With words' }).click()
  await expect(sheet.getByText('Answered Mar 5, 2024. She walks to church again.')).toBeVisible()
  await expect(sheet.getByText('Peace')).toBeHidden()
  await review('prayers-answered-sheet')
  // A sheet that is still sliding in would come as an empty page.
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ media: null })
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)
})

test('an answer that is switched off and on again keeps its day', async ({ page, pastor }) => {
  const { id } = await addPrayer(pastor, 'Healing', { ...answered, answerNote: 'She is well.' })
  await page.goto('/prayers')
  await page.getByRole('radio', { name: 'Answered' }).check()
  await page.getByRole('button', { name: 'More for Healing' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Prayer' })
  await form.getByRole('switch', { name: 'Answered' }).click()
  await form.getByRole('switch', { name: 'Answered' }).click()
  await form.getByLabel('Title').fill('Healing for Ann')
  await form.getByRole('button', { name: 'Save Prayer' }).click()
  await expect(form).toBeHidden()
  await expect
    .poll(async () => (await pastor.api.get<Prayer[]>('/api/prayers')).find((each) => each.id === id))
    .toMatchObject({ title: 'Healing for Ann', isAnswered: true, dateAnswered: '2024-03-05' })
})

test('a prayer comes up on days of the week, every day, or not until a day', async ({ page, pastor }) => {
  await page.clock.setFixedTime(aWednesday)
  const { id } = await addPrayer(pastor, 'Healing')
  const edit = async (change: (form: ReturnType<typeof page.getByRole>) => Promise<void>) => {
    await page.getByRole('button', { name: 'More for Healing' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const form = page.getByRole('dialog', { name: 'Edit Prayer' })
    const more = form.getByRole('button', { name: 'More', exact: true })
    if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
    await change(form)
    await form.getByRole('button', { name: 'Save Prayer' }).click()
    await expect(form).toBeHidden()
  }
  const stored = async () => {
    const prayer = (await pastor.api.get<Prayer[]>('/api/prayers')).find((each) => each.id === id)
    return [prayer?.rhythm, prayer?.pausedUntil]
  }
  const choose = (form: ReturnType<typeof page.getByRole>, name: string) =>
    form
      .getByRole('combobox', { name: 'When it comes up' })
      .click()
      .then(() => page.getByRole('option', { name }).click())
  await page.goto('/prayers')
  await edit(async (form) => {
    await choose(form, 'On days of the week')
    // Today is there already: a Wednesday.
    await expect(form.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked()
    await form.getByRole('checkbox', { name: 'Sunday' }).check()
  })
  await expect.poll(stored).toEqual(['weekdays:0,3', null])
  await edit((form) => choose(form, 'Every day'))
  await expect.poll(stored).toEqual(['daily', null])
  await edit(async (form) => {
    await choose(form, 'In turn with the others')
    await form.getByLabel('Paused until').fill('Mar 10, 2025')
    await form.getByLabel('Paused until').press('Tab')
  })
  await expect.poll(stored).toEqual([null, '2025-03-10'])
  await page.getByRole('link', { name: 'Pray now' }).click()
  await expect(page.getByText('Nobody is on today’s list yet')).toBeVisible()
  await page.clock.setFixedTime(new Date('2025-03-10T15:00:00Z'))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible()
})
