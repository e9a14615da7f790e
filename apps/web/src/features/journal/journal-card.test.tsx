import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { addEntry, storedEntries } from '#testing/journal.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { clickTwice, heading, toast } from '#testing/page-steps.ts'
import { answer, hold, sent } from '#testing/stand-in.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'

const content = () => page.getByLabelText('Content')
const save = () => page.getByRole('button', { name: 'Save', exact: true })
const sentBody = (wanted: 'POST' | 'PATCH') =>
  sent.find(({ method, path }) => method === wanted && path.startsWith('/api/journals'))?.body

test('the card asks for a first entry, takes it, and lets it be changed', async ({ pastor }) => {
  await openApp('/')
  await expect.element(heading('Journal Your Thoughts')).toBeVisible()
  await page.getByRole('button', { name: 'New Journal Entry' }).click()
  await expect.element(page.getByLabelText('Title')).toHaveValue("Today's Thoughts")
  await expect.element(content()).toHaveValue('')
  await expect.element(content()).toHaveFocus()
  await save().click()
  await expect.element(toast('Journal content required')).toBeVisible()
  await expect.element(toast('Please write some thoughts before saving.')).toBeVisible()
  await expect.element(content()).toHaveFocus()
  await review()

  await content().fill('A quiet walk\nbefore the meeting.')
  const release = hold('POST /api/journals')
  await save().click()
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  release()
  await expect
    .poll(() => sentBody('POST'))
    .toMatchObject({
      title: "Today's Thoughts",
      content: 'A quiet walk\nbefore the meeting.',
      date: todayIso(),
    })
  await expect.element(page.getByText(/A quiet walk/)).toBeVisible()
  await expect.element(heading("Today's Thoughts")).toBeVisible()
  await expect.element(content()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Edit Entry' })).toHaveFocus()
  await expect.element(toast('Journal content required')).not.toBeInTheDocument()
  await review()

  await page.getByRole('button', { name: 'Edit Entry' }).click()
  await expect.element(content()).toHaveValue('A quiet walk\nbefore the meeting.')
  await page.getByLabelText('Title').fill('Wednesday')
  await clickTwice(save())
  await expect.poll(() => sentBody('PATCH')).toMatchObject({ title: 'Wednesday', date: todayIso() })
  await expect.element(heading('Wednesday')).toBeVisible()
  await reload()
  await expect.element(heading('Wednesday')).toBeVisible()
  await expect.poll(() => storedEntries(pastor)).toHaveLength(1)
})

test('the card shows that it is loading, and then the first entry of today', async ({ pastor }) => {
  await addEntry(pastor, { title: 'Earlier today' })
  await addEntry(pastor, { title: 'Later today' })
  const release = hold('GET /api/journals')
  await openApp('/')
  await expect.element(page.getByText('Loading your journal')).toBeInTheDocument()
  release()
  await expect.element(heading('Later today')).toBeVisible()
  await expect.element(heading('Earlier today')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'New Journal Entry' })).not.toBeInTheDocument()
})

test('the card says what failed and keeps the words', async ({ pastor, expectConsole }) => {
  expectConsole(/API \w+ request to .* failed/)
  const readAgain = answer('GET /api/journals', { error: 'internal' })
  await openApp('/')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Failed to load journal entries')
  await review()
  readAgain()
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('button', { name: 'New Journal Entry' }).click()
  await content().fill('In the tunnel')
  const createAgain = answer('POST /api/journals', { error: 'internal' })
  await save().click()
  await expect.element(toast('Failed to save journal entry')).toBeVisible()
  await expect.element(content()).toHaveValue('In the tunnel')
  createAgain()
  await save().click()
  await expect.element(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Entry' }).click()
  await content().fill('Out of the tunnel')
  const changeAgain = answer('PATCH /api/journals/:id', { error: 'internal' })
  await save().click()
  await expect.element(toast('Failed to update journal entry')).toBeVisible()
  await expect.element(content()).toHaveValue('Out of the tunnel')
  changeAgain()
  await save().click()
  await expect.element(page.getByText('Out of the tunnel')).toBeVisible()
  await expect.poll(() => storedEntries(pastor)).toHaveLength(1)
})

test('what was typed on the card waits through a cancel and a reload', async () => {
  const offer = page.getByText(/You have unsaved text from/)
  await openApp('/')
  await page.getByRole('button', { name: 'New Journal Entry' }).click()
  await content().fill('Half a thought')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(offer).toBeVisible()
  await reload()
  await expect.element(offer).toBeVisible()
  await review()
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await expect.element(content()).toHaveValue('Half a thought')
  await content().fill('A whole thought')
  await save().click()
  await expect.element(page.getByText('A whole thought')).toBeVisible()
  await reload()
  await expect.element(page.getByText('A whole thought')).toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
})

test('two devices: the card shows both texts, and the user chooses', async ({ pastor, expectConsole }) => {
  expectConsole(/API PATCH request to .* failed/)
  const { id } = await addEntry(pastor)
  await openApp('/')
  await page.getByRole('button', { name: 'Edit Entry' }).click()
  await content().fill('Written here')
  await pastor.api.patch(`/api/journals/${id}`, { content: 'Written there' })
  await save().click()
  await expect.element(page.getByText('This was changed on another device in the meantime.')).toBeVisible()
  await expect.element(page.getByText(/Written there/)).toBeVisible()
  await page.getByRole('button', { name: 'Use the other version' }).click()
  await expect.element(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()
  await expect.element(page.getByText(/Written there/)).toBeVisible()
})
