import type { MarkedDay, Series } from '@stillwater/contract/plan/plan'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { Locator, Page } from '@playwright/test'
import { breakDown, cutOff, expect, type Pastor, test } from './support/fixtures.ts'
import { pagesOf } from './support/picture.ts'
import { dialog } from './support/record-kinds.ts'

const sermonsOf = async (pastor: Pastor) =>
  (await pastor.api.get<Sermon[]>('/api/sermons')).sort((a, b) => a.date.localeCompare(b.date))
const datesOf = async (pastor: Pastor) => (await sermonsOf(pastor)).map(({ date }) => date)

/** So many weeks later. */
function weeksAfter(date: string, weeks: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 7 * weeks)
  return day.toISOString().slice(0, 10)
}

async function plan(page: Page, weeks: number) {
  await page.getByRole('button', { name: 'New Series' }).click()
  const form = page.getByRole('dialog', { name: 'New Series' })
  await form.getByLabel('Title').fill('Life in the Spirit')
  await form.getByLabel('Passage (optional)').fill('Romans 8')
  await form.getByLabel('Weeks').fill(String(weeks))
  return form
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a series becomes drafts in one step, moves by a week over a marked day, and each step has one undo', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/request to .* failed|Failed to load resource|net::ERR/)
  await page.goto('/sermons')
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByText(/^Plan a series once/)).toBeVisible()

  await test.step('six drafts with their passages, and none after the undo', async () => {
    const form = await plan(page, 6)
    await expect(form.getByRole('heading', { name: 'These 6 drafts will be made' })).toBeVisible()
    await expect(form.getByRole('listitem').first().getByRole('textbox')).toHaveValue('Romans 8:1–7')
    await form.getByRole('listitem').nth(5).getByRole('textbox').fill('Romans 8:31–39')
    const tops = await form
      .getByRole('group', { name: 'Color' })
      .getByRole('radio')
      .evaluateAll((colors) => colors.map((color) => color.getBoundingClientRect().top))
    expect(tops.length).toBe(5)
    expect(new Set(tops).size, 'all colors stand in one row').toBe(1)
    await review('series-parts')
    await form.getByRole('button', { name: 'Create Series' }).click()
    await expect(page.getByText('Series created with 6 drafts').first()).toBeVisible()
    const made = await sermonsOf(pastor)
    expect(made.map(({ reference }) => reference)).toEqual([
      'Romans 8:1–7',
      'Romans 8:8–14',
      'Romans 8:15–21',
      'Romans 8:22–27',
      'Romans 8:28–33',
      'Romans 8:31–39',
    ])
    await undo(page).click()
    await expect(page.getByRole('button', { name: 'More for Life in the Spirit', exact: true })).toBeHidden()
    await expect.poll(() => datesOf(pastor)).toEqual([])
    expect(await pastor.api.get<Series[]>('/api/series')).toEqual([])
  })

  await test.step('pushed from its second sermon on, over a guest’s Sunday', async () => {
    const form = await plan(page, 3)
    await form.getByRole('button', { name: 'Create Series' }).click()
    await expect(page.getByText('Series created with 3 drafts').first()).toBeVisible()
    const [first = '', second = '', third = ''] = await datesOf(pastor)
    expect([second, third]).toEqual([weeksAfter(first, 1), weeksAfter(first, 2)])
    await pastor.api.post<MarkedDay>('/api/marked-days', {
      date: weeksAfter(first, 3),
      mark: 'guest',
      note: 'Mission Sunday',
    })
    await page.reload()
    await expect(page.getByText('Mission Sunday')).toBeVisible()
    await review('plan-series')
    await page.getByRole('button', { name: 'More for Life in the Spirit, part 2' }).click()
    await page.getByRole('menuitem', { name: 'Push by one week from here' }).click()
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
    await review('plan-push')
    expect(await datesOf(pastor)).toEqual([first, second, third])
    await dialog(page).getByRole('button', { name: 'Move 2 sermons' }).click()
    await expect.poll(() => datesOf(pastor)).toEqual([first, third, weeksAfter(first, 4)])
    await undo(page).click()
    await expect.poll(() => datesOf(pastor)).toEqual([first, second, third])
  })

  await test.step('parts trade days, without a connection, and a deleted series leaves its sermons', async () => {
    const before = await sermonsOf(pastor)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'More for Life in the Spirit, part 2' }).click()
    await page.getByRole('menuitem', { name: 'Swap with previous' }).click()
    await expect(page.getByText('Sermons swapped').first()).toBeVisible()
    await page.context().setOffline(false)
    await expect
      .poll(async () => (await sermonsOf(pastor)).map(({ title }) => title))
      .toEqual([before[1]?.title, before[0]?.title, before[2]?.title])
    const partsOf = async () => (await sermonsOf(pastor)).filter(({ seriesId }) => seriesId !== null).length
    await page.getByRole('button', { name: 'More for Life in the Spirit, part 3' }).click()
    await page.getByRole('menuitem', { name: 'Remove from series' }).click()
    await expect.poll(partsOf).toBe(2)
    // Until this message is there, the Undo button belongs to the previous one.
    await expect(page.getByText('Removed from series').first()).toBeVisible()
    await undo(page).click()
    await expect.poll(partsOf).toBe(3)
    await page.getByRole('button', { name: 'More for Life in the Spirit', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => pastor.api.get<Series[]>('/api/series')).toEqual([])
    expect((await sermonsOf(pastor)).length).toBe(3)
  })

  await test.step('another day of the week is preached on, and then it is in the plan', async () => {
    const wednesdays = page.locator('time').filter({ hasText: /Wed/ })
    // Such as Ash Wednesday.
    const before = await wednesdays.count()
    await page.getByRole('button', { name: 'More for the plan' }).click()
    await page.getByRole('menuitem', { name: 'Preaching days' }).click()
    // The message about the series stands on the sheet and covers none of the days.
    const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0
    await expect.poll(async () => (await topOf(undo(page))) < (await topOf(dialog(page)))).toBe(true)
    const wednesday = dialog(page).getByRole('checkbox', { name: 'Wednesday' })
    await wednesday.click()
    await expect(wednesday).toBeChecked()
    await review('plan-weekdays')
    await page.keyboard.press('Escape')
    await expect.poll(() => wednesdays.count()).toBeGreaterThan(before + 10)
    expect(await pastor.api.get('/api/plan/settings')).toMatchObject({ weekdays: [0, 3] })
  })
})

test('a series that is saved before its passage is split has the parts all the same @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|net::ERR/)
  await page.goto('/plan')
  await page.getByRole('button', { name: 'New Series' }).click()
  const form = page.getByRole('dialog', { name: 'New Series' })
  await form.getByLabel('Title').fill('Life in the Spirit')
  await expect(form.getByLabel('Weeks')).toBeVisible()
  const restore = await cutOff(page, '**/assets/*.js')
  await form.getByLabel('Passage (optional)').fill('Romans 8')
  await form.getByLabel('Weeks').fill('3')
  await form.getByRole('button', { name: 'Create Series' }).click()
  await expect(page.getByText('The drafts could not be added').first()).toBeVisible()
  expect(await datesOf(pastor)).toEqual([])
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Series created with 3 drafts').first()).toBeVisible()
  expect((await sermonsOf(pastor)).map(({ reference }) => reference)).toEqual([
    'Romans 8:1–13',
    'Romans 8:14–26',
    'Romans 8:27–39',
  ])
})

test('a marked day that another device has added is opened from the search @all', async ({
  page,
  pastor,
}) => {
  await page.goto('/plan')
  await expect(page.getByRole('button', { name: 'Show earlier days' })).toBeVisible()
  await pastor.api.post<MarkedDay>('/api/marked-days', {
    date: weeksAfter(new Date().toISOString().slice(0, 10), 2),
    mark: 'guest',
    note: 'Mission Sunday',
  })
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox', { name: 'Search everything' }).fill('mission')
  await search.getByRole('option', { name: /Mission Sunday/ }).click()
  await expect(
    page.getByRole('dialog', { name: 'Edit Marked Day' }).getByLabel('Note (optional)'),
  ).toHaveValue('Mission Sunday')
})

/** A series with so many sermons, made by the API. */
async function addSeries(pastor: Pastor, dates: readonly string[]) {
  const { id: seriesId } = await pastor.api.post<Series>('/api/series', {
    title: 'Life in the Spirit',
    date: dates[0],
    weeks: dates.length,
    color: 'teal',
  })
  const sermons: Sermon[] = []
  for (const [index, date] of dates.entries())
    sermons.push(
      await pastor.api.post<Sermon>('/api/sermons', {
        title: `Life in the Spirit, part ${index + 1}`,
        scripture: 'There is therefore now no condemnation.',
        reference: `Romans ${8 + index}`,
        date,
        seriesId,
      }),
    )
  return sermons
}

test('a push goes on top of what another device has changed, and is undone also where a part of it failed @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/request to .* failed|Failed to load resource/)
  await page.clock.setFixedTime('2026-03-04T10:00:00')
  const before = ['2026-03-08', '2026-03-15', '2026-03-22']
  const after = ['2026-03-15', '2026-03-22', '2026-03-29']
  const [, second, third] = await addSeries(pastor, before)
  const push = async () => {
    await page.getByRole('button', { name: 'More for Life in the Spirit', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Push by one week' }).click()
    await expect(dialog(page).getByRole('listitem')).toHaveCount(3)
  }
  const move = () => dialog(page).getByRole('button', { name: 'Move 3 sermons' }).click()
  await page.goto('/plan')

  await test.step('another device has renamed one of them', async () => {
    await push()
    await pastor.api.patch(`/api/sermons/${second?.id}`, { title: 'Set free' })
    await move()
    await expect(page.getByText('Moved 3 sermons').first()).toBeVisible()
    expect((await sermonsOf(pastor)).map(({ date, title }) => `${date} ${title}`)).toEqual([
      `${after[0]} Life in the Spirit, part 1`,
      `${after[1]} Set free`,
      `${after[2]} Life in the Spirit, part 3`,
    ])
    await undo(page).click()
    await expect.poll(() => datesOf(pastor)).toEqual(before)
  })

  await test.step('one of them cannot be moved: what was is taken back, or the rest is tried again', async () => {
    const restore = await breakDown(page, `**/api/sermons/${third?.id}`)
    for (const next of ['Undo', 'Try again']) {
      await push()
      await move()
      await expect(page.getByText('1 sermon could not be changed').first()).toBeVisible()
      expect(await datesOf(pastor)).toEqual([after[0], after[1], after[1]])
      if (next === 'Try again') await restore()
      await page.getByRole('button', { name: next, exact: true }).click()
      await expect.poll(() => datesOf(pastor)).toEqual(next === 'Undo' ? before : after)
    }
  })
})

test('what was preached stays where it was: put away, it is still on its day, and no push or swap moves it @all', async ({
  page,
  pastor,
}) => {
  const dates = ['2026-03-08', '2026-03-15', '2026-03-22']
  const [first] = await addSeries(pastor, dates)
  await pastor.api.post('/api/deliveries', { sermonId: first?.id, date: dates[0], place: 'Grace Church' })
  const more = (title: string) => page.getByRole('button', { name: `More for ${title}`, exact: true }).click()

  await test.step('on the afternoon of its day', async () => {
    await page.clock.setFixedTime(`${dates[0]}T14:00:00`)
    await page.goto('/plan')
    await more('Life in the Spirit')
    await page.getByRole('menuitem', { name: 'Push by one week' }).click()
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
    await expect(dialog(page).getByRole('listitem').first()).toContainText('part 2')
    await page.keyboard.press('Escape')
  })

  await test.step('put away, a week later', async () => {
    await pastor.api.patch(`/api/sermons/${first?.id}`, { status: 'archived' })
    await page.clock.setFixedTime(`${dates[1]}T09:00:00`)
    await page.reload()
    await page.getByRole('button', { name: 'Show earlier days' }).click()
    const day = page.locator(`[data-day="${dates[0]}"]`)
    await expect(day).toContainText('Life in the Spirit, part 1')
    await expect(day).toContainText('1 of 3')
    await more('Life in the Spirit, part 2')
    await expect(page.getByRole('menuitem', { name: 'Swap with previous' })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name: 'Swap with next' })).toBeEnabled()
    await page.keyboard.press('Escape')
  })
})

test('a series is made, pushed and put back without a connection @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/request to .* failed|Failed to load resource|net::ERR/)
  await page.clock.setFixedTime('2026-03-04T10:00:00')
  const first = '2026-03-08'
  const sixFrom = (date: string) => Array.from({ length: 6 }, (_, week) => weeksAfter(date, week))
  await page.goto('/plan')
  await expect(page.getByRole('button', { name: 'Show earlier days' })).toBeVisible()
  const restore = await cutOff(page, '**/api/**')
  const form = await plan(page, 6)
  await expect(form.getByRole('heading', { name: 'These 6 drafts will be made' })).toBeVisible()
  await form.getByRole('button', { name: 'Create Series' }).click()
  await expect(page.getByText('Series created with 6 drafts').first()).toBeVisible()
  await expect(page.locator('[data-day]', { hasText: 'Life in the Spirit' })).toHaveCount(6)
  await page.getByRole('button', { name: 'More for Life in the Spirit', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Push by one week' }).click()
  await dialog(page).getByRole('button', { name: 'Move 6 sermons' }).click()
  await expect(page.getByText('Moved 6 sermons').first()).toBeVisible()
  await expect(page.locator(`[data-day="${first}"]`)).not.toContainText('Life in the Spirit')
  await undo(page).click()
  await expect(page.locator(`[data-day="${first}"]`)).toContainText('Life in the Spirit, part 1')
  await restore()
  await page.reload()
  await expect.poll(() => datesOf(pastor)).toEqual(sixFrom(first))
})

test('the plan is in the account menu; a tap plans a day; the year is scrolled through, a quarter side by side @all', async ({
  page,
  pastor,
}) => {
  await page.clock.setFixedTime('2026-03-04T10:00:00')
  const [, last] = await addSeries(pastor, ['2026-03-08', '2026-03-15'])
  const day = (date: string) => page.locator(`[data-day="${date}"]`)
  const form = page.getByRole('dialog', { name: 'New Sermon' })
  const fill = async (title: string) => {
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Reference').fill('Romans 12')
    await form.getByLabel('Scripture', { exact: true }).fill('Be transformed.')
    await form.getByRole('button', { name: 'Create Sermon' }).click()
    await expect(form).toBeHidden()
  }

  await test.step('planned by one tap, and added to a series', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('link', { name: 'Preaching plan' }).click()
    await day('2026-04-05')
      .getByRole('button', { name: /^Plan / })
      .click()
    await fill('He is risen')
    await expect(day('2026-04-05')).toContainText('He is risen')
    await page.getByRole('button', { name: 'More for Life in the Spirit', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Add a sermon' }).click()
    await fill('Living sacrifices')
    await expect(day('2026-03-22')).toContainText('Living sacrifices')
    await expect(day('2026-03-22')).toContainText('3 of 3')
    const added = (await sermonsOf(pastor)).find(({ title }) => title === 'Living sacrifices')
    expect([added?.date, added?.seriesId]).toEqual(['2026-03-22', last?.seriesId])
  })

  await test.step('the future comes by scrolling, the past by a button', async () => {
    await page.reload()
    await expect(day('2026-09-27')).toBeAttached()
    await expect(day('2026-10-04')).toHaveCount(0)
    for (const next of ['2026-12-27', '2027-03-28']) {
      await page.locator('[data-day]').last().scrollIntoViewIfNeeded()
      await expect(day(next)).toBeAttached()
    }
    await page.getByRole('button', { name: 'Show earlier days' }).click()
    await expect(day('2025-12-07')).toBeAttached()
  })

  await test.step('three months side by side', async () => {
    const tops = async () => {
      const headings = ['March', 'April', 'May'].map((month) =>
        page.getByRole('heading', { name: `${month} 2026` }),
      )
      const boxes = await Promise.all(headings.map((heading) => heading.boundingBox()))
      return new Set(boxes.map((box) => box?.y)).size
    }
    await page.reload()
    await expect(page.getByRole('heading', { name: 'May 2026' })).toBeVisible()
    expect(await tops()).toBe(3)
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect.poll(tops).toBe(1)
  })
})

test('a passage says when and where it was preached; the record and the coverage show it', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/request to .* failed|Failed to load resource|net::ERR/)
  const { id } = await pastor.api.post<Sermon>('/api/sermons', {
    title: 'The good shepherd',
    scripture: 'x',
    reference: 'Psalm 23',
    date: '2024-03-03',
  })
  await pastor.api.post('/api/deliveries', { sermonId: id, date: '2024-03-03', place: 'Grace Church' })
  await page.goto('/sermons?new=true')
  await dialog(page).getByLabel('Reference').fill('Psalm 23:4-6')
  await expect(dialog(page).getByText('You preached Psalm 23 on Mar 3, 2024, Grace Church')).toBeVisible()
  await review('preached-note')
  await dialog(page).getByLabel('Reference').fill('Psalm 24')
  await expect(dialog(page).getByText(/You preached/)).toBeHidden()

  await page.goto('/illustrations?new=true')
  await dialog(page).getByLabel('Passage (optional)').fill('Psalm 23:1')
  await expect(dialog(page).getByText('You preached Psalm 23 on Mar 3, 2024, Grace Church')).toBeVisible()
  await page.goto('/plan?new=true')
  await dialog(page).getByLabel('Passage (optional)').fill('Psalms 22-24')
  await dialog(page).getByLabel('Weeks').fill('3')
  const parts = dialog(page).locator('ol > li')
  await expect(parts.nth(1).getByText('You preached Psalm 23 on Mar 3, 2024, Grace Church')).toBeVisible()
  await expect(parts.nth(2).getByRole('textbox')).toHaveValue('Psalm 24')
  await expect(parts.nth(2).getByText(/You preached/)).toBeHidden()
  await review('series-preached')

  await page.goto('/plan/record')
  await expect(page.getByRole('link', { name: /The good shepherd/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Book' }).click()
  await page.getByRole('option', { name: 'Psalms' }).click()
  await expect(page.getByText('Preached once')).toBeVisible()
  await review('plan-record')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(dialog(page).getByRole('article', { name: /^What I preached/ })).toContainText('Grace Church')
  await review('plan-record-print')
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)

  await page.goto('/plan/coverage')
  await expect(page.getByText('Old Testament 100% · New Testament 0%')).toBeVisible()
  await review('plan-coverage')
  await page.getByRole('button', { name: 'Psalm 23: preached once, last on Mar 3, 2024' }).click()
  await expect(page.getByRole('dialog', { name: 'Psalm 23' }).getByText('The good shepherd')).toBeVisible()

  // Without a connection too; and what was preached long ago is outlined.
  const color = () =>
    page
      .getByRole('button', { name: /^Psalm 23: preached once/ })
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  await cutOff(page, '**/api/**')
  for (const [now, isRecent] of [
    ['2027-03-02T12:00:00', true],
    ['2027-03-04T12:00:00', false],
  ] as const) {
    await page.clock.setFixedTime(now)
    await page.goto('/plan/coverage')
    await expect(page.getByText('Old Testament 100% · New Testament 0%')).toBeVisible()
    expect((await color()) === 'rgba(0, 0, 0, 0)').toBe(!isRecent)
  }
})
