import type { CalendarEvent } from '@stillwater/contract/calendar/events'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { Page } from '@playwright/test'
import { inEverySize } from './support/every-size.ts'
import { breakDown, cutOff, expect, type Pastor, test } from './support/fixtures.ts'

test.use({ dayOff: 'usual' })

/** Monday is the day off. */
const on = (day: number) => `2026-03-0${day}T10:00:00`
const [monday, tuesday, wednesday, thursday] = [on(2), on(3), on(4), on(5)]
const sunday = '2026-03-08'

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
    await inEverySize(page, 'week-steps', review)
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

  await test.step('the second tap of a hurried double tap does not tick the next step', async () => {
    await line(page).getByRole('checkbox', { name: 'Text is done' }).dblclick()
    await expect(line(page)).toHaveText(/Wednesday: outline, Romans 8/)
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

test('the step of a new day is there without a connection @all', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/request to .* failed|Failed to load resource|net::ERR/)
  await addSermon(pastor)
  await page.clock.setFixedTime(tuesday)
  await page.goto('/plan/week')
  await expect(page.getByText('Tuesday: text, Romans 8')).toBeVisible()
  await page.goto('/')
  await expect(line(page)).toHaveText(/Tuesday: text, Romans 8/)
  await cutOff(page, '**/api/**')
  await page.clock.setFixedTime(thursday)
  await page.goto('/')
  await expect(page.getByText('Your week couldn’t be loaded.')).toBeVisible()
  await expect(line(page)).toHaveText(/Thursday: text, Romans 8/)
  await line(page).scrollIntoViewIfNeeded()
  await review('dashboard-step-offline')
  await line(page).getByRole('checkbox', { name: 'Text is done' }).click()
  await expect(line(page)).toHaveText(/Thursday: study, Romans 8/)
})

/** What the form proposes. */
const [date, visit] = ['2026-03-07', '2026-03-05']

/** A sermon for Sunday, and a rhythm with steps on the days of the visit and the funeral. */
async function addSermon(pastor: Pastor): Promise<Sermon> {
  await pastor.api.patch('/api/plan/settings', { rhythm: 'text:2,study:2,outline:3,draft:4,finish:5,rest:6' })
  return pastor.api.post<Sermon>('/api/sermons', {
    title: 'Life in the Spirit',
    scripture: 'There is therefore now no condemnation.',
    reference: 'Romans 8',
    date: sunday,
  })
}

const eventsOf = async (pastor: Pastor) =>
  (await pastor.api.get<CalendarEvent[]>(`/api/events?from=${visit}&to=${date}`)).map(
    (event) => `${event.date} ${event.eventType} ${event.title}`,
  )

async function fillService(page: Page) {
  await page.goto('/plan/week')
  await page.getByRole('button', { name: 'A funeral or other service' }).click()
  const form = page.getByRole('dialog', { name: 'A Funeral or Other Service' })
  await form.getByLabel('For whom (optional)').fill('Ann Lee')
  await form.getByLabel('Start time').fill('2 PM')
  return form
}

test('a funeral comes with a visit and a draft, the steps of Sunday move around it, and one undo takes all back @all', async ({
  page,
  pastor,
  review,
}) => {
  const { id } = await addSermon(pastor)
  const sermons = () => pastor.api.get<Sermon[]>('/api/sermons')
  const events = () => eventsOf(pastor)
  await page.clock.setFixedTime(wednesday)
  const form = await fillService(page)
  await expect(form.getByRole('listitem').filter({ hasText: 'Draft:' })).toHaveText(
    /Thursday, Mar 5.*Friday, Mar 6/,
  )
  await review('service-changes')
  await inEverySize(page, 'service-changes', review)
  expect(await events()).toEqual([])
  await form.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByText('Funeral of Ann Lee added').first()).toBeVisible()
  await expect
    .poll(events)
    .toEqual([
      `${visit} visit Visit with the family, Funeral of Ann Lee`,
      `${date} funeral Funeral of Ann Lee`,
    ])
  expect((await sermons()).map(({ title }) => title).sort()).toEqual([
    'Funeral of Ann Lee',
    'Life in the Spirit',
  ])
  await expect(page.getByRole('link', { name: 'Funeral of Ann Lee' })).toBeVisible()
  await review('week-with-service')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(events).toEqual([])
  await expect
    .poll(async () => (await sermons()).map((sermon) => [sermon.id, sermon.rhythm]))
    .toEqual([[id, null]])
})

test('a funeral goes on top of what another device has changed, and what could be added of it is taken back @all', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/request to .* failed|Failed to load resource/)
  const { id } = await addSermon(pastor)
  const titles = async () => (await pastor.api.get<Sermon[]>('/api/sermons')).map(({ title }) => title).sort()
  const rhythm = async () =>
    (await pastor.api.get<Sermon[]>('/api/sermons')).find((one) => one.id === id)?.rhythm
  await page.clock.setFixedTime(wednesday)

  await test.step('Sunday’s sermon was renamed meanwhile', async () => {
    const form = await fillService(page)
    await expect(form.getByRole('listitem').filter({ hasText: 'Draft:' })).toBeVisible()
    await pastor.api.patch(`/api/sermons/${id}`, { title: 'Set free' })
    await form.getByRole('button', { name: 'Add Service' }).click()
    await expect(page.getByText('Funeral of Ann Lee added').first()).toBeVisible()
    expect(await titles()).toEqual(['Funeral of Ann Lee', 'Set free'])
    expect(await rhythm()).not.toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => eventsOf(pastor)).toEqual([])
    await expect.poll(titles).toEqual(['Set free'])
    await expect.poll(rhythm).toBeNull()
  })

  await test.step('its steps cannot be moved: all else is taken back', async () => {
    const form = await fillService(page)
    await expect(form.getByRole('listitem').filter({ hasText: 'Draft:' })).toBeVisible()
    await breakDown(page, `**/api/sermons/${id}`)
    await form.getByRole('button', { name: 'Add Service' }).click()
    await expect(page.getByText('Not everything could be added').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect((await eventsOf(pastor)).length).toBe(2)
    await review('service-failed')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => eventsOf(pastor)).toEqual([])
    await expect.poll(titles).toEqual(['Set free'])
  })
})

test('a wedding without a connection, and a service of another name, are added with what they need @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/request to .* failed|Failed to load resource|net::ERR/)
  await addSermon(pastor)
  await page.clock.setFixedTime(wednesday)
  const form = await fillService(page)
  await form.getByText('Wedding', { exact: true }).click()
  await form.getByLabel('For whom (optional)').fill('Ann and Tom')
  const restore = await cutOff(page, '**/api/**')
  await form.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByText('Wedding of Ann and Tom added').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Wedding of Ann and Tom' })).toBeVisible()
  await restore()
  await page.reload()
  const wedding = [
    `${visit} visit Visit with the family, Wedding of Ann and Tom`,
    `${date} wedding Wedding of Ann and Tom`,
  ]
  await expect.poll(() => eventsOf(pastor)).toEqual(wedding)

  await fillService(page)
  await form.getByText('Other', { exact: true }).click()
  await form.getByLabel('Title (optional)').fill('World Day of Prayer')
  await form.getByRole('switch', { name: 'Visit with the family' }).click()
  await form.getByRole('switch', { name: 'Sermon draft' }).click()
  await form.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByText('World Day of Prayer added').first()).toBeVisible()
  await expect
    .poll(async () => (await eventsOf(pastor)).sort())
    .toEqual([...wedding, `${date} service World Day of Prayer`].sort())
  const titles = (await pastor.api.get<Sermon[]>('/api/sermons')).map(({ title }) => title)
  expect(titles.sort()).toEqual(['Life in the Spirit', 'Wedding of Ann and Tom'])
})
