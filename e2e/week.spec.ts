import type { Sermon } from '@stillwater/contract/sermons'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ dayOff: 'usual' })

/** Monday is the day off. */
const [monday, wednesday, sunday] = ['2026-03-02T10:00:00', '2026-03-04T10:00:00', '2026-03-08']

const line = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('a[href="/plan/week"]') })

test('a rhythm says each day what is next, is ticked without a connection, and ends when the sermon is good enough', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/request to .* failed|Failed to load resource|net::ERR/)
  const { id } = await pastor.api.post<Sermon>('/api/sermons', {
    title: 'Life in the Spirit',
    scripture: 'There is therefore now no condemnation.',
    reference: 'Romans 8',
    date: sunday,
  })
  const sermon = async () => (await pastor.api.get<Sermon[]>('/api/sermons')).find((one) => one.id === id)
  await page.clock.setFixedTime(wednesday)

  await test.step('one of three is chosen', async () => {
    await page.goto('/plan')
    await page.getByRole('button', { name: 'More for the plan' }).click()
    await page.getByRole('menuitem', { name: 'The week before' }).click()
    await expect(page.getByText(/^Choose a rhythm, and your dashboard/)).toBeVisible()
    await review('week-choose')
    await page.getByRole('button', { name: 'Use this: A little each day' }).click()
    await expect(page.getByText('Wednesday: text, Romans 8')).toBeVisible()
    await review('week-steps')
    await page.getByRole('button', { name: 'Change your rhythm' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your rhythm' })
    await expect(dialog.getByText(/Your day off, Monday, stays free/)).toBeVisible()
    await review('week-rhythm')
    await dialog.getByRole('combobox', { name: 'Study' }).click()
    await page.getByRole('option', { name: 'Not used' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: 'Study' })).toBeHidden()
  })

  await test.step('the dashboard shows one line, and a tick moves it on', async () => {
    await page.goto('/')
    await expect(line(page)).toHaveText(/Wednesday: text, Romans 8/)
    await line(page).scrollIntoViewIfNeeded()
    await review('dashboard-step')
    const height = await line(page).evaluate((element) => element.getBoundingClientRect().height)
    await page.context().setOffline(true)
    await line(page).getByRole('checkbox', { name: 'Text is done' }).click()
    await expect(line(page)).toHaveText(/Wednesday: outline, Romans 8/)
    expect(await line(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
    await page.context().setOffline(false)
    await expect.poll(async () => (await sermon())?.stepsDone).toEqual(['text'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await sermon())?.stepsDone).toEqual([])
  })

  await test.step('a tick goes on top of what another device has changed', async () => {
    await pastor.api.patch(`/api/sermons/${id}`, { title: 'Set free', stepsDone: ['text'] })
    await line(page).getByRole('checkbox').click()
    await expect.poll(async () => (await sermon())?.title).toBe('Set free')
    await expect.poll(async () => (await sermon())?.stepsDone).toContain('text')
  })

  await test.step('it could be preached as it is', async () => {
    await line(page).getByRole('link').click()
    await page.getByRole('button', { name: 'It could be preached as it is' }).click()
    await expect(page.getByText('Romans 8 could be preached as it is. The rest is optional.')).toBeVisible()
    await expect(page.getByText('Optional', { exact: true }).first()).toBeVisible()
    await review('week-optional')
    await expect.poll(async () => (await sermon())?.couldBePreached).toBe(true)
    await page.getByRole('button', { name: 'Bring the steps back' }).click()
    await expect.poll(async () => (await sermon())?.couldBePreached).toBe(false)
  })

  await test.step('nothing on the day off', async () => {
    await page.clock.setFixedTime(monday)
    await page.goto('/')
    await expect(line(page)).toHaveText('Monday: your day off')
    await expect(line(page).getByRole('checkbox')).toBeHidden()
  })
})
