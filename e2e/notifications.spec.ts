import type { BrowserContext, Page } from '@playwright/test'
import { breakDown, drawn, expect, type Pastor, test } from './support/fixtures.ts'
import { addSermonWith, block, startPreaching } from './support/pulpit-steps.ts'
import { lockHeading, turnOnLock } from './support/lock-steps.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const settingsButton = (page: Page) => page.getByRole('button', { name: 'Notification settings' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Notification Settings' })
const badge = (page: Page) => page.getByTestId('unread-badge')

const grant = (context: BrowserContext) => context.grantPermissions(['notifications'])

/** A browser that has not decided yet, and what its user will answer. */
async function undecided(page: Page, answer: 'granted' | 'denied' | 'default') {
  await page.addInitScript((answer) => {
    let state = sessionStorage.getItem('permission') ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: () => state })
    Notification.requestPermission = () => {
      state = answer
      sessionStorage.setItem('permission', state)
      return Promise.resolve(answer)
    }
  }, answer)
}

/** Puts notifications into the browser's storage before the page starts. */
const store = (page: Page, pastor: Pastor, value: unknown) =>
  page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored') === null) localStorage.setItem(key, text)
      sessionStorage.setItem('stored', 'yes')
    },
    [
      `stillwater-private ${pastor.id} notifications`,
      typeof value === 'string' ? value : JSON.stringify(value),
    ] as const,
  )

const minute = 60_000
const stored = (id: number, more: object = {}) => ({
  id: `n-${id}`,
  type: 'event_reminder',
  title: `Notification ${id}`,
  body: 'Elders on Mar 5, 2025',
  read: false,
  createdAt: new Date(Date.now() - id * minute).toISOString(),
  link: '/events',
  data: {},
  ...more,
})

/** One of each kind: a sermon, an event, two prayers and a goal. */
async function plan({ api }: Pastor, date: string) {
  await api.post('/api/sermons', { title: 'The good shepherd', scripture: 'x', reference: 'Psalm 23', date })
  await api.post('/api/events', {
    title: 'Elders',
    startTime: '2 pm',
    endTime: '3 pm',
    date,
    eventType: 'meeting',
  })
  const prayer = { title: 'Healing', description: 'x', category: 'family' }
  await api.post('/api/prayers', prayer)
  await api.post('/api/prayers', { ...prayer, isAnswered: true })
  await api.post('/api/goals', { title: 'Rest', category: 'Personal' })
}

const localToday = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv-SE'))

/** Plays the push service, and tells what is on the screen of the device. */
async function pushService(page: Page, context: BrowserContext, baseURL: string | undefined) {
  const devtools = await context.newCDPSession(page)
  const registrations = new Set<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', (update) => {
    for (const { registrationId, scopeURL, isDeleted } of update.registrations) {
      if (isDeleted) registrations.delete(registrationId)
      else if (scopeURL.startsWith(baseURL ?? '')) registrations.add(registrationId)
    }
  })
  await devtools.send('ServiceWorker.enable')
  // A worker that is only just starting may miss one, so tests deliver again until it is there.
  const deliver = async (data: object | string) => {
    for (const registrationId of registrations) {
      await devtools.send('ServiceWorker.deliverPushMessage', {
        origin: baseURL ?? '',
        registrationId,
        data: typeof data === 'string' ? data : JSON.stringify(data),
      })
    }
  }
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const list = await registration.getNotifications()
      return list.map(({ title, body, tag }) => [title, body, tag])
    })
  return { deliver, shown }
}

// This Chromium says so wherever a page with permission tries to subscribe.
test.beforeEach(({ expectConsole }) => expectConsole(/does not support the Push API in incognito mode/))

test.describe('the panel', () => {
  test('is empty at first, offers to enable, and closes in four ways', async ({ page, review }) => {
    await undecided(page, 'granted')
    await page.goto('/prayers')
    await expect(badge(page)).toBeHidden()
    await bell(page).click()
    await expect(panel(page).getByRole('heading', { name: 'Notifications' })).toBeVisible()
    await expect(panel(page).getByText('No notifications yet', { exact: true })).toBeVisible()
    await expect(
      panel(page).getByText('Sermon, prayer, event and goal notifications will appear here.'),
    ).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden()
    await expect(panel(page).getByRole('button', { name: 'Enable push notifications' })).toBeVisible()
    await review('notifications-empty')
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.mouse.click(10, 400),
    ]) {
      await bell(page).click()
      await expect(panel(page)).toBeVisible()
      await drawn(page)
      await close()
      await expect(panel(page)).toBeHidden()
      await expect(page).toHaveURL(/\/prayers$/)
    }
  })

  test(
    'tells what is coming: texts, links, unread, read one and read all',
    { tag: '@windows' },
    async ({ page, context, pastor, review }) => {
      await grant(context)
      await plan(pastor, await localToday(page))
      await page.goto('/')
      await expect(badge(page)).toHaveText('4')
      await expect(bell(page)).toHaveAccessibleName('Notifications, 4 unread')
      await bell(page).click()
      await expect(panel(page).getByRole('button', { name: 'Enable push notifications' })).toBeHidden()
      const items = panel(page).getByRole('listitem')
      await expect(items).toHaveCount(4)
      await expect(items.nth(0)).toContainText('Upcoming Sermon')
      await expect(items.nth(0)).toContainText('“The good shepherd” is coming up on')
      await expect(items.nth(1)).toContainText('Upcoming Event')
      await expect(items.nth(1)).toContainText(/Elders on \w{3} \d{1,2}, \d{4}, 2 pm/)
      await expect(items.nth(2)).toContainText('Prayer List Reminder')
      await expect(items.nth(2)).toContainText('You have 2 prayers in your list, with 1 answered prayers.')
      await expect(items.nth(3)).toContainText('Weekly Goal Update')
      await expect(items.nth(0)).toContainText('just now')
      await review('notifications-panel')

      await items.nth(2).getByRole('button').click()
      await expect(panel(page)).toBeHidden()
      await expect(page).toHaveURL(/\/prayers$/)
      await expect(badge(page)).toHaveText('3')
      await bell(page).click()
      await expect(items.nth(2).getByRole('button')).not.toHaveAttribute('data-unread')
      await expect(items.nth(1).getByRole('button')).toHaveAttribute('data-unread')
      await panel(page).getByRole('button', { name: 'Mark all as read' }).click()
      await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeHidden()
      await expect(badge(page)).toBeHidden()
      await review('notifications-read')
      await page.reload()
      await expect(bell(page)).toHaveAccessibleName('Notifications')
      await bell(page).click()
      await expect(items).toHaveCount(4)
    },
  )

  test('counts to nine, clamps long bodies, draws other kinds as a bell, and drops what is old @all', async ({
    page,
    pastor,
    review,
  }) => {
    const long = 'A very long body that goes on and on about everything there is to know. '.repeat(8)
    await store(page, pastor, [
      stored(1, {
        body: long,
        type: 'sermon_reminder',
        title: 'A title that is much too long for the little room there is',
      }),
      stored(2, { type: 'something_else', title: 'Something else' }),
      stored(3, { body: 'תפילה עבור השבוע הבא', type: 'prayer_reminder' }),
      stored(4, { type: 'goal_update', read: true }),
      ...Array.from({ length: 60 }, (_, n) => stored(60 * (n + 2))),
      stored(7 * 1440 + 5, { title: 'Too old' }),
    ])
    await page.goto('/prayers')
    await expect(badge(page)).toHaveText('9+')
    await bell(page).click()
    const items = panel(page).getByRole('listitem')
    await expect(items).toHaveCount(50)
    await expect(items.nth(0)).toContainText('1 minute ago')
    await expect(items.nth(10)).toContainText('8 hours ago')
    await expect(panel(page).getByText('Too old')).toBeHidden()
    const body = items.nth(0).getByText('A very long body')
    const { height = 0 } = (await body.boundingBox()) ?? {}
    const lineHeight = await body.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(height / lineHeight)).toBe(2)
    await expect(items.nth(1).locator('svg.lucide-bell')).toBeVisible()
    await expect(items.nth(3).locator('svg.lucide-target')).toBeVisible()
    await review('notifications-full')
    await page.setViewportSize({ width: 1280, height: 800 })
    await review('notifications-wide')
  })

  test('follows no link out of the app @all', async ({ page, pastor }) => {
    const hostile = ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example']
    await store(
      page,
      pastor,
      hostile.map((link, n) => stored(n + 1, { link })),
    )
    await page.goto('/prayers')
    await bell(page).click()
    for (const [n] of hostile.entries()) {
      await panel(page).getByRole('listitem').nth(n).getByRole('button').click()
      await expect(page).toHaveURL(/\/prayers$/)
    }
    await expect(badge(page)).toBeHidden()
  })

  test('survives a storage that was damaged by hand', async ({ page, pastor }) => {
    for (const damage of ['{"a":', 'null', '[[[]]]', '[{"id":1}]', '"text"', '{"length":1e9}']) {
      await page.goto('/auth')
      await page.evaluate(
        ([id, damage]) => {
          localStorage.setItem(`stillwater-private ${id} notifications`, damage)
          localStorage.setItem(`stillwater-private ${id} notifications-day`, damage)
          localStorage.setItem(`stillwater-notification-preferences-${id}`, damage)
        },
        [pastor.id, damage] as const,
      )
      await page.goto('/prayers')
      await bell(page).click()
      await expect(panel(page).getByText('No notifications yet', { exact: true })).toBeVisible()
    }
  })

  test('is empty for the next person after signing out @all', async ({ page, pastor }) => {
    await store(page, pastor, [stored(1, { title: 'Canary of the storage' })])
    await page.goto('/prayers')
    await expect(badge(page)).toHaveText('1')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
      .not.toContain('Canary of the storage')
  })
})

test.describe('the poll', { tag: '@windows' }, () => {
  /** Counts the calls, and answers them with nothing unless told. */
  async function counted(page: Page, answer: () => unknown = () => []) {
    const calls = { count: 0 }
    await page.route('**/api/notifications', (route) => {
      calls.count += 1
      return route.fulfill({ json: answer() })
    })
    return calls
  }
  const prayers = (totalPrayers: number) => [
    { type: 'prayer_reminder', data: { totalPrayers, answeredPrayers: 0 } },
  ]

  /** Lets time pass until the next call, and its answer reach the page: only then does the page count to the one after. */
  async function untilAnswered(page: Page, milliseconds: number) {
    const answer = page.waitForResponse('**/api/notifications')
    await page.clock.runFor(milliseconds)
    await (await answer).finished()
    await page.evaluate(async () => (await fetch('/livez')).text())
    await page.clock.runFor(1000)
  }

  test('asks at once and every five minutes, and takes the answer over once a day @all', async ({
    page,
    context,
  }) => {
    await grant(context)
    let total = 0
    const calls = await counted(page, () => prayers((total += 1)))
    await page.clock.install({ time: new Date('2025-03-05T10:00:00') })
    await page.goto('/prayers')
    await expect(badge(page)).toHaveText('1')
    expect(calls.count).toBe(1)
    await page.clock.runFor(299_000)
    expect(calls.count).toBe(1)
    await untilAnswered(page, 2000)
    expect(calls.count).toBe(2)
    await untilAnswered(page, 300_000)
    expect(calls.count).toBe(3)
    await expect(badge(page)).toHaveText('1')

    // The next day it is news again, also for a page that was open all night.
    await page.clock.fastForward('15:00:00')
    await page.clock.runFor(300_000)
    await expect(badge(page)).toHaveText('2')
    await page.reload()
    await expect(badge(page)).toHaveText('2')
  })

  test('does not use up a day on which there was nothing yet @all', async ({ page, context }) => {
    await grant(context)
    let answer: unknown[] = []
    await counted(page, () => answer)
    await page.clock.install({ time: new Date('2025-03-05T10:00:00') })
    await page.goto('/prayers')
    await expect(page.getByText('No prayers found in this category')).toBeVisible()
    answer = prayers(1)
    await page.clock.runFor(301_000)
    await expect(badge(page)).toHaveText('1')
  })

  test('asks nothing without permission, without the master switch, and when signed out @all', async ({
    page,
    context,
    pastor,
  }) => {
    const calls = await counted(page)
    await page.clock.install()
    const quietFor = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('button').first()).toBeVisible()
      await page.clock.runFor(600_000)
      expect(calls.count).toBe(0)
    }
    await quietFor('/prayers')
    await grant(context)
    await page.evaluate(
      (id) => localStorage.setItem(`stillwater-notification-preferences-${id}`, '{"daily":false}'),
      pastor.id,
    )
    await quietFor('/prayers')
    await page.evaluate(() => localStorage.clear())
    await context.clearCookies()
    await quietFor('/auth')
  })

  test('says once that it fails, and goes on @all', async ({ page, context, expectConsole }) => {
    expectConsole(/API GET request to \/api\/notifications failed|Failed to load resource/)
    await grant(context)
    const restore = await breakDown(page, '**/api/notifications')
    await page.clock.install()
    await page.goto('/prayers')
    await page.clock.runFor(2000)
    await expect(page.getByText('Failed to fetch notifications', { exact: true })).toBeVisible()
    await page.clock.runFor(6000)
    await expect(page.getByText('Failed to fetch notifications', { exact: true })).toBeHidden()
    await page.clock.runFor(301_000)
    await expect(page.getByText('Failed to fetch notifications', { exact: true })).toBeHidden()
    await restore()
    await counted(page, () => prayers(1))
    // A poll that is still on its way takes the place of the next.
    await expect(async () => {
      await page.clock.runFor(301_000)
      await expect(badge(page)).toHaveText('1', { timeout: 1000 })
    }).toPass()
  })

  test('is loaded again when its code did not come, and the app goes on meanwhile @all', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/)
    await grant(context)
    await counted(page, () => prayers(1))
    const restore = await breakDown(page, '**/assets/notification-poll-*.js')
    await page.clock.install()
    await page.goto('/prayers')
    await expect(page.getByText('No prayers found in this category')).toBeVisible()
    await expect(badge(page)).toBeHidden()
    await restore()
    await expect(async () => {
      await page.clock.runFor(61_000)
      await expect(badge(page)).toHaveText('1', { timeout: 1000 })
    }).toPass()
  })

  test('leaves out what is switched off @all', async ({ page, context, pastor }) => {
    await grant(context)
    await page.addInitScript(
      (id) =>
        localStorage.setItem(
          `stillwater-notification-preferences-${id}`,
          '{"sermon":false,"prayer":false,"goal":false}',
        ),
      pastor.id,
    )
    await plan(pastor, await localToday(page))
    await page.goto('/')
    await expect(badge(page)).toHaveText('1')
    await bell(page).click()
    await expect(panel(page).getByRole('listitem')).toContainText('Upcoming Event')
  })
})

const advice = 'Please enable notifications in your browser settings to receive reminders.'

test.describe('permission', () => {
  test('granted in the panel: a toast, and the button is gone @all', async ({ page }) => {
    await undecided(page, 'granted')
    await page.goto('/prayers')
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Enable push notifications' }).click()
    await expect(page.getByText('Notifications enabled', { exact: true })).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Enable push notifications' })).toBeHidden()
  })

  for (const [answer, title] of [
    ['denied', 'Permission denied'],
    ['default', 'Notifications disabled'],
  ] as const) {
    test(`${answer}: “${title}” with advice, in the panel and in the settings @all`, async ({ page }) => {
      await undecided(page, answer)
      await page.goto('/prayers')
      await bell(page).click()
      await panel(page).getByRole('button', { name: 'Enable push notifications' }).click()
      await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(page.getByText(advice, { exact: true })).toBeVisible()
      await page.reload()
      await settingsButton(page).click()
      await settings(page).getByRole('button', { name: 'Enable Notifications' }).click()
      await expect(page.getByText(title, { exact: true })).toBeVisible()
      await expect(page.getByText(advice, { exact: true })).toBeVisible()
    })
  }
})

test.describe('on an iPhone, in the browser', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })

  /** As Safari there has them: only what was added to the Home Screen may push. */
  const withoutPush = (page: Page, standalone: boolean) =>
    page.addInitScript((isStandalone) => {
      Object.defineProperty(navigator, 'standalone', { value: isStandalone })
      for (const name of ['Notification', 'PushManager', 'PushSubscription'])
        Reflect.deleteProperty(window, name)
    }, standalone)
  const title = 'Add Stillwater to your Home Screen to get reminders'

  test('the panel and the settings say how to get reminders, and promise none @all', async ({
    page,
    review,
  }) => {
    await withoutPush(page, false)
    await page.goto('/prayers')
    await bell(page).click()
    await expect(panel(page).getByText(title, { exact: true })).toBeVisible()
    await expect(panel(page).getByRole('listitem')).toContainText([
      /Share/,
      /Add to Home Screen/,
      /Open Stillwater/,
    ])
    await expect(panel(page).getByRole('button', { name: 'Enable push notifications' })).toHaveCount(0)
    await review('notifications-home-screen')
    await page.keyboard.press('Escape')
    await settingsButton(page).click()
    await expect(settings(page).getByText(title, { exact: true })).toBeVisible()
    await expect(settings(page).getByRole('button', { name: 'Enable Notifications' })).toHaveCount(0)
    await expect(settings(page).getByText(/closed/)).toHaveCount(0)
    await review('notification-settings-home-screen')
  })

  test('once it is on the Home Screen, a phone that still cannot push says what was specified @all', async ({
    page,
  }) => {
    await withoutPush(page, true)
    await page.goto('/prayers')
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Enable push notifications' }).click()
    await expect(page.getByText('Permission denied', { exact: true })).toBeVisible()
    await expect(page.getByText(advice, { exact: true })).toBeVisible()
  })
})

test.describe('the settings', { tag: '@windows' }, () => {
  test.use({ dayOff: 'usual' })

  test('without permission show a card that asks for it, then the switches @all', async ({
    page,
    review,
  }) => {
    await undecided(page, 'granted')
    await page.goto('/prayers')
    await settingsButton(page).click()
    await expect(settings(page).getByText('Configure how and when you receive notifications.')).toBeVisible()
    await expect(settings(page).getByRole('heading', { name: 'Enable Notifications' })).toBeVisible()
    await expect(settings(page).getByRole('switch')).toHaveCount(0)
    await review('notification-settings-ask')
    await settings(page).getByRole('button', { name: 'Enable Notifications' }).click()
    await expect(page.getByText('Notifications enabled', { exact: true })).toBeVisible()
    await expect(settings(page).getByRole('switch')).toHaveCount(5)
  })

  test('have a master and four switches, all on, kept on this device', async ({ page, context, review }) => {
    await grant(context)
    await page.goto('/prayers')
    await settingsButton(page).click()
    const switchOf = (name: string) => settings(page).getByRole('switch', { name })
    const four = ['Sermon Reminders', 'Prayer Reminders', 'Event Reminders', 'Goal Updates']
    for (const name of ['Daily Notifications', ...four]) await expect(switchOf(name)).toBeChecked()
    await expect(settings(page).getByLabel('Prayer list each day at')).toBeVisible()
    await review('notification-settings')
    await switchOf('Goal Updates').click()
    await switchOf('Daily Notifications').click()
    for (const name of four) await expect(switchOf(name)).toBeDisabled()
    await review('notification-settings-off')
    await page.reload()
    await settingsButton(page).click()
    await expect(switchOf('Daily Notifications')).not.toBeChecked()
    await switchOf('Daily Notifications').click()
    for (const name of four) await expect(switchOf(name)).toBeEnabled()
    await expect(switchOf('Goal Updates')).not.toBeChecked()
    await expect(switchOf('Event Reminders')).toBeChecked()
    await page.goBack()
    await expect(settings(page)).toBeHidden()
  })

  test('hold the times, quiet hours and the day off for all devices @all', async ({
    page,
    context,
    pastor,
    review,
  }) => {
    await grant(context)
    await page.goto('/prayers')
    await settingsButton(page).click()
    const field = (name: string) => settings(page).getByLabel(name, { exact: true })
    await expect(field('Prayer list each day at')).toHaveValue('08:00')
    await expect(field('From')).toHaveValue('21:00')
    await expect(field('To')).toHaveValue('07:00')
    const notice = 'Remind me of events and activities'
    await expect(field(notice)).toHaveText('1 hour before')
    await expect(field('Day off')).toHaveText('Monday')
    await field('Prayer list each day at').fill('06:45')
    await field('From').fill('22:30')
    await field('Day off').click()
    await page.getByRole('option', { name: 'Friday' }).click()
    await field(notice).click()
    await page.getByRole('option', { name: '30 minutes before' }).click()
    await field('Day off').scrollIntoViewIfNeeded()
    await review('notification-settings-times')
    await expect
      .poll(() => pastor.api.get('/api/reminders/settings'))
      .toEqual({
        eventMinutes: 30,
        prayerTime: 405,
        goalWeekday: 2,
        goalTime: 540,
        quietFrom: 1350,
        quietTo: 420,
        dayOff: 5,
        careTime: null,
      })
    await field('Day off').click()
    await page.getByRole('option', { name: 'None' }).click()
    await expect
      .poll(async () => (await pastor.api.get<{ dayOff: unknown }>('/api/reminders/settings')).dayOff)
      .toBe(null)
  })

  test('say when a time could not be saved or loaded, and show what holds @all', async ({
    page,
    context,
    expectConsole,
    review,
  }) => {
    expectConsole(/API (PATCH|GET) request to \/api\/reminders\/settings failed|Failed to load resource/)
    await grant(context)
    await page.goto('/prayers')
    await settingsButton(page).click()
    const prayerTime = settings(page).getByLabel('Prayer list each day at')
    await expect(prayerTime).toHaveValue('08:00')
    const restore = await breakDown(page, '**/api/reminders/settings')
    await prayerTime.fill('06:45')
    await prayerTime.blur()
    await expect(
      page.getByText('Failed to save reminder settings. Please try again.', { exact: true }),
    ).toBeVisible()
    await expect(prayerTime).toHaveValue('08:00')
    await page.reload()
    await settingsButton(page).click()
    await expect(settings(page).getByText('We could not load your reminder times')).toBeVisible()
    await review('notification-settings-failed')
    await restore()
    await settings(page).getByRole('button', { name: 'Try again' }).click()
    await expect(prayerTime).toHaveValue('08:00')
  })
})

test.describe('push', { tag: '@windows' }, () => {
  test.use({ serviceWorkers: 'allow' })

  /** This Chromium has no push service behind it, so its subscriptions are made by hand. */
  async function scriptedPush(page: Page) {
    await page.addInitScript(() => {
      const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
      let current: object | null = null
      const subscribe = ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        const endpoint = 'https://push.example.org/send/of-the-test'
        current = {
          endpoint,
          options: { applicationServerKey: (applicationServerKey as Uint8Array).buffer },
          toJSON: () => ({ endpoint, keys: { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
          unsubscribe: () => {
            current = null
            return Promise.resolve(true)
          },
        }
        return Promise.resolve(current)
      }
      Object.assign(PushManager.prototype, { subscribe, getSubscription: () => Promise.resolve(current) })
    })
  }

  test('subscribes this device with its switches, and takes it away with the master', async ({
    page,
    context,
  }) => {
    await grant(context)
    await scriptedPush(page)
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (!request.url().includes('/api/push/subscriptions')) return
      sent.push([request.method(), (request.postDataJSON() as { kinds?: string[] } | null)?.kinds])
    })
    await page.goto('/prayers')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect.poll(() => sent.at(-1)).toEqual(['POST', ['sermon', 'prayer', 'event', 'goal']])
    await settingsButton(page).click()
    await settings(page).getByRole('switch', { name: 'Goal Updates' }).click()
    await expect.poll(() => sent.at(-1)).toEqual(['POST', ['sermon', 'prayer', 'event']])
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await settings(page).getByRole('switch', { name: 'Daily Notifications' }).click()
    expect((await removed).status()).toBe(204)
  })

  test('shows a message once, however often it comes, and a touch opens its screen @all', async ({
    page,
    context,
    baseURL,
  }) => {
    await grant(context)
    await page.goto('/prayers?new=true')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers()
    const { deliver, shown } = await pushService(page, context, baseURL)
    const message = {
      id: 'm-1',
      type: 'event_reminder',
      title: 'Upcoming Event',
      body: 'You have an event at 2:00 PM',
      link: '/events',
    }
    await expect
      .poll(async () => {
        await deliver(message)
        return shown()
      })
      .toEqual([['Upcoming Event', 'You have an event at 2:00 PM', 'm-1']])

    // Touched, it opens its screen in the page that is there, without loading it anew.
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await worker.evaluate(async () => {
      interface Scope extends EventTarget {
        registration: ServiceWorkerRegistration
        NotificationEvent: new (type: string, init: { notification: Notification }) => Event
      }
      const scope = globalThis as unknown as Scope
      const [notification] = await scope.registration.getNotifications()
      if (notification === undefined) throw new Error('nothing is shown')
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    })
    await expect(page).toHaveURL(/\/events$/)
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
    await expect.poll(shown).toEqual([])

    // The same message again, as after a crash of the server, is not shown a second time.
    await expect
      .poll(async () => {
        await deliver(message)
        await deliver('not readable')
        return shown()
      })
      .toEqual([['Stillwater', 'You have a reminder.', 'reminder']])
  })

  test('waits while somebody preaches, and comes afterwards @all', async ({
    page,
    context,
    baseURL,
    pastor,
  }) => {
    await grant(context)
    const id = await addSermonWith(pastor, [block('The shepherd goes before the sheep.')])
    await page.goto('/prayers')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const { deliver, shown } = await pushService(page, context, baseURL)
    const message = { title: 'Elders', body: 'With Daniel at 2:00 PM', link: '/events' }
    await expect
      .poll(async () => {
        await deliver({ ...message, id: 'm-1' })
        return (await shown()).length
      })
      .toBe(1)
    await startPreaching(page, id)
    const held = () =>
      page.evaluate(async () => {
        const open = indexedDB.open('stillwater-push')
        await new Promise((resolve) => open.addEventListener('success', resolve))
        const objects = open.result.transaction('seen').objectStore('seen')
        const [since, waiting] = [objects.get('preaching'), objects.get('held')]
        await new Promise((resolve) => waiting.addEventListener('success', resolve))
        open.result.close()
        return [typeof since.result, (waiting.result as string[] | undefined)?.length ?? 0]
      })
    await expect.poll(held).toEqual(['number', 0])
    await expect
      .poll(async () => {
        await deliver({ ...message, id: 'm-2' })
        return (await held())[1]
      })
      .toBeGreaterThan(0)
    expect((await shown()).length).toBe(1)
    await page.getByRole('button', { name: 'Pulpit menu' }).click()
    await page.getByRole('button', { name: 'Leave the pulpit' }).click()
    await expect.poll(async () => (await shown()).map(([, , tag]) => tag).sort()).toEqual(['m-1', 'm-2'])
  })

  test('says nothing of what it is about while the app lock is on @all', async ({
    page,
    context,
    baseURL,
  }) => {
    await grant(context)
    await page.goto('/settings')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const { deliver, shown } = await pushService(page, context, baseURL)
    const message = { title: 'Elders', body: 'With Daniel at 2:00 PM', link: '/events' }
    await expect
      .poll(async () => {
        await deliver({ ...message, id: 'm-1' })
        return shown()
      })
      .toEqual([['Elders', 'With Daniel at 2:00 PM', 'm-1']])
    await turnOnLock(page)
    // What was on the screen of the device before is gone from it.
    await expect.poll(shown).toEqual([])
    await page.reload()
    await expect(lockHeading(page)).toBeVisible()
    await expect
      .poll(async () => {
        await deliver({ ...message, id: 'm-2' })
        return shown()
      })
      .toEqual([['Stillwater', 'You have a reminder.', 'm-2']])
  })
})

test.describe('remind me', () => {
  test('of an event: off by default, chosen in its form, kept', async ({ page, pastor, review }) => {
    await page.goto('/events?new=true')
    const dialog = page.getByRole('dialog', { name: /Event$/ })
    const remind = dialog.getByRole('combobox', { name: 'Remind me' })
    await expect(remind).toHaveText('Use default')
    await dialog.getByLabel('Title').fill('Elders')
    await dialog.getByLabel('Start time').fill('2 pm')
    await dialog.getByLabel('End time').fill('3 pm')
    await remind.click()
    await page.getByRole('option', { name: '1 day before' }).click()
    await review('events-remind')
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(dialog).toBeHidden()
    const date = await localToday(page)
    const [event] = await pastor.api.get<{ remindMinutes: number }[]>(`/api/events?date=${date}`)
    expect(event?.remindMinutes).toBe(1440)
  })

  test('of an event: none, although there is a default @all', async ({ page, pastor }) => {
    await page.goto('/events?new=true')
    const dialog = page.getByRole('dialog', { name: /Event$/ })
    await dialog.getByLabel('Title').fill('Elders')
    await dialog.getByLabel('Start time').fill('2 pm')
    await dialog.getByRole('combobox', { name: 'Remind me' }).click()
    await page.getByRole('option', { name: 'None' }).click()
    await expect(dialog.getByText(/notifications/i)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Create Event' }).click()
    await expect(dialog).toBeHidden()
    const [event] = await pastor.api.get<{ remindMinutes: number }[]>(
      `/api/events?date=${await localToday(page)}`,
    )
    expect(event?.remindMinutes).toBe(-1)
    await page.getByRole('button', { name: 'Elders', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Elders' }).getByText('No reminder')).toBeVisible()
  })

  test('says where notifications are off, and turns them on @all', async ({ page, pastor, review }) => {
    await undecided(page, 'granted')
    await page.goto('/events?new=true')
    const dialog = page.getByRole('dialog', { name: /Event$/ })
    await expect(dialog.getByText('Notifications are off on this device.')).toBeVisible()
    await review('events-notifications-off')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Notifications enabled', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Notifications are off on this device.')).toBeHidden()

    const key = `stillwater-notification-preferences-${pastor.id}`
    await page.evaluate((key) => localStorage.setItem(key, '{"daily":false,"event":false,"goal":false}'), key)
    await page.goto('/events?new=true')
    await expect(dialog.getByText('These reminders are turned off on this device.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText('These reminders are turned off on this device.')).toBeHidden()
    expect(JSON.parse((await page.evaluate((key) => localStorage.getItem(key), key)) ?? '')).toMatchObject({
      daily: true,
      event: true,
      goal: false,
    })
    await pastor.api.post('/api/activities', { title: 'Walk', time: 'noon', date: await localToday(page) })
    await page.goto('/events')
    await expect(page.getByText('Reminder 1 hour before')).toBeVisible()
  })

  test('says what to do where the browser denies notifications @all', async ({ page }) => {
    await undecided(page, 'denied')
    await page.goto('/')
    await page.getByRole('button', { name: 'Add activity' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Activity' })
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText(/Your browser blocks notifications/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Turn on' })).toHaveCount(0)
  })

  test('of a prayer: off by default, a time each day while it is not answered @all', async ({
    page,
    pastor,
    review,
  }) => {
    await page.goto('/prayers?new=true')
    const dialog = page.getByRole('dialog', { name: /Prayer$/ })
    const remind = dialog.getByRole('switch', { name: 'Remind me each day' })
    await expect(remind).not.toBeChecked()
    await dialog.getByLabel('Title').fill('Peace at home')
    await dialog.getByLabel('Description').fill('That we may find peace')
    await dialog.getByRole('combobox', { name: 'Category' }).click()
    await page.getByRole('option', { name: 'Family' }).click()
    await remind.click()
    await dialog.getByLabel('Time of the reminder').fill('17:30')
    await review('prayers-remind')
    await dialog.getByRole('button', { name: 'Add Prayer' }).click()
    await expect(dialog).toBeHidden()
    const [prayer] = await pastor.api.get<{ remindAt: number }[]>('/api/prayers')
    expect(prayer?.remindAt).toBe(1050)
  })
})
