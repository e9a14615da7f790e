import { page, userEvent } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { askForJournal, journalDialog as dialog, storedEntries } from '#testing/journal.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { clickTwice, seen, heading, toast } from '#testing/page-steps.ts'
import { answer } from '#testing/stand-in.ts'

const content = () => dialog().getByLabelText('Content')
const save = () => dialog().getByRole('button', { name: 'Save Entry' })

test('the dialog opens on every screen with what the signal brings', async () => {
  for (const screen of ['/', '/goals', '/prayers', '/journal']) {
    await openApp(screen)
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    askForJournal({ title: 'Reflection on John 3:16', content: 'For God so loved…\n\nMy thoughts: ' })
    await expect.element(dialog().getByLabelText('Title')).toHaveValue('Reflection on John 3:16')
    await expect.element(content()).toHaveValue('For God so loved…\n\nMy thoughts: ')
    await expect.element(content()).toHaveFocus()
  }
  await review()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the dialog says in place what is wrong, what failed and what was saved', async ({
  pastor,
  expectConsole,
}) => {
  expectConsole(/API POST request to .* failed/)
  await openApp('/')
  await expect.element(page.getByRole('button', { name: 'New Journal Entry' })).toBeVisible()
  askForJournal({ title: "Today's Thoughts", content: '' })
  await content().fill('  \n ')
  await save().click()
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('Please write some content for your journal entry')
  await expect
    .element(content())
    .toHaveAccessibleDescription('Please write some content for your journal entry')

  await content().fill('שלום 🙏🏽 and peace')
  const restore = answer('POST /api/journals', { error: 'internal' })
  await save().click()
  await expect
    .element(dialog().getByRole('alert'))
    .toHaveTextContent('Failed to save journal entry. Please try again.')
  await expect.element(content()).toHaveValue('שלום 🙏🏽 and peace')
  restore()
  const saved = seen('Journal entry saved successfully!')
  await clickTwice(save())
  await saved
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('שלום 🙏🏽 and peace')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()
  await expect.poll(() => storedEntries(pastor)).toHaveLength(1)
})

test('a text that is too long is refused in place and stays', async () => {
  const long = 'x'.repeat(100_001)
  await openApp('/?journal=new')
  await content().fill(long)
  await save().click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Use at most 100000 characters')
  expect((content().element() as HTMLTextAreaElement).value === long).toBe(true)
})

test('?journal=new opens the dialog, shows the card and leaves the address clean; Back closes it', async () => {
  const address = () => location.pathname + location.search
  await page.viewport(390, 500)
  await openApp('/goals')
  await openApp('/?journal=new')
  await expect.element(dialog().getByLabelText('Title')).toHaveValue("Today's Thoughts")
  await expect.element(content()).toHaveValue('')
  await expect.poll(address).toBe('/')
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(address).toBe('/')
  await expect.element(heading('Journal Your Thoughts')).toBeInViewport()
})

test('what was typed into the dialog waits, and what is passed over is offered again later', async ({
  pastor,
}) => {
  const open = () => askForJournal({ title: "Today's Thoughts", content: '' })
  const offer = dialog().getByText(/You have unsaved text from/)
  await openApp('/')
  await expect.element(page.getByRole('button', { name: 'New Journal Entry' })).toBeVisible()
  open()
  await content().fill('The first thought')
  await userEvent.keyboard('{Escape}')
  await expect.element(toast('Draft saved')).toBeVisible()

  // Passed over: something else is written and saved instead.
  open()
  await expect.element(offer).toBeVisible()
  await content().fill('The second thought')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()

  await reload()
  await expect.element(page.getByText('The second thought')).toBeVisible()
  open()
  await expect.element(offer).toBeVisible()
  await dialog().getByRole('button', { name: 'Continue draft' }).click()
  await expect.element(content()).toHaveValue('The first thought')
  await save().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  open()
  await expect.element(content()).toHaveFocus()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.poll(() => storedEntries(pastor)).toHaveLength(2)
})
