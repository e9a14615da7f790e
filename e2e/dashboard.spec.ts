import type { Page } from '@playwright/test'
import { breakDown, drawn, everythingIsCopied, expect, type Pastor, test } from './support/fixtures.ts'
import { takePicture } from './support/picture.ts'

const isoDay = (days = 0) => {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
const sunday = () => isoDay((7 - new Date().getDay()) % 7)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const journalForm = (page: Page) => page.getByRole('dialog', { name: 'Journal Your Thoughts' })

const addSermon = (pastor: Pastor, body: object) =>
  pastor.api.post('/api/sermons', {
    title: 'The good shepherd',
    scripture: 'The LORD is my shepherd.',
    reference: 'Psalm 23:1',
    date: sunday(),
    ...body,
  })
const addEvent = (pastor: Pastor, days: number, title: string) =>
  pastor.api.post('/api/events', {
    title,
    startTime: '9:00 AM',
    endTime: '10:00 AM',
    date: isoDay(days),
    eventType: 'meeting',
  })
const addActivity = (pastor: Pastor, title: string) =>
  pastor.api.post('/api/activities', { title, time: '8am', activityType: 'study', date: isoDay() })

test('greets by the hour, names the church and the day, and goes along with the clock @all', async ({
  page,
}) => {
  const greetings = [
    ['2026-03-01T00:00:00', 'Good morning'],
    ['2026-03-01T11:59:00', 'Good morning'],
    ['2026-03-01T12:00:00', 'Good afternoon'],
    ['2026-03-01T17:59:00', 'Good afternoon'],
    ['2026-03-01T18:00:00', 'Good evening'],
  ] as const
  for (const [time, greeting] of greetings) {
    await page.clock.setFixedTime(time)
    await page.goto('/')
    await expect(heading(page, `${greeting}, Pastor Ann`)).toBeVisible()
  }
  await expect(page.getByRole('main').getByText('Grace Chapel', { exact: true })).toBeVisible()
  await expect(page.getByText('Sunday, Mar 1, 2026')).toBeVisible()
})

test('the greeting and the day change while the page is open @all', async ({ page }) => {
  await page.clock.install({ time: '2026-12-31T23:40:00' })
  await page.goto('/dashboard')
  await expect(heading(page, 'Good evening, Pastor Ann')).toBeVisible()
  await expect(page.getByText('Thursday, Dec 31, 2026')).toBeVisible()
  await page.clock.fastForward('30:00')
  await expect(heading(page, 'Good morning, Pastor Ann')).toBeVisible()
  await expect(page.getByText('Friday, Jan 1, 2027')).toBeVisible()
})

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('the day is the one where the pastor is, and every call says where that is @all', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-28T11:00:00Z')
    const asked = page.waitForRequest('**/api/activities?**')
    await page.goto('/')
    expect((await asked).url()).toContain('date=2026-11-29')
    expect((await asked).headers()['x-time-zone']).toBe('Pacific/Kiritimati')
    await expect(heading(page, 'Good morning, Pastor Ann')).toBeVisible()
    await expect(page.getByText('Sunday, Nov 29, 2026')).toBeVisible()
  })
})

test('has its cards in their order, for a new pastor', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('No activities scheduled for today')).toBeVisible()
  await expect(page.getByText('Click + to add the first one.')).toBeVisible()
  await expect(page.getByText('Set your goals')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Goal', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Journal Entry' })).toBeVisible()
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(names).toEqual([
    'Daily Devotional',
    'Quick actions',
    "Today's Activities",
    'Your Week',
    'Goals',
    'Voice Input Now Available',
    'Journal Your Thoughts',
  ])
  await page.setViewportSize({ width: 1280, height: 800 })
  await takePicture(page, 'dashboard-wide')
  await page.setViewportSize({ width: 390, height: 2600 })
  await takePicture(page, 'dashboard-new-whole')
})

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('a usual day is about two screens of a phone, and today is on the first @all', async ({
  page,
  pastor,
}) => {
  const { api } = pastor
  await addActivity(pastor, 'Quiet hour')
  await addActivity(pastor, 'Hospital visit')
  await addSermon(pastor, {})
  for (const title of ['Read the Psalms', 'Walk every day'])
    await api.post('/api/goals', { title, category: 'Spiritual', targetDate: isoDay(40) })
  const content = `A quiet walk before the meeting. ${'And then a long talk about the roof. '.repeat(9)}`
  await api.post('/api/journals', { title: 'Morning', content, date: isoDay() })
  await page.addInitScript(
    (key) => localStorage.setItem(key, 'dismissed'),
    `stillwater-spotlight-voice-${pastor.id}`,
  )
  await page.goto('/')
  await expect(heading(page, 'Hospital visit')).toBeVisible()
  const entry = page.getByRole('button', { name: 'Morning', exact: true })
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  expect(await heightOf(page)).toBeLessThanOrEqual(1800)
  await expect(heading(page, "Today's Activities")).toBeInViewport()

  // Home is seen over a shoulder: the entry is folded to two lines until it is tapped.
  const text = page.getByText(/^A quiet walk/)
  const lines = () =>
    text.evaluate((each) => Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)))
  expect(await lines()).toBe(2)
  await takePicture(page, 'dashboard-usual-whole', { fullPage: true })
  await entry.click()
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  expect(await lines()).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Edit Entry' }).click()
  await expect(page.getByLabel('Content')).toBeFocused()
})

test('a new account is less than two screens @all', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'New Journal Entry' })).toBeVisible()
  await expect(page.getByText('Set your goals')).toBeVisible()
  expect(await heightOf(page)).toBeLessThanOrEqual(1550)
})

test('shows what is on today, events and activities by the clock', async ({ page, pastor, review }) => {
  await addEvent(pastor, 0, 'Elders')
  await addActivity(pastor, 'Quiet hour')
  await page.goto('/')
  const today = page.getByRole('list', { name: 'Today' }).getByRole('heading')
  await expect(today).toHaveText(['Quiet hour', 'Elders'])
  await page.getByRole('button', { name: 'View Full Calendar' }).click()
  await expect(page).toHaveURL(/\/events$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Add activity' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Activity' })).toBeVisible()
  await review('dashboard-add-activity')
})

test('five quick actions lead to their forms', async ({ page }) => {
  await page.goto('/')
  const addresses = {
    'New Sermon': '/sermons?new=true',
    'Add Prayer': '/prayers?new=true',
    Schedule: '/events?new=true',
    'Set Goal': '/goals?new=true',
  }
  for (const [name, address] of Object.entries(addresses)) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  }
  await page.getByRole('link', { name: 'Set Goal' }).click()
  await expect(page.getByRole('dialog', { name: 'Create New Goal' })).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Journal', exact: true }).click()
  await expect(journalForm(page).getByLabel('Title')).toHaveValue("Today's Thoughts")
  await expect(journalForm(page).getByLabel('Content')).toHaveValue('')
})

test('/dashboard?journal=new opens the journal form and leaves the address clean @all', async ({ page }) => {
  await page.goto('/dashboard?journal=new')
  await expect(journalForm(page)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(heading(page, 'Journal Your Thoughts').last()).toBeInViewport()
})

test('the week at a glance: Sunday’s sermon, answered prayers, what is coming @all', async ({
  page,
  pastor,
  review,
}) => {
  await page.goto('/')
  await expect(page.getByText('No sermon yet.')).toBeVisible()
  await expect(page.getByText('Nothing else in the next seven days.')).toBeVisible()
  await expect(page.getByText(/prayers? answered this week/)).toBeHidden()

  await addSermon(pastor, { title: 'The shepherd who stays', status: 'in_progress', progress: 60 })
  await pastor.api.post('/api/prayers', {
    title: 'New volunteers',
    description: 'Two more hands',
    category: 'ministry',
    isAnswered: true,
    dateAnswered: isoDay(),
  })
  for (const [days, title] of [
    [1, 'Bible study'],
    [2, 'Youth evening'],
    [3, 'Choir'],
    [4, 'Deacons'],
  ] as const)
    await addEvent(pastor, days, title)
  // Coming back from another screen is enough to see it.
  await page.getByRole('link', { name: 'Sermons' }).click()
  await expect(heading(page, 'Sermons')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()

  await expect(page.getByRole('link', { name: 'The shepherd who stays' })).toHaveAttribute(
    'href',
    /^\/sermons\/[\w-]+$/,
  )
  await expect(page.getByText('In Progress 60%')).toBeVisible()
  const left = (7 - new Date().getDay()) % 7
  const words = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`
  await expect(page.getByText(new RegExp(`^Sun, \\w+ \\d+, ${words}$`))).toBeVisible()
  await expect(page.getByRole('link', { name: 'One prayer answered this week' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bible study' })).toHaveAttribute(
    'href',
    new RegExp(`^/events\\?date=${isoDay(1)}&open=[\\w-]+$`),
  )
  await expect(page.getByRole('link', { name: 'and 1 more' })).toBeVisible()
  await heading(page, 'Your Week').scrollIntoViewIfNeeded()
  await review('dashboard-week')
})

test('a card that cannot be read leaves the others in peace', async ({ page, expectConsole }) => {
  expectConsole(/API GET request to .* failed|Failed to load resource/)
  const back = [await breakDown(page, '**/api/week'), await breakDown(page, '**/api/activities?**')]
  await page.goto('/')
  await expect(page.getByText('Your week couldn’t be loaded.')).toBeVisible()
  await expect(page.getByText('Unable to load activities')).toBeVisible()
  await expect(page.getByText('You can still add activities on the Events screen.')).toBeVisible()
  await expect(page.getByText('Set your goals')).toBeVisible()
  await heading(page, 'Your Week').scrollIntoViewIfNeeded()
  for (const restore of back) await restore()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('No activities scheduled for today')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No sermon yet.')).toBeVisible()
})

test('user data that came broken is told, and a reload helps @all', async ({ page, review }) => {
  await page.route('**/api/user', (route) => route.fulfill({ json: {} }))
  await page.goto('/')
  await expect(heading(page, 'Dashboard Error')).toBeVisible()
  await expect(
    page.getByText('User data not loaded correctly. Please try refreshing the page.'),
  ).toBeVisible()
  await review('dashboard-error')
  await page.unroute('**/api/user')
  await page.getByRole('button', { name: 'Reload Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pastor Ann')
})

test('a reload has content from this device in the first frame of the shell @all', async ({
  page,
  pastor,
}) => {
  await pastor.api.post('/api/journals', { content: 'A quiet morning.', date: isoDay() })
  await page.goto('/')
  await expect(page.getByText('A quiet morning.')).toBeVisible()
  const scripture = await page.getByRole('blockquote').innerText()
  await everythingIsCopied(page, pastor.id)
  // No answer comes any more.
  await page.route('**/api/**', () => {})
  await page.addInitScript(() => {
    const found = new MutationObserver(() => {
      const shell = document.querySelector<HTMLElement>('#shell')
      if (shell === null) return
      found.disconnect()
      requestAnimationFrame(() => {
        document.documentElement.dataset['firstFrame'] = shell.innerText
      })
    })
    found.observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  const first = page.locator('html[data-first-frame]')
  await expect(first).toHaveAttribute('data-first-frame', new RegExp(scripture.slice(0, 30)))
  await expect(first).toHaveAttribute('data-first-frame', /Pastor Ann/)
  await expect(first).toHaveAttribute('data-first-frame', /A quiet morning\./)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the page names the files of the screen, so that none is found late @all', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  const named = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, file]) => file)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect(page.getByRole('blockquote')).toBeVisible()
  const main = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  expect(fetched.filter((file) => file !== main && !named.includes(file))).toEqual([])
})

test('the first answers are asked for along with the code @all', async ({ page }) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(/^https?:..[^/]+/, '')))
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const first = ['/api/user', '/api/devotionals/today', `/api/devotionals?date=${isoDay()}`]
  const count = () => first.map((path) => asked.filter((one) => one === path).length)
  await expect.poll(count).toEqual([1, 1, 1])
  arrive()
  await expect(page.getByRole('blockquote')).toBeVisible()
  // Their answers are taken; nothing is asked for twice.
  expect(count()).toEqual([1, 1, 1])
})

test('all calls go out at once, and nothing moves while the answers come in', async ({ page, pastor }) => {
  await addEvent(pastor, 0, 'Elders')
  await addActivity(pastor, 'Quiet hour')
  await addSermon(pastor, {})
  await pastor.api.post('/api/journals', { content: 'A quiet morning.', date: isoDay() })
  const asked = new Set<string>()
  // The cards below first.
  const order = ['goals', 'journals', 'week', 'devotionals/today', 'events', 'activities']
  const gates = new Map(order.map((name) => [`/api/${name}`, Promise.withResolvers<void>()]))
  await page.route(
    ({ pathname }) => gates.has(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      asked.add(pathname)
      await gates.get(pathname)?.promise
      await route.continue()
    },
  )
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => [...asked].sort()).toEqual([...gates.keys()].sort())
  // Letters that change their shape when their font arrives are not meant here.
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    Object.assign(window, { shift: 0 })
  })
  for (const [path, gate] of gates) {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path)
    gate.resolve()
    await answered
    // Drawn before the next answer comes.
    await drawn(page)
  }
  await expect(page.getByText('Quiet hour')).toBeVisible()
  await expect(page.getByText('A quiet morning.')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02)
})
