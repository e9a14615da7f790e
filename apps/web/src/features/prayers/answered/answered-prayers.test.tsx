import { addDays } from '@stillwater/contract/dates/dates'
import { type Locator, page, userEvent } from 'vitest/browser'
import { setTime } from '#testing/fixed-date.ts'
import { expect, test } from '#testing/component-test.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { addPrayer, storedPrayers } from '#testing/prayers.ts'
import { review } from '#testing/review.ts'
import { heading, textsOf } from '#testing/page-steps.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'

async function chooseInMenu(name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

test('a story comes back a year later, for thanks', async ({ pastor }) => {
  const dateAnswered = addDays(todayIso(), -366)
  const answerNote = 'She is well again.'
  await addPrayer(pastor, { isAnswered: true, dateAnswered, answerNote })
  await addPrayer(pastor, { title: 'Wisdom' })
  await openApp('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect.element(heading('Wisdom')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  // What a screen reader is told of where somebody is.
  const place = page.getByRole('main').getByRole('status').first()
  await expect.element(place).toHaveTextContent('2 of 2. Healing')
  await expect.element(page.getByText('Give thanks')).toBeVisible()
  await expect.element(page.getByText(/^Answered \w+ \d/)).toBeVisible()
  await expect.element(page.getByText(answerNote)).toBeVisible()
  await review()
  // Nothing is left to be done with it.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.poll(() => textsOf(page.getByRole('menuitem'))).toEqual(['How many a day'])
})

test('what is marked as answered while praying is not offered to be answered again', async ({ pastor }) => {
  await addPrayer(pastor, { title: 'Wisdom' })
  await openApp('/pray')
  await page.getByRole('button', { name: 'Begin' }).click()
  await chooseInMenu('Mark as answered')
  const dialog = page.getByRole('dialog', { name: 'Mark as Answered' })
  await dialog.getByRole('button', { name: 'Mark as Answered' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await chooseInMenu('How was it answered?')
  await expect.element(page.getByRole('dialog', { name: 'Edit Story' })).toBeVisible()
})

test('an answer that is switched off and on again keeps its day', async ({ pastor }) => {
  await addPrayer(pastor, {
    isAnswered: true,
    dateAnswered: '2024-03-05',
    answerNote: 'She is well.',
  })
  await openApp('/prayers')
  await page.getByRole('radio', { name: 'Answered' }).click()
  await page.getByRole('button', { name: 'More for Healing' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Prayer' })
  await form.getByRole('switch', { name: 'Answered' }).click()
  await form.getByRole('switch', { name: 'Answered' }).click()
  await form.getByLabelText('Title').fill('Healing for Ann')
  await form.getByRole('button', { name: 'Save Prayer' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect
    .poll(() => storedPrayers(pastor))
    .toMatchObject([{ title: 'Healing for Ann', isAnswered: true, dateAnswered: '2024-03-05' }])
})

test('a prayer comes up on days of the week, every day, or not until a day', async ({ pastor }) => {
  // A Wednesday.
  setTime('2025-03-05T15:00:00')
  await addPrayer(pastor)
  const form = page.getByRole('dialog', { name: 'Edit Prayer' })
  const edit = async (change: (form: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: 'More for Healing' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const more = form.getByRole('button', { name: 'More', exact: true })
    await expect.element(more).toBeVisible()
    if (more.element().getAttribute('aria-expanded') !== 'true') await more.click()
    await change(form)
    await form.getByRole('button', { name: 'Save Prayer' }).click()
    await expect.element(form).not.toBeInTheDocument()
  }
  const stored = async () => {
    const [prayer] = await storedPrayers(pastor)
    return [prayer?.rhythm, prayer?.pausedUntil]
  }
  const choose = async (name: string) => {
    await form.getByRole('combobox', { name: 'When it comes up' }).click()
    await page.getByRole('option', { name }).click()
  }
  await openApp('/prayers')
  await edit(async () => {
    await choose('On days of the week')
    // Today is there already: a Wednesday.
    await expect.element(form.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked()
    await form.getByRole('checkbox', { name: 'Sunday' }).click()
    await expect.element(form.getByRole('checkbox', { name: 'Sunday' })).toBeChecked()
  })
  await expect.poll(stored).toEqual(['weekdays:0,3', null])
  await edit(() => choose('Every day'))
  await expect.poll(stored).toEqual(['daily', null])
  await edit(async () => {
    await choose('In turn with the others')
    await form.getByLabelText(/^Paused until/).fill('Mar 10, 2025')
    await userEvent.keyboard('{Tab}')
  })
  await expect.poll(stored).toEqual([null, '2025-03-10'])
  await page.getByRole('link', { name: 'Pray now' }).click()
  await expect.element(page.getByText('Nobody is on today’s list yet')).toBeVisible()
  setTime('2025-03-10T15:00:00')
  await reload()
  await expect.element(page.getByRole('button', { name: 'Begin' })).toBeVisible()
})
