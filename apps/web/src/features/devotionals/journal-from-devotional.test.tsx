import { page, userEvent } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { addDevotional, plannedReading } from '#testing/devotionals.ts'
import { journalDialog as form } from '#testing/journal.ts'
import { openApp } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { press } from '#testing/page-steps.ts'

const content = () => form().getByLabelText('Content')
const start = () => page.getByRole('button', { name: 'Journal your thoughts' })

test('“Journal your thoughts” hands title and scripture to the journal form', async ({ pastor }) => {
  const { scripture, reference } = await plannedReading(pastor)
  const prefill = { title: `Reflection on ${reference}`, content: `${scripture}\n\nMy thoughts: ` }
  await openApp('/')
  const handed: unknown[] = []
  const note = (event: Event) => handed.push((event as CustomEvent<unknown>).detail)
  window.addEventListener('openJournalForm', note, { once: true })
  await start().click()
  await expect.element(form().getByLabelText('Title')).toHaveValue(prefill.title)
  await expect.element(content()).toHaveValue(prefill.content)
  expect(handed).toEqual([prefill])
})

test('one writes on at the end of the scripture, which is folded, also above a keyboard', async ({
  pastor,
}) => {
  await addDevotional(pastor, { scripture: 'Be still, and know that I am God. '.repeat(40).trim() })
  await openApp('/')
  await start().click()
  await expect.element(content()).toHaveFocus()
  const place = () => {
    const area = content().element() as HTMLTextAreaElement
    return {
      caret: area.selectionStart - area.value.length,
      below: Math.round(area.scrollHeight - area.clientHeight - area.scrollTop),
      lines: Math.round(area.clientHeight / parseFloat(getComputedStyle(area).lineHeight)),
    }
  }
  expect(place()).toMatchObject({ caret: 0, below: 0 })
  expect(place().lines).toBeLessThanOrEqual(7)
  await review()
  // What a keyboard leaves of a phone.
  await page.viewport(390, 480)
  await expect.element(content()).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('He is near.')
  await expect
    .poll(() => (content().element() as HTMLTextAreaElement).value)
    .toMatch(/ God\.\n\nMy thoughts: He is near\.$/)
  expect(place()).toMatchObject({ caret: 0, below: 0 })
})

test('a second reflection on the same day offers the first, and a draft survives either way', async ({
  pastor,
}) => {
  const { reference } = await plannedReading(pastor)
  await openApp('/')
  const question = page.getByRole('dialog', { name: 'You’ve already written about this today' })
  await start().click()
  await press(content(), '{End}The first thought.')
  await form().getByRole('button', { name: 'Save Entry' }).click()
  await expect.element(form()).not.toBeInTheDocument()

  await start().click()
  await expect.element(question).toBeVisible()
  await review()
  await question.getByRole('button', { name: 'Write a new one' }).click()
  await expect.element(content()).toHaveFocus()
  await userEvent.keyboard('A second thought.')
  await userEvent.keyboard('{Escape}')
  await expect.element(form()).not.toBeInTheDocument()
  await expect.element(start()).toHaveFocus()

  await start().click()
  await question.getByRole('button', { name: 'Open it' }).click()
  const entry = page.getByRole('dialog', { name: `Reflection on ${reference}` })
  await expect.element(entry.getByText(/The first thought\./)).toBeVisible()
  history.back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await start().click()
  await question.getByRole('button', { name: 'Write a new one' }).click()
  await form().getByRole('button', { name: 'Continue draft' }).click()
  await expect
    .poll(() => (content().element() as HTMLTextAreaElement).value)
    .toMatch(/My thoughts: A second thought\.$/)
  history.back()
  await expect.element(form()).not.toBeInTheDocument()
})
