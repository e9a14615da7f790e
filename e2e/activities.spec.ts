import type { Page } from '@playwright/test'
import {
  breakDown,
  clickTwice,
  expect,
  type Pastor,
  pressTryAgain,
  signedOutTest,
  test,
} from './support/fixtures.ts'

/** Ten in the morning of a Wednesday in New York. */
const now = new Date('2025-03-05T15:00:00Z')
const date = '2025-03-05'
test.use({ timezoneId: 'America/New_York' })

const dialog = (page: Page) => page.getByRole('dialog', { name: /Activity$/ })
const lines = (page: Page) => page.getByRole('list', { name: 'Today' }).getByRole('heading', { level: 3 })

const addActivity = (pastor: Pastor, activity: object = {}) =>
  pastor.api.post<{ id: string }>('/api/activities', {
    title: 'Hospital visit',
    time: '2pm',
    date,
    activityType: 'counseling',
    ...activity,
  })

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add activity' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Add New Activity')
}

test.describe('on a day in March', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(now))

  test('a day without activities says so, and the calendar is one tap away @all', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: "Today's Activities" })).toBeVisible()
    await expect(page.getByText('No activities scheduled for today', { exact: true })).toBeVisible()
    await expect(page.getByText('Click + to add the first one.')).toBeVisible()
    await page.getByRole('button', { name: 'View Full Calendar' }).click()
    await expect(page).toHaveURL(/\/events$/)
  })

  test('an activity is added for today, changed, deleted and brought back', async ({ page, pastor }) => {
    await page.goto('/')
    await openForm(page)
    await expect(dialog(page).getByLabel('Title')).toBeFocused()
    await expect(dialog(page).getByRole('combobox', { name: 'Type' })).toHaveText('Meeting')
    await expect(dialog(page).getByLabel('Date')).toHaveValue('Mar 5, 2025')
    await dialog(page).getByLabel('Title').fill('Hospital visit')
    await dialog(page).getByRole('button', { name: '2:00 PM' }).click()
    await dialog(page).getByLabel('Location').fill('Ward 3')
    await dialog(page).getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Counseling' }).click()
    await dialog(page).getByRole('button', { name: 'Add Activity' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(lines(page)).toHaveText(['Hospital visit'])
    const [stored] = await pastor.api.get<object[]>(`/api/activities?date=${date}`)
    expect(stored).toMatchObject({
      title: 'Hospital visit',
      time: '2:00 PM',
      location: 'Ward 3',
      activityType: 'counseling',
      icon: 'event',
      date,
    })

    await page.getByRole('button', { name: 'More for Hospital visit' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Edit Activity')
    await dialog(page).getByLabel('Title').fill('Hospital visits')
    await dialog(page).getByRole('button', { name: 'Save Activity' }).click()
    await expect(lines(page)).toHaveText(['Hospital visits'])

    await page.getByRole('button', { name: 'More for Hospital visits' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText('No activities scheduled for today', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(lines(page)).toHaveText(['Hospital visits'])
    await page.reload()
    await expect(lines(page)).toHaveText(['Hospital visits'])
  })

  test('what is wrong is said at the field, and no date before 1900 is taken', async ({ page }) => {
    await page.goto('/')
    await openForm(page)
    await dialog(page).getByLabel('Title').fill('x')
    await dialog(page).getByRole('button', { name: 'Add Activity' }).click()
    await expect(dialog(page).getByText('Title must be at least 2 characters', { exact: true })).toBeVisible()
    await expect(dialog(page).getByText('Time is required', { exact: true })).toBeVisible()
    await expect(dialog(page).getByLabel('Title')).toBeFocused()
    await dialog(page).getByLabel('Date').fill('Dec 31, 1899')
    await dialog(page).getByLabel('Date').blur()
    await expect(dialog(page).getByText('Please choose a date from Jan 1, 1900 on.')).toBeVisible()
    await dialog(page).getByLabel('Date').fill('Jan 1, 1900')
    await dialog(page).getByLabel('Date').blur()
    await dialog(page).getByRole('button', { name: 'Open calendar' }).click()
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  })

  test('the form is at most 500 px wide @all', async ({ page, review }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await openForm(page)
    await expect(dialog(page)).toHaveCSS('max-width', '500px')
    await review('activities-form-wide')
    expect((await dialog(page).boundingBox())?.width).toBe(500)
  })

  test('activities of another day are not today’s @all', async ({ page, pastor }) => {
    await addActivity(pastor, { title: 'Yesterday', date: '2025-03-04' })
    await page.goto('/')
    await openForm(page)
    await dialog(page).getByLabel('Title').fill('Tomorrow')
    await dialog(page).getByLabel('Time').fill('9am')
    await dialog(page).getByLabel('Date').fill('3/6/2025')
    await dialog(page).getByRole('button', { name: 'Add Activity' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText('No activities scheduled for today', { exact: true })).toBeVisible()
  })

  test('today’s events are there too, marked as such, and lead to their day @all', async ({
    page,
    pastor,
  }) => {
    await addActivity(pastor)
    await addActivity(pastor, { title: 'Coffee with the choir', time: 'after lunch', location: 'Hall' })
    await pastor.api.post('/api/events', {
      title: 'Elders',
      startTime: '9:00 AM',
      endTime: '10:00 AM',
      date,
      eventType: 'meeting',
      icon: 'people',
    })
    await page.goto('/')
    await expect(lines(page)).toHaveText(['Elders', 'Hospital visit', 'Coffee with the choir'])
    await expect(page.getByText('Event · Meeting', { exact: true })).toBeVisible()
    // The link lies over the whole line, so that a tap on any part of it counts.
    await page.getByText('9:00 AM – 10:00 AM').click({ force: true })
    await expect(page.getByRole('dialog', { name: 'Elders' })).toContainText('9:00 AM – 10:00 AM')
    await expect(page).toHaveURL(/\/events\?date=2025-03-05$/)
  })

  test('an activity opens for reading in place; from there it is changed and deleted @all', async ({
    page,
    pastor,
  }) => {
    await addActivity(pastor, { location: 'Ward 3', remindMinutes: 30 })
    await page.goto('/')
    // The title's area is the whole line.
    await page.getByText('2:00 PM', { exact: true }).click({ force: true })
    const reader = page.getByRole('dialog', { name: /^Hospital visit/ })
    for (const text of [
      '2:00 PM',
      'Wednesday, Mar 5, 2025',
      'Ward 3',
      'Activity · Counseling',
      'Reminder 30 minutes before',
    ]) {
      await expect(reader.getByText(text, { exact: true })).toBeVisible()
    }
    await reader.getByRole('button', { name: 'Edit' }).click()
    await dialog(page).getByLabel('Title').fill('Hospital visits')
    await dialog(page).getByRole('button', { name: 'Save Activity' }).click()
    await expect(reader).toHaveAccessibleName('Hospital visits')
    await reader.getByRole('button', { name: 'Delete' }).click()
    await expect(reader).toBeHidden()
    await expect(page.getByText('No activities scheduled for today', { exact: true })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('a time is picked from the clock, and a reminder is chosen @all', async ({ page, pastor }) => {
    await page.goto('/')
    await openForm(page)
    await dialog(page).getByLabel('Title').fill('Walk')
    await dialog(page).getByRole('combobox', { name: 'Open clock' }).click()
    await expect(page.getByRole('option', { name: '9:00 AM', exact: true })).toBeInViewport()
    await page.getByRole('option', { name: '8:45 AM', exact: true }).click()
    await expect(dialog(page).getByLabel('Time')).toHaveValue('8:45 AM')
    await dialog(page).getByRole('combobox', { name: 'Remind me' }).click()
    await page.getByRole('option', { name: '10 minutes before' }).click()
    await dialog(page).getByRole('button', { name: 'Add Activity' }).click()
    await expect(dialog(page)).toBeHidden()
    const [stored] = await pastor.api.get<object[]>(`/api/activities?date=${date}`)
    expect(stored).toMatchObject({ time: '8:45 AM', remindMinutes: 10 })
  })

  test('a shape of what comes is shown while it comes @all', async ({ page, pastor }) => {
    await addActivity(pastor)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/activities?*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await expect(page.getByText('Loading today’s activities')).toBeAttached()
    release()
    await expect(lines(page)).toHaveText(['Hospital visit'])
  })

  test('activities that cannot be read say so; adding goes on, and a second look helps @all', async ({
    page,
    pastor,
    expectConsole,
  }) => {
    expectConsole(/API GET request to \/api\/(events|activities).* failed|Failed to load resource/)
    await addActivity(pastor)
    const restore = await breakDown(page, '**/api/activities?*')
    await page.goto('/')
    await expect(page.getByText('Unable to load activities', { exact: true })).toBeVisible()
    await expect(page.getByText('You can still add activities on the Events screen.')).toBeVisible()
    await pressTryAgain(page, restore)
    await expect(lines(page)).toHaveText(['Hospital visit'])

    await breakDown(page, '**/api/events?*')
    await page.reload()
    await expect(page.getByText('Today’s events couldn’t be loaded.')).toBeVisible()
    await expect(lines(page)).toHaveText(['Hospital visit'])
  })

  test('a failing server is told in its own words, the text stays, and a second try makes one @all', async ({
    page,
    pastor,
    expectConsole,
  }) => {
    expectConsole(/API \w+ request to \/api\/activities failed|Failed to load resource/)
    await page.goto('/')
    await openForm(page)
    await dialog(page).getByLabel('Title').fill('In the corridor 🙏 رحمة')
    await dialog(page).getByLabel('Time').fill('9am')
    const refuse = async (status: number, message: string) => {
      await page.route(
        '**/api/activities',
        (route) => route.fulfill({ status, json: { code: 'busy', message, requestId: 'r' } }),
        { times: 1 },
      )
      await dialog(page).getByRole('button', { name: 'Add Activity' }).click()
      await expect(page.getByText('Error creating activity', { exact: true })).toBeVisible()
      await expect(page.getByText(message, { exact: true })).toBeVisible()
    }
    await refuse(503, 'The server has too much to do just now.')
    await refuse(507, 'The server is out of storage space. Nothing was changed.')
    const restore = await breakDown(page, '**/api/activities', 'POST')
    await dialog(page).getByRole('button', { name: 'Add Activity' }).click()
    await expect(page.getByText('The server has a problem. Please try again.', { exact: true })).toBeVisible()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('In the corridor 🙏 رحمة')
    await restore()
    await clickTwice(dialog(page).getByRole('button', { name: 'Add Activity' }))
    await expect(dialog(page)).toBeHidden()
    expect(await pastor.api.get<unknown[]>(`/api/activities?date=${date}`)).toHaveLength(1)
  })
})

signedOutTest('nothing is asked for without a user @all', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  expect(asked.filter((path) => /activities|events/.test(path))).toEqual([])
})

test('today goes on at midnight while the page is open @all', async ({ page, pastor }) => {
  await addActivity(pastor, { title: 'On Wednesday' })
  await addActivity(pastor, { title: 'On Thursday', date: '2025-03-06' })
  await page.clock.install({ time: new Date('2025-03-06T04:59:00Z') })
  await page.goto('/')
  await expect(lines(page)).toHaveText(['On Wednesday'])
  await page.clock.fastForward('01:30')
  await expect(lines(page)).toHaveText(['On Thursday'])
})
