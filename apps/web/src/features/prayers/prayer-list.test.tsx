import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp } from '#testing/open-app.tsx'
import { addPrayer, storedPrayers } from '#testing/prayers.ts'
import { review } from '#testing/review.ts'
import { heading, press } from '#testing/page-steps.ts'

test('marking an answer can be undone, and the focus stays in the list', async ({ pastor }) => {
  await addPrayer(pastor, { title: 'First' })
  await addPrayer(pastor, { title: 'Second' })
  await openApp('/prayers')
  const card = page.getByRole('listitem').filter({ has: heading('Second') })
  await press(card.getByRole('switch', { name: 'Answered' }), '[Space]')
  await expect.element(heading('Second')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'First', exact: true })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(heading('Second')).toBeVisible()
  await expect.poll(() => storedPrayers(pastor)).toMatchObject([{ isAnswered: false }, { isAnswered: false }])

  // From its reading view, which stays open.
  await press(page.getByRole('button', { name: 'Second', exact: true }), '{Enter}')
  const reader = page.getByRole('dialog', { name: 'Second' })
  await press(reader.getByRole('switch', { name: 'Answered' }), '[Space]')
  await expect.element(reader.getByText(/^Answered \w{3} \d{1,2}, \d{4}$/)).toBeVisible()
  await expect.element(reader.getByRole('switch', { name: 'Answered' })).toHaveFocus()
  await press(reader.getByRole('button', { name: 'Close' }), '{Enter}')
  await expect.element(reader).not.toBeInTheDocument()
  await expect.element(heading('Second')).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('each tab counts what is prayed and answered, and a search looks in both', async ({ pastor }) => {
  const answered = { isAnswered: true, dateAnswered: '2026-10-05' }
  for (const [index, category] of ['congregation', 'personal', 'family', 'ministry', 'other'].entries())
    await addPrayer(pastor, { title: `Rain ${index}`, category })
  await addPrayer(pastor, { title: 'Rain at last', category: 'family', ...answered })
  await addPrayer(pastor, { title: 'Work for a son', category: 'personal', ...answered })
  await openApp('/prayers')
  const segments = page.getByRole('group', { name: 'Praying or answered' })
  await expect.element(segments).toMatchTextContent(/Praying\s*5\s*Answered\s*2/)
  await review()
  await page.getByRole('tab', { name: 'Family' }).click()
  await expect.element(segments).toMatchTextContent(/Praying\s*1\s*Answered\s*1/)
  await page.getByRole('tab', { name: 'Congregation' }).click()
  await page.getByRole('radio', { name: 'Answered' }).click()
  await expect.element(page.getByText('No answered prayers yet')).toBeVisible()
  await page.getByRole('tab', { name: 'All Prayers' }).click()
  await expect.element(heading('Work for a son')).toBeVisible()
  await expect.element(heading('Rain 0')).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Search prayers' }).fill('rain')
  await expect.element(page.getByRole('status').filter({ hasText: '5 praying, 1 answered' })).toBeVisible()
  const found = page.getByRole('listitem').filter({ has: heading('Rain at last') })
  await expect.element(found.getByRole('paragraph').getByText('Answered', { exact: true })).toBeVisible()
  await expect.element(heading('Rain 0')).toBeVisible()
  await review()
})

test('a full list is searched by every word, accents ignored', async ({ pastor }) => {
  await Promise.all(
    Array.from({ length: 60 }, (_, number) => addPrayer(pastor, { title: `Prayer number ${number}` })),
  )
  await addPrayer(pastor, { title: 'For José', description: 'رحمة and a very long description '.repeat(20) })
  await openApp('/prayers')
  const search = page.getByRole('searchbox', { name: 'Search prayers' })
  await expect.element(heading('For José')).toBeVisible()
  await search.fill('jose recovery')
  await expect.element(page.getByText('No prayers match “jose recovery”')).toBeVisible()
  await search.fill('jose')
  await expect.element(heading('For José')).toBeVisible()
  await expect.element(heading('Prayer number 1')).not.toBeInTheDocument()
})
