import { page, userEvent } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'

const text = () => page.getByRole('textbox', { name: 'Sermon text' })

test('Tab indents in a list and stays in the text elsewhere; Escape, then Tab, leaves it', async ({
  pastor,
}) => {
  const { id } = await pastor.api.post<{ id: string }>('/api/sermons', {
    title: 'The good shepherd',
    scripture: 'The LORD is my shepherd; I shall not want.',
    reference: 'Psalm 23:1',
    date: '2026-11-22',
  })
  await openApp(`/sermons/${id}`)
  await text().click()
  await expect.element(text()).toHaveFocus()
  await expect.element(text()).toHaveAccessibleDescription(/To leave the text, press Escape, then Tab/)
  await userEvent.keyboard('plain{Tab} words{Enter}- first{Enter}second{Tab} indented')
  const item = text().getByRole('listitem').last()
  await expect.element(item).toHaveTextContent('second indented')
  await expect.element(text().getByRole('list').last()).toHaveAttribute('data-indent', '1')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift} and back')
  await expect.element(item).toHaveTextContent('second indented and back')
  await expect.element(text().getByRole('list').last()).toHaveAttribute('data-indent', '0')
  await expect.element(text().getByText('plain words')).toBeVisible()

  // A key in between takes it back.
  await userEvent.keyboard('{Escape}!{Tab}?')
  await expect.element(item).toHaveTextContent('second indented and back!?')
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Add a block' })).toHaveFocus()
  await text().click()
  await userEvent.keyboard('{Escape}{Shift>}{Tab}{/Shift}')
  await expect.element(text()).not.toHaveFocus()

  await page.viewport(1280, 800)
  await page.getByRole('button', { name: 'More for this sermon' }).click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect.element(page.getByRole('dialog').getByText('Escape, then Tab')).toBeVisible()
  await review()
  await page.viewport(390, 844)
})
