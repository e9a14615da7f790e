import type { Illustration } from '@stillwater/contract/illustrations'
import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp, reload } from '#testing/open-app.tsx'
import { toast } from '#testing/page-steps.ts'

const story = 'A keeper gave his oil away, a little to each who asked.'
const dialog = () => page.getByRole('dialog')
const words = () => dialog().getByLabelText('Story or Example')

/** Where the service worker leads to with what was shared: see e2e/illustrations.spec.ts. */
const sharedAddress = (text: string) =>
  `/illustrations?new=true#${new URLSearchParams({ title: 'The lighthouse', text }).toString()}`

test('shared text that is not saved waits as a draft, and an older draft does not replace it', async () => {
  const newOne = page.getByRole('button', { name: 'New Illustration' })
  await openApp('/illustrations?new=true')
  await words().fill('An older thought')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(toast('Draft saved')).toBeVisible()

  await openApp(sharedAddress(story))
  await expect.element(words()).toHaveValue(story)
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(toast('Draft saved')).toBeVisible()
  await reload()
  await newOne.click()
  await expect.element(dialog().getByText(/You have unsaved text from/)).toBeVisible()
  await dialog().getByRole('button', { name: 'Continue draft' }).click()
  await expect.element(words()).toHaveValue(story)
  await dialog().getByRole('button', { name: 'Save Illustration' }).click()
  await expect.element(toast('Illustration saved').first()).toBeVisible()

  await newOne.click()
  await dialog().getByRole('button', { name: 'Continue draft' }).click()
  await expect.element(words()).toHaveValue('An older thought')
})

test('text shared while nobody is signed in waits for the sign-in, in memory alone', async ({
  pastor,
  expectConsole,
}) => {
  expectConsole(/Please sign in to continue\./)
  await pastor.api.post('/api/logout', {})
  await openApp(sharedAddress(story))
  await expect.poll(() => location.pathname).toBe('/auth')
  await page.getByLabelText('Email').fill(pastor.email)
  await page.getByLabelText('Password', { exact: true }).fill('beside still waters')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.element(words()).toHaveValue(story)
  expect(location.hash).toBe('')
  expect(JSON.stringify([history.state, Object.entries(sessionStorage)])).not.toContain('keeper')
  await dialog().getByRole('button', { name: 'Save Illustration' }).click()
  await expect
    .poll(async () => (await pastor.api.get<Illustration[]>('/api/illustrations')).map(({ text }) => text))
    .toEqual([story])
})
