import type { Page } from '@playwright/test'
import { addActivity, addEvent, cards, day, type StoredEvent, swipe } from './support/calendar-steps.ts'
import { breakDown, expect, test } from './support/fixtures.ts'

/** Ten in the morning of a Wednesday in New York. */
const now = new Date('2025-03-05T15:00:00Z')
test.use({ timezoneId: 'America/New_York' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

const dialog = (page: Page) => page.getByRole('dialog', { name: /Event$/ })

async function fill(page: Page, title: string) {
  await dialog(page).getByLabel('Title').fill(title)
  await dialog(page).getByLabel('Start time').fill('6:30 PM')
  await dialog(page).getByLabel('End time').fill('8ish')
}

async function choose(page: Page, menu: string, item: 'Edit' | 'Delete') {
  await page.getByRole('button', { name: `More for ${menu}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** By the one + of the screen. */
async function add(page: Page, what: 'Event' | 'Activity') {
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

test('an empty day says so and offers to begin @all', async ({ page }) => {
  await page.goto('/events')
  await expect(page.getByText('No events scheduled for Mar 5, 2025', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'March 2025', exact: true })).toBeVisible()
  await expect(day(page, 'Wednesday, March 5, 2025')).toBeChecked()
  await page.getByRole('button', { name: 'Add an Event' }).click()
  await expect(dialog(page)).toHaveAccessibleName('New Event')
})

test('an event is created, its type sets the icon, and it can be changed and found again', async ({
  page,
  pastor,
}) => {
  await page.goto('/events')
  await add(page, 'Event')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await dialog(page).getByLabel('Title').fill('Evening service')
  await dialog(page).getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Service' }).click()
  await dialog(page).getByRole('button', { name: '7:00 PM' }).click()
  await dialog(page).getByRole('button', { name: '90 min' }).click()
  await expect(dialog(page).getByLabel('End time')).toHaveValue('8:30 PM')
  await dialog(page).getByLabel('Location').fill('Chapel')
  await dialog(page).getByLabel('Description').fill('With the choir')
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Event created successfully', { exact: true })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(cards(page)).toHaveText(['Evening service'])
  await expect(page.getByText('7:00 PM – 8:30 PM')).toBeVisible()
  const [stored] = await pastor.api.get<StoredEvent[]>('/api/events?date=2025-03-05')
  expect([stored?.eventType, stored?.icon]).toEqual(['service', 'church'])

  await choose(page, 'Evening service', 'Edit')
  await expect(dialog(page)).toHaveAccessibleName('Edit Event')
  await expect(dialog(page).getByLabel('Location')).toHaveValue('Chapel')
  await dialog(page).getByLabel('Title').fill('Evensong')
  await dialog(page).getByRole('button', { name: 'Save Event' }).click()
  await expect(page.getByText('Event updated successfully', { exact: true })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expect(cards(page)).toHaveText(['Evensong'])
})

test('a type that nobody chose is a meeting with the default icon @all', async ({ page, pastor }) => {
  await page.goto('/events?new=true')
  await expect(dialog(page).getByRole('combobox', { name: 'Type' })).toHaveText('Meeting')
  await fill(page, 'Elders')
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(cards(page)).toHaveText(['Elders'])
  const [stored] = await pastor.api.get<StoredEvent[]>('/api/events?date=2025-03-05')
  expect([stored?.eventType, stored?.icon]).toEqual(['meeting', 'event'])
})

test('an event on another day is shown on that day once it is saved @all', async ({ page }) => {
  await page.goto('/events?new=true')
  await fill(page, 'Retreat')
  await dialog(page).getByRole('button', { name: 'Open calendar' }).click()
  await page.getByRole('button', { name: 'Friday, March 14, 2025' }).click()
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(day(page, 'Friday, March 14, 2025, 1 planned')).toBeChecked()
  await expect(cards(page)).toHaveText(['Retreat'])
  await expect(page).toHaveURL(/\/events\?date=2025-03-14$/)
})

test('what is missing is said at the field and in a toast, and what was typed stays', async ({ page }) => {
  await page.goto('/events?new=true')
  await dialog(page).getByLabel('Title').fill('Only a title')
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByText('Validation Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Please fill in all required fields', { exact: true })).toBeVisible()
  await expect(dialog(page).getByLabel('Start time')).toBeFocused()
  await expect(dialog(page).getByText('Please enter an end time')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Only a title')
})

test('?new=true opens the form once and leaves the address clean, ?date= stays; Back closes the form @all', async ({
  page,
}) => {
  await page.goto('/')
  await page.goto('/events?new=true&date=2025-04-20')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByLabel('Date')).toHaveValue('Apr 20, 2025')
  await expect(page).toHaveURL(/\/events\?date=2025-04-20$/)
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('No events scheduled for Apr 20, 2025', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/events\?date=2025-04-20$/)

  await page.goto('/events?date=2025-02-30')
  await expect(page.getByText('No events scheduled for Mar 5, 2025', { exact: true })).toBeVisible()
})

test('weeks go by with the arrows, and Today leads back', async ({ page, pastor }) => {
  await addEvent(pastor, { title: 'A week on', date: '2025-03-12' })
  await page.goto('/events')
  await expect(page.getByRole('button', { name: 'Today' })).toBeHidden()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(day(page, 'Wednesday, March 12, 2025')).toBeChecked()
  await expect(cards(page)).toHaveText(['A week on'])
  for (let week = 0; week < 3; week += 1) await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByRole('heading', { name: 'April 2025', exact: true })).toBeVisible()
  await page.reload()
  await expect(day(page, 'Wednesday, April 2, 2025')).toBeChecked()
  await page.getByRole('button', { name: 'Today' }).click()
  await expect(day(page, 'Wednesday, March 5, 2025')).toBeChecked()
  await expect(page).toHaveURL(/\/events$/)
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(day(page, 'Wednesday, February 26, 2025')).toBeChecked()
})

test('the row of days is a single choice for the keyboard, from Sunday on and into the next week @all', async ({
  page,
  pastor,
}) => {
  await addEvent(pastor, { title: 'On Sunday', date: '2025-03-09' })
  await page.goto('/events')
  const days = page.getByRole('group', { name: 'Day' }).getByRole('radio')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveAccessibleName('Sunday, March 2, 2025')
  await expect(days.last()).toHaveAccessibleName('Saturday, March 8, 2025')
  await expect(day(page, 'Wednesday, March 5, 2025')).toHaveAttribute('aria-current', 'date')
  await day(page, 'Wednesday, March 5, 2025').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(day(page, 'Tuesday, March 4, 2025')).toBeFocused()
  await expect(page.getByText('No events scheduled for Mar 4, 2025', { exact: true })).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 'Sunday, March 9, 2025, 1 planned')).toBeFocused()
  await expect(cards(page)).toHaveText(['On Sunday'])
  await page.keyboard.press('PageUp')
  await expect(day(page, 'Sunday, March 2, 2025')).toBeFocused()
})

test('a finger swipes from week to week and still taps a day @all', async ({ page }) => {
  await page.goto('/events')
  const strip = page.getByRole('group', { name: 'Day' })
  await swipe(strip, 250, 100)
  await expect(day(page, 'Wednesday, March 12, 2025')).toBeChecked()
  await swipe(strip, 100, 250)
  await expect(day(page, 'Wednesday, March 5, 2025')).toBeChecked()
  await swipe(strip, 100, 120)
  await expect(day(page, 'Wednesday, March 5, 2025')).toBeChecked()
  // The browser takes a tap that follows a swipe too soon for the end of that.
  await expect(async () => {
    await day(page, 'Friday, March 7, 2025').tap()
    await expect(day(page, 'Friday, March 7, 2025')).toBeChecked({ timeout: 1000 })
  }).toPass()
})

test('events and activities of a day are shown together by the clock, and its dots tell of both @all', async ({
  page,
  pastor,
}) => {
  await addEvent(pastor, { title: 'Supper', startTime: 'half past six in the evening', eventType: 'other' })
  await addEvent(pastor, { title: 'Sometime', startTime: 'when all are there' })
  await addActivity(pastor)
  await addActivity(pastor, { title: 'Breakfast', time: '7:30' })
  await addEvent(pastor, { title: 'Midday prayer', startTime: 'noon', eventType: 'service', icon: 'church' })
  await addActivity(pastor, { title: 'Study', date: '2025-03-07', activityType: 'study' })
  await page.goto('/events')
  await expect(page.getByRole('heading', { name: 'Wednesday, Mar 5, 2025' })).toBeVisible()
  await expect(cards(page)).toHaveText(['Breakfast', 'Midday prayer', 'Hospital visit', 'Supper', 'Sometime'])
  await expect(day(page, 'Wednesday, March 5, 2025, 5 planned')).toBeChecked()
  await expect(day(page, 'Friday, March 7, 2025, 1 planned')).toBeVisible()
  await expect(page.locator('label', { has: day(page, 'Friday') }).locator('[data-dot]')).toHaveCount(1)
  await expect(page.locator('label', { has: day(page, 'Thursday') }).locator('[data-dot]')).toHaveCount(0)
})

test('on a wide screen the calendar keeps the width of a phone @all', async ({ page, pastor }) => {
  await addEvent(pastor)
  await addActivity(pastor)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/events')
  await expect(cards(page)).toHaveText(['Elders', 'Hospital visit'])
  const { width = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
  expect(width).toBeLessThanOrEqual(448)
})

test('the calendar works at 320 px with the text at 200 % @all', async ({ page, pastor }) => {
  await addEvent(pastor)
  await addActivity(pastor, { time: 'immediately after the second service' })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/events', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Hospital visit' })).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
  await page.goto('/events?new=true')
  await expect(dialog(page)).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await dialog(page).getByLabel('Start time').fill('10:30 AM')
  await dialog(page).getByLabel('End time').fill('11:30 AM')
  for (const name of ['Date', 'Start time', 'End time']) {
    const cut = await dialog(page)
      .getByLabel(name)
      .evaluate((input) => input.scrollWidth - input.clientWidth)
    expect(cut, name).toBeLessThanOrEqual(0)
  }
})

test('an activity is added, changed, deleted and brought back on the screen of its day', async ({
  page,
  pastor,
}) => {
  await addActivity(pastor)
  await page.goto('/events')
  await add(page, 'Activity')
  const form = page.getByRole('dialog')
  await expect(form).toHaveAccessibleName('Add New Activity')
  await form.getByLabel('Title').fill('Walk')
  await form.getByLabel('Time').fill('8am')
  await form.getByRole('button', { name: 'Add Activity' }).click()
  await expect(cards(page)).toHaveText(['Walk', 'Hospital visit'])
  await choose(page, 'Walk', 'Edit')
  await expect(form).toHaveAccessibleName('Edit Activity')
  await form.getByLabel('Time').fill('5 in the afternoon')
  await form.getByRole('button', { name: 'Save Activity' }).click()
  await expect(cards(page)).toHaveText(['Hospital visit', 'Walk'])
  await choose(page, 'Hospital visit', 'Delete')
  await expect(cards(page)).toHaveText(['Walk'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveText(['Hospital visit', 'Walk'])
  await page.reload()
  await expect(cards(page)).toHaveText(['Hospital visit', 'Walk'])
})

test('a deleted event can be brought back @all', async ({ page, pastor }) => {
  await addEvent(pastor)
  await page.goto('/events')
  await choose(page, 'Elders', 'Delete')
  await expect(page.getByText('No events scheduled for Mar 5, 2025', { exact: true })).toBeVisible()
  await expect(day(page, 'Wednesday, March 5, 2025')).toHaveAccessibleName('Wednesday, March 5, 2025')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveText(['Elders'])
  await page.reload()
  await expect(cards(page)).toHaveText(['Elders'])
})

test('a day that cannot be read says so and can be tried again', async ({ page, pastor, expectConsole }) => {
  expectConsole(/API GET request to \/api\/events.* failed|Failed to load resource/)
  await addEvent(pastor)
  await addActivity(pastor)
  const restoreEvents = await breakDown(page, '**/api/events?*')
  await page.goto('/events')
  await expect(page.getByText('We could not load your events')).toBeVisible()
  await restoreEvents()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveText(['Elders', 'Hospital visit'])
  await expect(day(page, 'Wednesday, March 5, 2025, 2 planned')).toBeChecked()
})

test('activities that cannot be read leave the events where they are @all', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  expectConsole(/API GET request to \/api\/activities.* failed|Failed to load resource/)
  await addEvent(pastor)
  await addActivity(pastor)
  const restoreActivities = await breakDown(page, '**/api/activities?*')
  await page.goto('/events')
  await expect(page.getByText('Unable to load activities')).toBeVisible()
  await expect(cards(page)).toHaveText(['Elders'])
  await review('events-half-failed')
  await restoreActivities()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveText(['Elders', 'Hospital visit'])
})

test('a full day with long and foreign words stays readable, and is searched @all', async ({
  page,
  pastor,
}) => {
  await addEvent(pastor, {
    title: `${'Interdenominational '.repeat(9)}supper`,
    startTime: '6am, or whenever the kitchen is ready for us',
    location: 'The old parish hall behind the church, second door on the left '.repeat(2),
    description: 'رحمة 🎉 and a very long description of all that is to be brought along. '.repeat(20),
  })
  await addEvent(pastor, { title: 'اجتماع الصلاة', startTime: '7am', location: 'القاعة' })
  await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      addEvent(pastor, { title: `Meeting number ${number} 🙏`, startTime: '8am' }),
    ),
  )
  await page.goto('/events')
  await expect(page.getByRole('heading', { name: 'اجتماع الصلاة' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search this day' }).fill('number 57')
  await expect(cards(page)).toHaveText(['Meeting number 57 🙏'])
  await page.getByRole('searchbox', { name: 'Search this day' }).fill('nothing like it')
  await expect(page.getByText('Nothing on this day matches “nothing like it”')).toBeVisible()
})

test('too long a description is refused with words, and nothing is lost @all', async ({ page }) => {
  await page.goto('/events?new=true')
  await fill(page, 'x'.repeat(500))
  await expect(dialog(page).getByLabel('Title')).toHaveValue('x'.repeat(200))
  await dialog(page).getByLabel('Description').fill('y'.repeat(100_001))
  await dialog(page).getByRole('button', { name: 'Create Event' }).click()
  await expect(dialog(page).getByText('Use at most 100000 characters')).toBeVisible()
  await expect(dialog(page).getByLabel('Description')).toHaveValue('y'.repeat(100_001))
})

test('a card opens for reading in full, and its form returns there', async ({ page, pastor, review }) => {
  const description = Array.from({ length: 12 }, (_, line) => `Line ${line} of what is to be brought`).join(
    '\n',
  )
  await addEvent(pastor, {
    startTime: '9am',
    endTime: '10:30',
    location: 'Vestry',
    description,
    eventType: 'visit',
    remindMinutes: 60,
  })
  await page.goto('/events')
  await expect(page.getByText('Reminder 1 hour before')).toBeVisible()
  // The title's area is the whole card.
  await page.getByText('9:00 AM – 10:30 AM').click({ force: true })
  const reader = page.getByRole('dialog', { name: /^Elders/ })
  for (const text of ['9:00 AM – 10:30 AM', 'Wednesday, Mar 5, 2025', 'Vestry', 'Event · Visit']) {
    await expect(reader.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(reader.getByText('Reminder 1 hour before')).toBeVisible()
  await expect(reader.getByText('Line 11 of what')).toBeVisible()
  await review('events-reader')
  await reader.getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByLabel('Title').fill('Elders and deacons')
  await dialog(page).getByRole('button', { name: 'Save Event' }).click()
  await expect(reader).toHaveAccessibleName('Elders and deacons')
  await page.goBack()
  await expect(reader).toBeHidden()
  await page.getByRole('button', { name: 'Elders and deacons', exact: true }).click()
  await reader.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No events scheduled for Mar 5, 2025', { exact: true })).toBeVisible()
})

test('one + offers an event, an activity and other calendars, each in a few words @all', async ({
  page,
  review,
}) => {
  await page.goto('/events')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    /Event.*With a start and an end/,
    /Activity.*Just a time/,
    /Other calendars.*Family, school, denomination/,
  ])
  await review('events-add')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Activity', exact: true })).toHaveCount(0)
})

test('the end follows the start by an hour, until somebody sets it', async ({ page, review }) => {
  await page.goto('/events?new=true')
  const [start, end] = [dialog(page).getByLabel('Start time'), dialog(page).getByLabel('End time')]
  await start.fill('6:30 PM')
  await end.fill('8ish')
  await expect(end).toHaveValue('8ish')
  await end.fill('')
  await start.fill('around one-ish')
  await page.keyboard.press('Tab')
  await expect(end).toHaveValue('2:00 PM')
  await start.fill('after lunch')
  await start.blur()
  await expect(end).toHaveValue('2:00 PM')
  await dialog(page).getByRole('combobox', { name: 'Open clock' }).first().click()
  await page.getByRole('option', { name: '6:15 PM' }).click()
  await expect(start).toHaveValue('6:15 PM')
  await expect(end).toHaveValue('7:15 PM')
  await dialog(page).getByRole('combobox', { name: 'Open clock' }).last().click()
  await expect(page.getByRole('option').first()).toHaveText('6:30 PM15 min')
  await review('events-clock')
  await page.getByRole('option', { name: '8:00 PM' }).click()
  await start.fill('9 am')
  await start.blur()
  await expect(end).toHaveValue('8:00 PM')
})

test('the clock works by keyboard alone @all', async ({ page }) => {
  await page.goto('/events?new=true')
  const clock = dialog(page).getByRole('combobox', { name: 'Open clock' }).first()
  await clock.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Start time')).toHaveValue('9:15 AM')
  await expect(clock).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(dialog(page)).toBeVisible()
})

test('Enter in the start saves, with the end filled in @all', async ({ page }) => {
  await page.goto('/events?new=true')
  await dialog(page).getByLabel('Title').fill('Quick')
  await dialog(page).getByLabel('Start time').fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2:00 PM – 3:00 PM')).toBeVisible()
})

test('times are shown in one form with the words beside them, and one-ish is after half past six @all', async ({
  page,
  pastor,
}) => {
  await addEvent(pastor, { title: 'Lunch', startTime: 'around one-ish', endTime: '3' })
  await addEvent(pastor, { title: 'Early', startTime: '6:30 AM', endTime: '7ish' })
  await addActivity(pastor, { title: 'Call', time: '14.30' })
  await addActivity(pastor, { title: 'Someday', time: 'after the rain' })
  await page.goto('/events')
  await expect(cards(page)).toHaveText(['Early', 'Lunch', 'Call', 'Someday'])
  const times = page.getByRole('listitem').locator('p.font-medium')
  await expect(times).toHaveText([
    '6:30 AM – 7:00 AM “7ish”',
    '1:00 PM – 3:00 PM “around one-ish”',
    '2:30 PM',
    'after the rain',
  ])
})

test('a day shows its sermon, which opens on its own screen, and the week counts it @all', async ({
  page,
  pastor,
  expectConsole,
  review,
}) => {
  const sermon = { scripture: 'x', reference: 'Psalm 23', date: '2025-03-09' }
  await pastor.api.post('/api/sermons', { ...sermon, title: 'The good shepherd' })
  await pastor.api.post('/api/sermons', { ...sermon, title: 'Put away', status: 'archived' })
  await addEvent(pastor, {
    title: 'Sunday service',
    date: '2025-03-09',
    eventType: 'service',
    icon: 'church',
  })
  await page.goto('/events?date=2025-03-09')
  await expect(day(page, 'Sunday, March 9, 2025, 2 planned')).toBeChecked()
  await expect(cards(page)).toHaveText(['The good shepherd', 'Sunday service'])
  await expect(page.getByText('Sermon', { exact: true })).toBeVisible()
  await review('events-sermon')
  await page.getByText('Psalm 23').click({ force: true })
  await expect(page).toHaveURL(/\/sermons\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'The good shepherd' })).toBeVisible()

  expectConsole(/API GET request to \/api\/sermons.* failed|Failed to load resource/)
  const restore = await breakDown(page, '**/api/sermons*')
  await page.goto('/events?date=2025-03-09')
  await expect(page.getByText('Your sermons couldn’t be loaded.')).toBeVisible()
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your sermons couldn’t be loaded.')).toBeHidden()
})

test('a hospital visit tomorrow at two takes at most seven taps @all', async ({ page, pastor }) => {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
    addEventListener('click', ({ detail }) => detail > 0 && count(), { capture: true })
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Schedule' }).tap()
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Visit')
  await dialog(page).getByRole('combobox', { name: 'Type' }).tap()
  await page.getByRole('option', { name: 'Visit' }).tap()
  await dialog(page).getByLabel('Date').tap()
  await page.getByRole('button', { name: 'Thursday, March 6, 2025' }).tap()
  await dialog(page).getByRole('button', { name: '2:00 PM' }).tap()
  await dialog(page).getByRole('button', { name: 'Create Event' }).tap()
  await expect(dialog(page)).toBeHidden()
  const [stored] = await pastor.api.get<StoredEvent[]>('/api/events?date=2025-03-06')
  expect(stored).toMatchObject({
    title: 'Visit',
    eventType: 'visit',
    startTime: '2:00 PM',
    endTime: '3:00 PM',
  })
  const taps = await page.evaluate(() => Number(sessionStorage.getItem('taps')))
  expect(taps).toBeLessThanOrEqual(7)
  expect(taps).toBeGreaterThanOrEqual(5)
})

for (const [timezoneId, instant, date, name] of [
  ['Pacific/Kiritimati', '2025-12-31T10:00:00Z', '2026-01-01', 'Thursday, January 1, 2026'],
  ['Pacific/Pago_Pago', '2024-03-01T10:59:00Z', '2024-02-29', 'Thursday, February 29, 2024'],
  ['America/New_York', '2025-03-10T04:00:00Z', '2025-03-10', 'Monday, March 10, 2025'],
  ['Europe/Berlin', '2025-03-30T22:30:00Z', '2025-03-31', 'Monday, March 31, 2025'],
  ['Asia/Kolkata', '2025-03-05T18:29:00Z', '2025-03-05', 'Wednesday, March 5, 2025'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test(`the calendar opens on the day it is there at ${instant} @all`, async ({ page, pastor }) => {
      await page.clock.setFixedTime(new Date(instant))
      await addEvent(pastor, { title: 'Today there', date })
      await page.goto('/events')
      await expect(day(page, name)).toBeChecked()
      await expect(day(page, name)).toHaveAttribute('aria-current', 'date')
      await expect(cards(page)).toHaveText(['Today there'])
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Today there' })).toBeVisible()
    })
  })
}
