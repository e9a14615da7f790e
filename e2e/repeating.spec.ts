import type { Page } from '@playwright/test'
import { addEvent, cards, day } from './support/calendar-steps.ts'
import {
  everythingIsCopied,
  expect,
  type Pastor,
  readStore,
  shellIsCached,
  test,
} from './support/fixtures.ts'
import { networkNoise } from './support/prayer-steps.ts'

/** Ten in the morning of a Wednesday in New York. */
const now = new Date('2025-03-05T15:00:00Z')
test.use({ timezoneId: 'America/New_York' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

const dialog = (page: Page) => page.getByRole('dialog', { name: /Event$/ })
const form = (page: Page) => page.getByRole('dialog', { name: /^(New|Edit) Event$/ })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** A weekly event from the Wednesday on which it is now. */
const weekly = { title: 'Elders', repeats: 'FREQ=WEEKLY;BYDAY=WE' }

type Scope = 'Only this one' | 'This and the following' | 'All'

/** From the card on the shown day, as far as the form or the deletion. */
async function choose(page: Page, title: string, item: 'Edit' | 'Delete', scope: Scope) {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await dialog(page).getByRole('button', { name: scope, exact: true }).click()
}

async function rename(page: Page, title: string) {
  await form(page).getByLabel('Title').fill(title)
  await form(page).getByRole('button', { name: 'Save Event' }).click()
  await expect(page.getByText('Event updated successfully', { exact: true })).toBeVisible()
  await expect(form(page)).toBeHidden()
}

/** What the server has on Wednesdays of March. */
async function stored({ api }: Pastor): Promise<string[]> {
  const events = await api.get<{ date: string; title: string }[]>('/api/events?from=2025-03-01&to=2025-03-31')
  const on = (day: string) => events.filter(({ date }) => date === `2025-03-${day}`)
  return ['05', '12', '19', '26'].map((day) =>
    on(day)
      .map(({ title }) => title)
      .join(', '),
  )
}

/** What the calendar shows on them, once everything has been sent: a page that leaves before that sends it again. */
async function wednesdays(page: Page, pastor: Pastor): Promise<string[]> {
  await expect.poll(async () => (await readStore(page, pastor.id, 'outbox')).size).toBe(0)
  const shown: string[] = []
  for (const date of ['05', '12', '19', '26']) {
    await page.goto(`/events?date=2025-03-${date}`)
    await expect(page.getByRole('heading', { name: `Wednesday, Mar ${Number(date)}, 2025` })).toBeVisible()
    shown.push((await cards(page).allTextContents()).join(', '))
  }
  return shown
}

test('an event repeats every week, and says so @all', async ({ page, pastor }) => {
  await page.goto('/events?new=true')
  await form(page).getByLabel('Title').fill('Elders')
  await form(page).getByRole('button', { name: '7:00 PM' }).click()
  await form(page).getByRole('combobox', { name: 'Repeat' }).click()
  await page.getByRole('option', { name: 'Every week on Wednesday' }).click()
  await form(page).getByRole('combobox', { name: 'Ends' }).click()
  await page.getByRole('option', { name: 'After a number of times' }).click()
  await form(page).getByLabel('Times').fill('3')
  await expect(form(page).getByText('Every week on Wednesday, 3 times')).toBeVisible()
  await form(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully', { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveText(['Elders'])
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(cards(page)).toHaveText(['Elders'])
  await expect(day(page, 'Wednesday, March 12, 2025, 1 planned')).toBeChecked()
  expect(await wednesdays(page, pastor)).toEqual(['Elders', 'Elders', 'Elders', ''])
})

test('a repetition of its own is put together piece by piece, and follows the date @all', async ({
  page,
  pastor,
}) => {
  await page.goto('/events?new=true')
  await form(page).getByLabel('Title').fill('Study')
  await form(page).getByRole('button', { name: '7:00 PM' }).click()
  await form(page).getByRole('combobox', { name: 'Repeat' }).click()
  await page.getByRole('option', { name: 'Custom…' }).click()
  await form(page).getByLabel('Every', { exact: true }).fill('2')
  await form(page).getByRole('checkbox', { name: 'Friday' }).check()
  await expect(form(page).getByRole('checkbox', { name: 'Wednesday' })).toBeDisabled()
  await expect(form(page).getByText('Every 2 weeks on Wednesday and Friday')).toBeVisible()
  await form(page).getByLabel('Date', { exact: true }).fill('Mar 6, 2025')
  await form(page).getByLabel('Title').click()
  await expect(form(page).getByText('Every 2 weeks on Thursday and Friday')).toBeVisible()
  await form(page).getByRole('combobox', { name: 'Unit' }).click()
  await page.getByRole('option', { name: 'months' }).click()
  await form(page).getByRole('combobox', { name: 'On', exact: true }).click()
  await page.getByRole('option', { name: 'On the first Thursday' }).click()
  await form(page).getByRole('combobox', { name: 'Ends' }).click()
  await page.getByRole('option', { name: 'On a date' }).click()
  await expect(form(page).getByText('Every 2 months on the first Thursday, until Jun 6, 2025')).toBeVisible()
  await form(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(form(page)).toBeHidden()
  const [stored] = await pastor.api.get<{ repeats: string }[]>('/api/events/series')
  expect(stored?.repeats).toBe('FREQ=MONTHLY;INTERVAL=2;BYDAY=1TH;UNTIL=20250606')
})

test.describe('a change', () => {
  test('of one leaves the others alone, and is undone', async ({ page, pastor }) => {
    await addEvent(pastor, weekly)
    await page.goto('/events?date=2025-03-12')
    await choose(page, 'Elders', 'Edit', 'Only this one')
    await expect(form(page).getByText('Only the one on Mar 12, 2025.')).toBeVisible()
    await expect(form(page).getByRole('combobox', { name: 'Repeat' })).toBeHidden()
    await rename(page, 'Elders and deacons')
    await expect(cards(page)).toHaveText(['Elders and deacons'])
    expect(await wednesdays(page, pastor)).toEqual(['Elders', 'Elders and deacons', 'Elders', 'Elders'])
    await page.goto('/events?date=2025-03-12')
    await choose(page, 'Elders and deacons', 'Edit', 'Only this one')
    await rename(page, 'Deacons')
    await undo(page).click()
    await expect(cards(page)).toHaveText(['Elders and deacons'])
    expect(await wednesdays(page, pastor)).toEqual(['Elders', 'Elders and deacons', 'Elders', 'Elders'])
    await page.goto('/events?date=2025-03-19')
    await choose(page, 'Elders', 'Edit', 'Only this one')
    await rename(page, 'A visit')
    await undo(page).click()
    await expect(cards(page)).toHaveText(['Elders'])
    await expect.poll(() => stored(pastor)).toEqual(['Elders', 'Elders and deacons', 'Elders', 'Elders'])
    expect(await wednesdays(page, pastor)).toEqual(['Elders', 'Elders and deacons', 'Elders', 'Elders'])
  })

  test('of this and the following begins a new one, and is undone @all', async ({ page, pastor }) => {
    await addEvent(pastor, weekly)
    await page.goto('/events?date=2025-03-19')
    await choose(page, 'Elders', 'Edit', 'This and the following')
    await rename(page, 'Deacons')
    await expect(cards(page)).toHaveText(['Deacons'])
    await expect.poll(() => stored(pastor)).toEqual(['Elders', 'Elders', 'Deacons', 'Deacons'])
    await undo(page).click()
    await expect(cards(page)).toHaveText(['Elders'])
    await expect.poll(() => stored(pastor)).toEqual(['Elders', 'Elders', 'Elders', 'Elders'])
    expect(await wednesdays(page, pastor)).toEqual(['Elders', 'Elders', 'Elders', 'Elders'])
  })

  test('of all is undone @all', async ({ page, pastor }) => {
    const { id } = await addEvent(pastor, weekly)
    await pastor.api.patch(`/api/events/${id}_2025-03-12`, { title: 'A visit' })
    await page.goto('/events?date=2025-03-19')
    await choose(page, 'Elders', 'Edit', 'All')
    await expect(form(page).getByText('All of them, from Mar 5, 2025 on.')).toBeVisible()
    await rename(page, 'Deacons')
    await expect(cards(page)).toHaveText(['Deacons'])
    await expect(page.getByRole('heading', { name: 'Wednesday, Mar 19, 2025' })).toBeVisible()
    await undo(page).click()
    await expect(cards(page)).toHaveText(['Elders'])
    await expect.poll(() => stored(pastor)).toEqual(['Elders', 'A visit', 'Elders', 'Elders'])
    expect(await wednesdays(page, pastor)).toEqual(['Elders', 'A visit', 'Elders', 'Elders'])
  })
})

test.describe('deleting', () => {
  const cases: [scope: Scope, said: string, left: string[]][] = [
    ['Only this one', 'Event deleted', ['Elders', '', 'A visit', 'Elders']],
    ['This and the following', 'This and the following deleted', ['Elders', '', '', '']],
    ['All', 'Repeating event deleted', ['', '', '', '']],
  ]
  for (const [scope, said, left] of cases) {
    test(`${scope.toLowerCase()} is undone by one tap @all`, async ({ page, pastor }) => {
      const { id } = await addEvent(pastor, weekly)
      await pastor.api.patch(`/api/events/${id}_2025-03-19`, { title: 'A visit' })
      await page.goto('/events?date=2025-03-12')
      await choose(page, 'Elders', 'Delete', scope)
      await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
      await expect(cards(page)).toHaveCount(0)
      await expect.poll(() => stored(pastor)).toEqual(left)
      await undo(page).click()
      await expect(cards(page)).toHaveText(['Elders'])
      await expect.poll(() => stored(pastor)).toEqual(['Elders', 'Elders', 'A visit', 'Elders'])
      expect(await wednesdays(page, pastor)).toEqual(['Elders', 'Elders', 'A visit', 'Elders'])
    })
  }

  test('from the reading view asks too, and the question can be left @all', async ({ page, pastor }) => {
    await addEvent(pastor, weekly)
    await page.goto('/events?date=2025-03-12')
    await page.getByRole('button', { name: 'Elders', exact: true }).click()
    const reader = page.getByRole('dialog', { name: 'Elders' })
    await expect(reader.getByText('Every week on Wednesday')).toBeVisible()
    await reader.getByRole('button', { name: 'Delete' }).click()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(reader).toBeVisible()
    await reader.getByRole('button', { name: 'Delete' }).click()
    await dialog(page).getByRole('button', { name: 'Only this one' }).click()
    await expect(reader).toBeHidden()
    await expect(cards(page)).toHaveCount(0)
  })
})

test('an event of several days is all day on each of them @all', async ({ page, pastor }) => {
  await page.goto('/events?new=true')
  await form(page).getByLabel('Title').fill('Retreat')
  await form(page).getByRole('checkbox', { name: 'All day' }).check()
  await expect(form(page).getByLabel('Start time')).toBeHidden()
  await form(page).getByRole('checkbox', { name: 'Several days' }).check()
  await form(page).getByLabel('Last day').fill('Mar 7, 2025')
  await form(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(cards(page)).toHaveText(['Retreat'])
  await day(page, 'Friday, March 7, 2025, 1 planned').check()
  await expect(cards(page)).toHaveText(['Retreat'])
  await expect(page.getByText('All day', { exact: true })).toBeVisible()
  await expect(page.getByText('Mar 5, 2025 – Mar 7, 2025')).toBeVisible()
  await day(page, 'Saturday, March 8, 2025').check()
  await expect(cards(page)).toHaveCount(0)
  const [stored] = await pastor.api.get<{ days: number; startTime: string }[]>('/api/events?date=2025-03-06')
  expect([stored?.days, stored?.startTime]).toEqual([3, 'All day'])
})

test('the agenda shows the next 30 days, and a tap on a day returns to it @all', async ({
  page,
  pastor,
  review,
}) => {
  await page.goto('/events')
  await page.getByRole('radio', { name: 'Next 30 days' }).check()
  await expect(page.getByText('Nothing planned for the next 30 days')).toBeVisible()
  await addEvent(pastor, weekly)
  await addEvent(pastor, {
    title: 'Retreat',
    startTime: 'All day',
    endTime: 'All day',
    date: '2025-03-14',
    days: 2,
  })
  await addEvent(pastor, { title: 'Too far', date: '2025-04-04' })
  await page.reload()
  await page.getByRole('radio', { name: 'Next 30 days' }).check()
  const list = page.getByRole('list', { name: 'The next 30 days' })
  await expect(list.getByRole('heading')).toHaveText([
    'Wednesday, Mar 5, 2025',
    'Elders',
    'Wednesday, Mar 12, 2025',
    'Elders',
    'Friday, Mar 14, 2025',
    'Retreat',
    'Saturday, Mar 15, 2025',
    'Retreat',
    'Wednesday, Mar 19, 2025',
    'Elders',
    'Wednesday, Mar 26, 2025',
    'Elders',
    'Wednesday, Apr 2, 2025',
    'Elders',
  ])
  await review('events-agenda')
  await day(page, 'Friday, March 7, 2025').check()
  await expect(page.getByText('No events scheduled for Mar 7, 2025')).toBeVisible()
})

test('the form of a repeating event is fit to be seen @all', async ({ page, pastor, review }) => {
  await addEvent(pastor, weekly)
  await page.goto('/events?date=2025-03-12')
  await page.getByRole('button', { name: 'More for Elders' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await review('events-scope')
  await dialog(page).getByRole('button', { name: 'All', exact: true }).click()
  await form(page).getByRole('combobox', { name: 'Repeat' }).click()
  await page.getByRole('option', { name: 'Custom…' }).click()
  await form(page).getByRole('combobox', { name: 'Ends' }).click()
  await page.getByRole('option', { name: 'On a date' }).click()
  await form(page).getByLabel('Last date').scrollIntoViewIfNeeded()
  await review('events-repeat')
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(({ expectConsole }) => expectConsole(networkNoise))

  test('events repeat, change at one date and lose another, and all of it syncs', async ({
    page,
    pastor,
  }) => {
    await page.goto('/events')
    await shellIsCached(page)
    await everythingIsCopied(page, pastor.id)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Add an Event' }).click()
    await form(page).getByLabel('Title').fill('Elders')
    await form(page).getByRole('button', { name: '7:00 PM' }).click()
    await form(page).getByRole('combobox', { name: 'Repeat' }).click()
    await page.getByRole('option', { name: 'Every week on Wednesday' }).click()
    await form(page).getByRole('button', { name: 'Create Event' }).click()
    await expect(cards(page)).toHaveText(['Elders'])
    await page.getByRole('button', { name: 'Next week' }).click()
    await choose(page, 'Elders', 'Edit', 'Only this one')
    await rename(page, 'A visit')
    await expect(cards(page)).toHaveText(['A visit'])
    await page.getByRole('button', { name: 'Next week' }).click()
    await choose(page, 'Elders', 'Delete', 'Only this one')
    await expect(cards(page)).toHaveCount(0)
    await page.context().setOffline(false)
    await expect.poll(() => stored(pastor)).toEqual(['Elders', 'A visit', '', 'Elders'])
  })

  test('one is changed here while all are changed elsewhere: both are seen @all', async ({
    page,
    pastor,
  }) => {
    const { id } = await addEvent(pastor, weekly)
    await page.goto('/events?date=2025-03-12')
    await shellIsCached(page)
    await everythingIsCopied(page, pastor.id)
    await expect(cards(page)).toHaveText(['Elders'])
    await page.context().setOffline(true)
    await choose(page, 'Elders', 'Edit', 'Only this one')
    await rename(page, 'A visit')
    await pastor.api.patch(`/api/events/${id}`, { title: 'Deacons' })
    await page.context().setOffline(false)
    await expect.poll(() => stored(pastor)).toEqual(['Deacons', 'A visit', 'Deacons', 'Deacons'])
    expect(await wednesdays(page, pastor)).toEqual(['Deacons', 'A visit', 'Deacons', 'Deacons'])
  })
})

test('a search finds a repeating event and opens its first date @all', async ({ page, pastor }) => {
  await addEvent(pastor, weekly)
  await page.goto('/events')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox').fill('Elders')
  await page.getByRole('option', { name: /Elders/ }).click()
  await expect(page.getByRole('dialog', { name: 'Elders' })).toBeVisible()
})
