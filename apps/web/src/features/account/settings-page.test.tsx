import { page } from 'vitest/browser'
import { expect, test } from '#testing/component-test.ts'
import { openApp } from '#testing/open-app.tsx'
import { review } from '#testing/review.ts'
import { answer } from '#testing/stand-in.ts'

const parts = [
  { name: 'GET /api/sessions', what: 'devices', loaded: /^Signed in on/ },
  {
    name: 'GET /api/recovery-codes',
    what: 'recovery codes',
    loaded: /They let you back in if you forget your password\./,
  },
  {
    name: 'GET /api/calendar-feeds',
    what: 'shared calendars',
    loaded: /You haven’t shared a calendar yet\./,
  },
  { name: 'GET /api/storage', what: 'storage use', loaded: /^0 of 20,000 items/ },
] as const
for (const { name, what, loaded } of parts) {
  test(`a failure to load the ${what} is one line with a second try`, async ({ expectConsole }) => {
    expectConsole(/API GET request to \S+ failed/)
    const restore = answer(name, { error: 'internal', message: 'Broken' })
    await openApp('/settings')
    const failure = page.getByRole('main').getByRole('alert')
    await expect.element(failure).toMatchTextContent(`We could not load your ${what}.`)
    expect(failure.element().querySelectorAll('svg, img')).toHaveLength(0)
    await expect.element(page.getByRole('main').getByText(loaded)).not.toBeInTheDocument()
    expect(failure.element().getBoundingClientRect().height).toBeLessThan(100)
    await review()

    restore()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('main').getByText(loaded)).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
  })
}
