import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { expect, test } from './support/fixtures.ts'
import { pagesOf } from './support/picture.ts'
import { addPrayer } from './support/pray-steps.ts'

/** Prayers that were answered, with their stories. */

const answered = { isAnswered: true, dateAnswered: '2024-03-05' }

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
