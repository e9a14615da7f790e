import type { Goal } from '@stillwater/contract/goals'
import type { Locator, Page } from '@playwright/test'
import { breakDown, clickTwice, expect, type Pastor, pressTryAgain, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Create New|Edit) Goal$/ })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const addGoal = (pastor: Pastor, goal: object = {}) =>
  pastor.api.post<Goal>('/api/goals', {
    title: 'Read the Psalms',
    category: 'Spiritual',
    totalItems: 1,
    ...goal,
  })

const stored = (pastor: Pastor) => pastor.api.get<Goal[]>('/api/goals')

async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Edit Goal' }).first().click()
  await expect(dialog(page)).toHaveAccessibleName('Edit Goal')
}

test('without goals the screen invites to set some', async ({ page }) => {
  await page.goto('/goals')
  await expect(heading(page, 'Goals')).toBeVisible()
  await expect(heading(page, 'All Goals')).toBeVisible()
  await expect(page.getByText('Set your goals', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Goal' })).toHaveCount(2)
})

test('a goal is made in the category of its tab and found under it', async ({ page }) => {
  await page.goto('/goals')
  for (const name of ['All', 'Personal', 'Spiritual', 'Family', 'Financial'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Goal' }).first().click()
  await expect(dialog(page).getByRole('combobox', { name: 'Category' })).toHaveText('Personal')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Family' }).click()
  await expect(heading(page, 'Family Goals')).toBeVisible()
  await page.getByRole('button', { name: 'Add Goal' }).first().click()
  await expect(dialog(page)).toHaveAccessibleName('Create New Goal')
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await expect(dialog(page).getByRole('combobox', { name: 'Category' })).toHaveText('Family')
  await dialog(page).getByLabel('Title').fill('Supper together on Fridays')
  await dialog(page).getByLabel('Target date').fill('Mar 5, 2031')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    title: 'Supper together on Fridays',
    category: 'Family',
    targetDate: '2031-03-05',
    progress: 0,
    completedItems: 0,
    totalItems: 1,
  })
  await expect(toast(page, 'Goal Created')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(heading(page, 'Supper together on Fridays')).toBeVisible()
  await expect(page.getByText('Mar 5, 2031')).toBeVisible()

  await page.getByRole('tab', { name: 'Spiritual' }).click()
  await expect(heading(page, 'Spiritual Goals')).toBeVisible()
  await expect(page.getByText('No spiritual goals yet')).toBeVisible()
  await page.getByRole('tab', { name: 'All', exact: true }).click()
  await expect(heading(page, 'Supper together on Fridays')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Supper together on Fridays')).toBeVisible()
})

test('an edit keeps the progress, and the counts can be set by hand', async ({ page, pastor, review }) => {
  await addGoal(pastor, { progress: 40, category: 'church' })
  await page.goto('/goals')
  await expect(page.getByText('0 of 1 done · 40%')).toBeVisible()
  await openEdit(page)
  await expect(dialog(page).getByRole('combobox', { name: 'Category' })).toHaveText('Church')
  await dialog(page).getByLabel('Title').fill('Read the Psalms aloud')
  await review('goals-edit')
  await dialog(page).getByRole('button', { name: 'Save Goal' }).click()
  await expect(toast(page, 'Goal Updated')).toBeVisible()
  expect((await stored(pastor))[0]).toMatchObject({
    title: 'Read the Psalms aloud',
    category: 'Church',
    progress: 40,
    completedItems: 0,
    totalItems: 1,
  })

  await openEdit(page)
  await dialog(page).getByLabel('Steps done').fill('30')
  await dialog(page).getByLabel('Total steps').fill('15')
  await dialog(page).getByRole('button', { name: 'Save Goal' }).click()
  await expect(dialog(page).getByText('Can’t be more than the total')).toBeVisible()
  await dialog(page).getByLabel('Total steps').fill('150')
  await dialog(page).getByRole('button', { name: 'Save Goal' }).click()
  await expect(page.getByText('30 of 150 done · 20%')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progress of Read the Psalms aloud' })).toHaveAttribute(
    'aria-valuenow',
    '20',
  )
})

test('a goal of twelve steps is set from the dashboard with few taps', async ({ page, pastor, review }) => {
  await page.goto('/')
  let taps = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.click()
  }
  await tap(page.getByRole('link', { name: 'Set Goal' }))
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Visit every home group')
  const steps = dialog(page).getByRole('textbox', { name: 'How many steps?' })
  await expect(steps).toHaveValue('1')
  await tap(steps)
  await page.keyboard.type('12')
  await expect(steps).toHaveValue('12')
  await review('goals-steps')
  await tap(dialog(page).getByRole('button', { name: 'Create Goal' }))
  await expect(page.getByText('0 of 12 done · 0%')).toBeVisible()
  expect(taps).toBeLessThanOrEqual(6)
  expect(await stored(pastor)).toMatchObject([{ progress: 0, completedItems: 0, totalItems: 12 }])
  await page.getByRole('button', { name: '+1 for Visit every home group' }).click()
  await expect(page.getByText('1 of 12 done · 8%')).toBeVisible()
})

test('steps are counted by buttons too, from one on', async ({ page, pastor }) => {
  await page.goto('/goals?new=true')
  await dialog(page).getByLabel('Title').fill('Fast on Fridays')
  const steps = dialog(page).getByRole('textbox', { name: 'How many steps?' })
  const more = dialog(page).getByRole('button', { name: 'One step more' })
  const less = dialog(page).getByRole('button', { name: 'One step less' })
  await expect(less).toBeDisabled()
  await more.click()
  await more.click()
  await less.click()
  await expect(steps).toHaveValue('2')
  await steps.fill('0')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(steps).toHaveAccessibleDescription('Enter 1 or more')
  await more.click()
  await more.click()
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await stored(pastor)).toMatchObject([{ totalItems: 2 }])
})

test('a card opens its goal with its steps, and the form over it returns to it', async ({
  page,
  pastor,
  review,
}) => {
  await addGoal(pastor, { totalItems: 3, targetDate: '2031-03-05' })
  await page.goto('/goals')
  await page.getByRole('button', { name: 'Read the Psalms', exact: true }).click()
  const reader = page.getByRole('dialog', { name: 'Read the Psalms' })
  await expect(reader.getByText('Spiritual', { exact: true })).toBeVisible()
  await expect(reader.getByText('Mar 5, 2031')).toBeVisible()
  await reader.getByRole('button', { name: '+1 for Read the Psalms' }).click()
  await expect(reader.getByText('1 of 3 done · 33%')).toBeVisible()
  await review('goals-reader')
  await expect(async () => expect((await stored(pastor))[0]?.completedItems).toBe(1)).toPass()
  await reader.getByRole('button', { name: 'Edit' }).click()
  await expect(dialog(page).getByLabel('Steps done')).toHaveValue('1')
  await dialog(page).getByLabel('Title').fill('Pray the Psalms')
  await dialog(page).getByRole('button', { name: 'Save Goal' }).click()
  const renamed = page.getByRole('dialog', { name: 'Pray the Psalms' })
  await expect(renamed).toBeVisible()

  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this goal?' })
  await renamed.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(renamed).toBeVisible()
  // From the form, the reader below it closes too.
  await renamed.getByRole('button', { name: 'Edit' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Goal Deleted')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Pray the Psalms')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'More for Pray the Psalms' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(heading(page, 'Pray the Psalms')).toBeHidden()
})

test('steps are recorded with quick taps, and the last one is celebrated', async ({
  page,
  pastor,
  review,
}) => {
  await addGoal(pastor, { totalItems: 4 })
  await page.goto('/goals')
  const plus = page.getByRole('button', { name: '+1 for Read the Psalms' })
  const minus = page.getByRole('button', { name: '−1 for Read the Psalms' })
  await expect(minus).toBeDisabled()
  // Slower than the finger: the taps must neither be lost nor meet each other's older version.
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route('**/api/goals/*', async (route) => {
    await mayArrive
    await route.continue()
  })
  for (let tap = 0; tap < 3; tap += 1) await plus.click()
  await expect(page.getByText('3 of 4 done · 75%')).toBeVisible()
  letArrive()
  await expect(async () => expect((await stored(pastor))[0]?.completedItems).toBe(3)).toPass()
  await minus.click()
  await expect(page.getByText('2 of 4 done · 50%')).toBeVisible()
  await expect(async () => expect((await stored(pastor))[0]?.completedItems).toBe(2)).toPass()
  await plus.click()
  await plus.click()
  await expect(page.getByRole('status').filter({ hasText: 'All done. Thanks be to God.' })).toBeVisible()
  await expect(plus).toBeDisabled()
  await expect(async () =>
    expect((await stored(pastor))[0]).toMatchObject({ completedItems: 4, progress: 100 }),
  ).toPass()
  await review('goals-finished')
  await page.reload()
  await expect(page.getByText('4 of 4 done · 100%')).toBeVisible()
})

test('progress that cannot be saved is taken back', async ({ page, pastor, expectConsole }) => {
  expectConsole(/API PATCH request to .* failed|Failed to load resource/)
  await addGoal(pastor, { totalItems: 4, completedItems: 1, progress: 25 })
  await page.goto('/goals')
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  const restore = await breakDown(page, '**/api/goals/*')
  await page.getByRole('button', { name: '+1 for Read the Psalms' }).click()
  await expect(toast(page, 'Failed to update goal')).toBeVisible()
  await expect(page.getByText('1 of 4 done · 25%')).toBeVisible()

  await openEdit(page)
  await dialog(page).getByLabel('Title').fill('Written on the train')
  const refused = page.waitForResponse((answer) => answer.status() === 500)
  await dialog(page).getByRole('button', { name: 'Save Goal' }).click()
  await refused
  await expect(toast(page, 'Failed to update goal')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Written on the train')
  await restore()
  await dialog(page).getByRole('button', { name: 'Save Goal' }).click()
  await expect(heading(page, 'Written on the train')).toBeVisible()
})

test('without a connection a count never steps back, not even for a moment', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|No connection to Stillwater/)
  await addGoal(pastor, { totalItems: 50 })
  await page.goto('/goals')
  await expect(page.getByText('0 of 50')).toBeVisible()
  await page.context().setOffline(true)
  // Tapped in the very moment of a step back, one of two taps would be lost.
  const shown = await page.evaluate(async () => {
    const card = document.querySelector('[role=tabpanel]') ?? document.body
    const counts: number[] = []
    const note = () => counts.push(Number(/(\d+) of 50/.exec(card.textContent)?.[1]))
    new MutationObserver(note).observe(card, { subtree: true, childList: true, characterData: true })
    const plus = document.querySelector<HTMLButtonElement>('button[aria-label^="+1"]')
    for (let tap = 0; tap < 20; tap += 1) {
      plus?.click()
      await new Promise((resolve) => setTimeout(resolve, tap * 5))
    }
    return counts
  })
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(shown.at(-1)).toBe(20)
  await page.context().setOffline(false)
  await expect.poll(async () => (await stored(pastor))[0]?.completedItems).toBe(20)
})

test('a delete asks first and can be undone', async ({ page, pastor, expectConsole, review }) => {
  expectConsole(/API DELETE request to .* failed|Failed to load resource/)
  await addGoal(pastor, { totalItems: 10, completedItems: 3, progress: 30 })
  await page.goto('/goals')
  await openEdit(page)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this goal?' })
  await expect(question).toBeVisible()
  await review('goals-delete')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(dialog(page)).toBeHidden()
  await expect(heading(page, 'Read the Psalms')).toBeVisible()

  const restore = await breakDown(page, '**/api/goals/*')
  await openEdit(page)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete goal')).toBeVisible()
  await expect(heading(page, 'Read the Psalms')).toBeVisible()
  await restore()

  await openEdit(page)
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Goal Deleted')).toBeVisible()
  await expect(heading(page, 'Read the Psalms')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page, 'Read the Psalms')).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 of 10 done · 30%')).toBeVisible()
})

test('a goal that cannot be saved keeps its text, and a second try makes one goal', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API POST request to \/api\/goals failed|Failed to load resource/)
  await page.goto('/goals?new=true')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(dialog(page).getByLabel('Title')).toBeFocused()
  await expect(dialog(page).getByLabel('Title')).toHaveAccessibleDescription('Please enter a title')
  await dialog(page).getByLabel('Title').fill('شكر 🙏🏽 every evening')
  const restore = await breakDown(page, '**/api/goals', 'POST')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(toast(page, 'Failed to create goal')).toBeVisible()
  await expect(toast(page, 'The server has a problem. Please try again.')).toBeVisible()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('شكر 🙏🏽 every evening')
  await restore()
  await clickTwice(dialog(page).getByRole('button', { name: 'Create Goal' }))
  await expect(dialog(page)).toBeHidden()
  expect(await stored(pastor)).toHaveLength(1)
})

test('the words of the server are shown when it refuses a goal', async ({ page, expectConsole }) => {
  expectConsole(/API POST request to \/api\/goals failed|Failed to load resource/)
  await page.route('**/api/goals', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 507, json: { message: 'There is no room left.' } })
      : route.continue(),
  )
  await page.goto('/goals?new=true')
  await dialog(page).getByLabel('Title').fill('One too many')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(toast(page, 'Failed to create goal')).toBeVisible()
  await expect(toast(page, 'There is no room left.')).toBeVisible()
})

test('a goal without an id is neither changed nor deleted', async ({ page, pastor }) => {
  const goal = await addGoal(pastor)
  await page.route('**/api/goals', (route) => route.fulfill({ json: [{ ...goal, id: '' }] }))
  await page.goto('/goals')
  await openEdit(page)
  await dialog(page).getByLabel('Title').fill('Nameless')
  await dialog(page).getByRole('button', { name: 'Save Goal' }).click()
  await expect(toast(page, 'Failed to update goal')).toBeVisible()
  await expect(toast(page, 'Goal ID is required for updating')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Failed to delete goal')).toBeVisible()
  await expect(toast(page, 'Goal ID is required for deletion')).toBeVisible()
})

test('goals that cannot be read say so and can be tried again', async ({ page, pastor, expectConsole }) => {
  expectConsole(/API GET request to \/api\/goals failed|Failed to load resource/)
  await addGoal(pastor)
  const restore = await breakDown(page, '**/api/goals')
  await page.goto('/goals')
  await expect(toast(page, 'Failed to fetch goals')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Error loading goals. Please try again later.')
  await page.goto('/')
  await expect(page.getByText('Error loading goals. Please try again later.')).toBeVisible()
  await pressTryAgain(page, restore)
  await expect(heading(page, 'Read the Psalms')).toBeVisible()
})

test('the list is read anew every five minutes', async ({ page, pastor }) => {
  await addGoal(pastor)
  await page.clock.install()
  await page.goto('/goals')
  await expect(heading(page, 'Read the Psalms')).toBeVisible()
  await addGoal(pastor, { title: 'Made on the phone' })
  // The clock also runs by itself, so the last minute is left to it.
  await page.clock.fastForward(240_000)
  await expect(heading(page, 'Made on the phone')).toBeHidden()
  await page.clock.fastForward(60_000)
  await expect(heading(page, 'Made on the phone')).toBeVisible()
})

test('a full list stays readable and is searched by every word', async ({ page, pastor }) => {
  const categories = ['personal', 'spiritual', 'family', 'financial', 'health']
  await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      addGoal(pastor, {
        title: `Goal number ${number}`,
        category: categories[number % categories.length],
        totalItems: 200,
        completedItems: number,
      }),
    ),
  )
  const long = 'A very long title that somebody wrote in one breath, with Donaudampfschifffahrtsgesellschaft '
  await addGoal(pastor, { title: long.repeat(2), targetDate: '2031-03-05' })
  await page.goto('/goals')
  await expect(page.getByRole('heading', { name: 'A very long title' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search goals' }).fill('number 5 spiritual')
  await expect(heading(page, 'Goal number 51')).toBeVisible()
  await expect(heading(page, 'Goal number 5')).toBeHidden()
})

test('the dashboard shows the first two goals and leads to all of them', async ({ page, pastor }) => {
  await addGoal(pastor, { title: 'First of three' })
  await addGoal(pastor, { title: 'Second of three', category: 'Financial' })
  await addGoal(pastor, { title: 'Third of three', category: 'Family', targetDate: '2025-03-05' })
  await page.goto('/')
  await expect(heading(page, 'Third of three')).toBeVisible()
  await expect(page.getByText('Mar 5, 2025')).toBeVisible()
  await expect(page.getByText('Family', { exact: true })).toBeVisible()
  await expect(heading(page, 'Second of three')).toBeVisible()
  await expect(heading(page, 'First of three')).toBeHidden()
  await page.getByRole('button', { name: 'Add New Goal' }).click()
  await dialog(page).getByLabel('Title').fill('Fourth')
  await dialog(page).getByRole('button', { name: 'Create Goal' }).click()
  await expect(heading(page, 'Fourth')).toBeVisible()
  await page.getByRole('link', { name: 'View all' }).click()
  await expect(page).toHaveURL(/\/goals$/)
  await expect(heading(page, 'First of three')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Third of three' }).click()
  await expect(page.getByRole('dialog', { name: 'Third of three' })).toBeVisible()
})

test('the dashboard prompts for goals, and its address can ask for the dialog', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Set your goals', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add Goal' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Create New Goal')
  for (const address of ['/?goals?new=true', '/dashboard?goals=new']) {
    await page.goto(address)
    await expect(dialog(page)).toHaveAccessibleName('Create New Goal')
    await expect(page).toHaveURL(/\/(dashboard)?$/)
  }
})
