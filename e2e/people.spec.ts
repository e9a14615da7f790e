import type { Person } from '@stillwater/contract/people/people'
import type { CareEntry } from '@stillwater/contract/people/care-entries'
import type { Page } from '@playwright/test'
import { breakDown, expect, type Pastor, pressTryAgain, test } from './support/fixtures.ts'
import { consented, say, scriptSpeech } from './support/scripted-speech.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const main = (page: Page) => page.getByRole('main')
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

const addPerson = (pastor: Pastor, name: string, more: object = {}) =>
  pastor.api.post<Person>('/api/people', { name, ...more })
const entriesOf = (pastor: Pastor) => pastor.api.get<CareEntry[]>('/api/care-entries')
const cardNames = (page: Page) =>
  page.getByRole('list', { name: 'People', exact: true }).getByRole('heading').allTextContents()

test('a person is added with all that is known, found, sorted and reached by a tap', async ({
  page,
  pastor,
  review,
}) => {
  await addPerson(pastor, 'Ruth', { place: 'hospital', placeName: 'County hospital', room: '12' })
  const { id } = await addPerson(pastor, 'Émile')
  await pastor.api.post('/api/care-entries', { personIds: [id], date: '2025-03-04' })
  await page.goto('/people?new=true')
  await dialog(page).getByLabel('Name').fill('Ann Lee')
  await dialog(page).getByLabel('Phone').fill('(555) 010-0123')
  await dialog(page).getByLabel('E-mail').fill('ann@example.org')
  await dialog(page).getByRole('button', { name: 'More' }).click()
  await dialog(page).getByLabel('Household').fill('Lee')
  await dialog(page).getByLabel('Address').fill('1 Mill Lane')
  await dialog(page).getByLabel('Birthday: day').fill('5')
  await dialog(page).getByLabel('Tags').fill('choir, elders')
  await dialog(page).getByRole('button', { name: 'Add a date' }).click()
  await dialog(page).getByRole('combobox', { name: 'Occasion' }).click()
  await page.getByRole('option', { name: 'Death of someone close' }).click()
  await dialog(page).getByRole('combobox', { name: 'Date: month' }).click()
  await page.getByRole('option', { name: 'January' }).click()
  await dialog(page).getByLabel('Date: day').fill('10')
  await dialog(page).getByLabel('Date: year').fill('2025')
  await dialog(page).getByLabel('Who died').fill('her brother')
  await dialog(page).getByRole('switch', { name: 'Remember the first year' }).click()
  await dialog(page).getByRole('button', { name: 'Add Person' }).click()

  await expect(dialog(page).getByText('Choose a month and a day.')).toBeVisible()
  await review('people-form-full')
  await dialog(page).getByRole('combobox', { name: 'Birthday: month' }).click()
  await page.getByRole('option', { name: 'March' }).click()
  await dialog(page).getByRole('button', { name: 'Add Person' }).click()
  await expect(toast(page, 'Person added')).toBeVisible()

  expect(await cardNames(page)).toEqual(['Ann Lee', 'Émile', 'Ruth'])
  await page.getByRole('radio', { name: 'Place' }).check()
  expect(await cardNames(page)).toEqual(['Ruth', 'Ann Lee', 'Émile'])
  await page.getByRole('radio', { name: 'Last contact' }).check()
  expect(await cardNames(page)).toEqual(['Ann Lee', 'Ruth', 'Émile'])

  await page.getByRole('link', { name: 'Ann Lee' }).click()
  await expect(page).toHaveURL(/\/people\/[\w-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible()
  // The browser's history must name nobody.
  expect(await page.title()).not.toContain('Ann')
  await expect(main(page).getByText('Mar 5', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Death: her brother')).toBeVisible()
  const reach = page.getByRole('list', { name: 'Ways to reach them' })
  await expect(reach.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:5550100123')
  await expect(reach.getByRole('link', { name: 'Message' })).toHaveAttribute('href', 'sms:5550100123')
  await expect(reach.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', /^mailto:ann/)
  await expect(reach.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /1%20Mill%20Lane/)
  await review('person')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('from the dashboard three taps log a visit, and one sentence fills in the rest', async ({
  page,
  pastor,
  review,
}) => {
  // A Wednesday.
  await page.clock.setFixedTime(new Date('2025-03-05T15:00:00Z'))
  const ann = await addPerson(pastor, 'Ann Lee', { household: 'Lee', place: 'hospital' })
  const ruth = await addPerson(pastor, 'Ruth Lee', { household: 'Lee' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Log a visit' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Who were you in touch with?')
  await review('care-quick-log')
  await dialog(page).getByRole('button', { name: 'Ann Lee' }).click()
  await review('care-quick-log-kind')
  await dialog(page).getByRole('button', { name: 'Hospital visit' }).click()
  await expect(toast(page, 'Added to the care log')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect
    .poll(() => entriesOf(pastor))
    .toMatchObject([{ personIds: [ann.id], kind: 'hospital', date: '2025-03-05' }])

  await page.goto('/care?new=true')
  const line = dialog(page).getByLabel('Quick entry')
  await line.fill('Called Ruth yesterday, surgery on Thursday, visit her Friday')
  await line.press('Enter')
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Filled in from your line' })).toBeFocused()
  await expect(dialog(page).getByRole('button', { name: 'Remove Ruth Lee' })).toBeVisible()
  await expect(dialog(page).getByRole('combobox', { name: 'Kind' })).toHaveText('Call')
  await expect(dialog(page).getByLabel('Follow up on')).toHaveValue('Mar 7, 2025')
  await review('care-sentence')
  await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
  await expect(dialog(page)).toBeHidden()

  await page.goto(`/people/${ann.id}`)
  await expect(main(page).getByText('Last contact Mar 5, 2025')).toBeVisible()
  const log = page.getByRole('list', { name: 'Care log' }).getByRole('heading')
  await expect(log).toHaveText(['Ann Lee'])
  await page.getByRole('radio', { name: 'Whole household' }).check()
  await expect(log).toHaveText(['Ann Lee', 'Ruth Lee'])
  await review('person-household')
  await page.getByRole('link', { name: 'Ruth Lee' }).click()
  await expect(page).toHaveURL(new RegExp(ruth.id))
})

test('a sentence is spoken without a comma, and a hurried double tap logs once @all', async ({
  page,
  pastor,
}) => {
  await page.clock.setFixedTime(new Date('2025-03-05T15:00:00Z'))
  const mary = await addPerson(pastor, 'Mary Smith')
  await consented(page, pastor)
  await scriptSpeech(page)
  await page.goto('/care?new=true')
  const form = dialog(page)
  await form.getByRole('button', { name: 'Dictate' }).first().click()
  await expect(form.getByRole('button', { name: 'Stop dictating' })).toBeVisible()
  await say(page, 'visited Mary Smith in hospital today surgery on Thursday call her Friday')
  await form.getByRole('button', { name: 'Stop dictating' }).click()
  await form.getByRole('button', { name: 'Fill in' }).click()
  await expect(form.getByRole('button', { name: 'Remove Mary Smith' })).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Kind' })).toHaveText('Hospital visit')
  await expect(form.getByLabel('Follow up on')).toHaveValue('Mar 7, 2025')
  await form.getByRole('button', { name: 'Add Entry' }).click()
  await expect(form).toBeHidden()
  expect(await entriesOf(pastor)).toMatchObject([{ personIds: [mary.id], kind: 'hospital' }])

  await page.goto('/care?log=true')
  await form.getByRole('button', { name: 'Mary Smith' }).dblclick()
  const call = form.getByRole('button', { name: 'Call', exact: true })
  await call.dblclick()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Added to the care log')).toBeVisible()
  expect((await entriesOf(pastor)).map(({ kind }) => kind).sort()).toEqual(['call', 'hospital'])
})

test('a visit to the household is logged without a connection, is there at once, and arrives once @all', async ({
  page,
  context,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API \w+ request to .* failed|Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  const ann = await addPerson(pastor, 'Ann Lee', { household: 'Lee' })
  const ruth = await addPerson(pastor, 'Ruth Lee', { household: 'Lee' })
  await page.goto(`/people/${ann.id}`)
  // The form's code is on the device once it was opened.
  await page.getByRole('button', { name: 'Add to care log' }).click()
  await expect(dialog(page).getByLabel('People', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to care log' }).click()
  await dialog(page).getByRole('button', { name: 'Remove Ann Lee' }).click()
  await dialog(page).getByLabel('People', { exact: true }).fill('lee')
  await dialog(page).getByRole('button', { name: 'Lee household (2)' }).click()
  await dialog(page).getByLabel('Notes').fill('Tea with both')
  await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(main(page).getByText('Tea with both')).toBeVisible()
  await page.getByRole('link', { name: 'Ruth Lee' }).click()
  await expect(main(page).getByText('Tea with both')).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await entriesOf(pastor)).map(({ words, personIds }) => [words, personIds.toSorted()]))
    .toEqual([['Tea with both', [ann.id, ruth.id].toSorted()]])
})

test('two who are one are suggested, merged with their log, and made two again', async ({
  page,
  pastor,
  review,
}) => {
  const one = await addPerson(pastor, 'Ann Lee', { notes: 'Tea, no sugar.' })
  const two = await addPerson(pastor, 'ann lee', { phone: '555-0100' })
  await pastor.api.post('/api/care-entries', { personIds: [two.id], date: '2025-03-04', words: 'By phone' })
  await page.goto('/people')
  const card = page.getByRole('region', { name: 'Possible duplicates' })
  await card.getByRole('button', { name: 'Compare' }).click()
  await dialog(page)
    .getByRole('radio', { name: /^Ann Lee/ })
    .check()
  await review('people-merge')
  await dialog(page).getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(toast(page, 'Merged into one person')).toBeVisible()
  await expect(card).toBeHidden()
  expect(await pastor.api.get('/api/people')).toMatchObject([
    { id: one.id, name: 'Ann Lee', phone: '555-0100', notes: 'Tea, no sugar.' },
  ])
  expect(await entriesOf(pastor)).toMatchObject([{ personIds: [one.id], words: 'By phone' }])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
  await expect
    .poll(async () => (await pastor.api.get<Person[]>('/api/people')).map(({ name, notes }) => [name, notes]))
    .toEqual([
      ['ann lee', null],
      ['Ann Lee', 'Tea, no sugar.'],
    ])
  await expect.poll(() => entriesOf(pastor)).toMatchObject([{ personIds: [two.id] }])
  await card.getByRole('button', { name: 'Two people' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'ann lee' }).first()).toBeVisible()
  await expect(card).toBeHidden()

  // Who is deleted takes along what was written of them alone, and comes back with it.
  await page.getByRole('button', { name: 'More for ann lee', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(toast(page, 'ann lee and 1 care entry')).toBeVisible()
  await expect.poll(() => entriesOf(pastor)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => entriesOf(pastor)).toMatchObject([{ personIds: [two.id], words: 'By phone' }])
})

test('two are merged on top of what another device has changed meanwhile, or stay as they were @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API PATCH request to \S+ failed|Failed to load resource/)
  const one = await addPerson(pastor, 'Ann Lee')
  const two = await addPerson(pastor, 'ann lee', { notes: 'Tea, no sugar.' })
  const visit = { personIds: [two.id], date: '2025-03-04', words: 'By phone' }
  const entry = await pastor.api.post<CareEntry>('/api/care-entries', visit)
  await page.goto('/people')
  const card = page.getByRole('region', { name: 'Possible duplicates' })
  await card.getByRole('button', { name: 'Compare' }).click()
  await dialog(page)
    .getByRole('radio', { name: /^Ann Lee/ })
    .check()
  const merge = dialog(page).getByRole('button', { name: 'Merge', exact: true })

  // The server fails midway: both are as they were.
  await page.route('**/api/care-entries/*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.', requestId: 'test' } }),
  )
  await merge.click()
  await expect(toast(page, 'Failed to save this person. Please try again.')).toBeVisible()
  expect(await pastor.api.get('/api/people')).toMatchObject([
    { id: two.id, notes: 'Tea, no sugar.' },
    { id: one.id, notes: null, mergedIds: [] },
  ])
  await page.unroute('**/api/care-entries/*')

  // Another device writes to all three.
  const { version } = await pastor.api.get<Person[]>('/api/people').then(([, kept]) => kept ?? one)
  await pastor.api.patch(`/api/people/${one.id}`, { phone: '555-0100', version })
  await pastor.api.patch(`/api/care-entries/${entry.id}`, { words: 'By phone, twice', version: 1 })
  await merge.click()
  await expect(dialog(page).getByText('555-0100')).toBeVisible()
  await merge.click()
  await expect(toast(page, 'Merged into one person')).toBeVisible()
  expect(await pastor.api.get('/api/people')).toMatchObject([
    { id: one.id, phone: '555-0100', notes: 'Tea, no sugar.', mergedIds: [two.id] },
  ])
  expect(await entriesOf(pastor)).toMatchObject([{ personIds: [one.id], words: 'By phone, twice' }])
})

test('nobody is said to be forgotten while the care log could not be read @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API GET request to \S+ failed|Failed to load resource/)
  const { id } = await addPerson(pastor, 'Ann Lee', { contactDays: 30 })
  await pastor.api.post('/api/care-entries', { personIds: [id], date: new Date().toISOString().slice(0, 10) })
  await page.route('**/api/care-entries', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.', requestId: 'test' } }),
  )
  await page.goto('/people')
  await expect(page.getByRole('alert')).toContainText('We could not load your care log.')
  await expect(
    page.getByRole('list', { name: 'People' }).getByRole('link', { name: 'Ann Lee' }),
  ).toBeVisible()
  await expect(page.getByText('No contact yet')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Who needs me' })).toBeHidden()
  await page.goto(`/people/${id}`)
  await expect(page.getByRole('alert')).toContainText('We could not load your care log.')
  await expect(page.getByText('No contact yet')).toHaveCount(0)
  await page.unroute('**/api/care-entries')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Last contact/)).toBeVisible()
})

test('a person who cannot be loaded says so, with a way back @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API GET request to \S+ failed|Failed to load resource/)
  const { id } = await addPerson(pastor, 'Ann Lee')
  const mend = await breakDown(page, '**/api/people')
  await page.goto(`/people/${id}`)
  await expect(page.getByRole('alert')).toContainText('We could not load this person')
  await expect(main(page).getByRole('link', { name: 'People' })).toHaveAttribute('href', '/people')
  await pressTryAgain(page, mend)
  await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible()
})

test('who needs me: a follow-up is done, somebody else comes later, and a prayer is for them', async ({
  page,
  pastor,
  review,
}) => {
  await page.clock.setFixedTime(new Date('2025-03-05T15:00:00Z'))
  const ann = await addPerson(pastor, 'Ann Lee', { birthday: '1950-03-07' })
  await addPerson(pastor, 'Ruth', { place: 'hospital', room: '12' })
  await addPerson(pastor, 'Émile', { contactDays: 30 })
  const entry = { personIds: [ann.id], date: '2025-03-01', followUp: '2025-03-05', words: 'Surgery' }
  await pastor.api.post('/api/care-entries', entry)
  await page.goto('/people')
  const needs = page.getByRole('list', { name: 'Who needs me' })
  await expect(needs.getByRole('heading')).toHaveText(['Ann Lee', 'Ruth', 'Émile'])
  await expect(needs.getByRole('listitem').first()).toContainText('Follow up today')
  await expect(needs.getByRole('listitem').first()).toContainText('Birthday Friday, Mar 7, 2025')
  await review('people-needs')
  await needs.getByRole('button', { name: 'Later: Ruth' }).click()
  await expect(toast(page, 'Back tomorrow')).toBeVisible()
  await expect(needs.getByRole('heading')).toHaveText(['Ann Lee', 'Émile'])
  await needs.getByRole('button', { name: 'Done: follow-up with Ann Lee' }).click()
  await expect(needs.getByText('Follow up today')).toBeHidden()
  // The earlier message has an Undo button too.
  await expect(toast(page, 'Follow-up done')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(needs.getByText('Follow up today')).toBeVisible()
  await expect.poll(() => entriesOf(pastor)).toMatchObject([{ followUp: '2025-03-05' }])

  await needs.getByRole('link', { name: 'Ann Lee' }).click()
  await page.getByRole('list', { name: 'Care log' }).getByRole('button', { name: 'Ann Lee' }).click()
  await review('care-reader')
  await dialog(page).getByRole('link', { name: 'Pray for Ann' }).click()
  await expect(dialog(page)).toHaveAccessibleName('New Prayer')
  await expect(page).toHaveURL(/\/prayers$/)
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Ann Lee')
  await dialog(page).getByLabel('Description').fill('For a steady hand on Thursday')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
  await pastor.api.post('/api/events', {
    title: 'Home visit',
    startTime: '2pm',
    endTime: '3pm',
    date: '2025-03-06',
    eventType: 'visit',
    personIds: [ann.id],
  })
  await pastor.api.post('/api/activities', {
    title: 'Bring a meal',
    time: '5pm',
    activityType: 'counseling',
    date: '2025-03-07',
    personIds: [ann.id],
  })
  await page.goto(`/people/${ann.id}`)
  await expect(page.getByRole('list', { name: 'Calendar' }).getByRole('link')).toHaveText([
    /^Bring a meal/,
    /^Home visit/,
  ])
  await expect(page.getByRole('list', { name: 'Prayers' }).getByRole('link')).toHaveText(/^Ann Lee/)
  await page
    .getByRole('list', { name: 'Calendar' })
    .getByRole('link', { name: /^Home visit/ })
    .click()
  await expect(dialog(page)).toHaveAccessibleName('Home visit')
  await expect(dialog(page).getByRole('link', { name: 'Ann Lee' })).toBeVisible()
})

test('a long name is there in full, on the narrowest screen with the largest text @all', async ({
  page,
  pastor,
  review,
}) => {
  const name =
    'Ann Lee, her sister Ruth and everybody else of the grandmother’s household above the bakery at the marketplace'
  await addPerson(pastor, name, { place: 'hospital' })
  await page.goto('/people')
  for (const text of ['100%', '200%']) {
    await page.setViewportSize({ width: 320, height: 1600 })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, text)
    for (const list of ['Who needs me', 'People']) {
      const shown = page.getByRole('list', { name: list, exact: true }).getByRole('link', { name })
      const cut = await shown.evaluate(
        (link) =>
          [link, ...link.querySelectorAll('*')].filter(
            (box) =>
              getComputedStyle(box).overflow !== 'visible' &&
              (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1),
          ).length,
      )
      expect(cut, `${list}, ${text}`).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
    await review(`people-long-name-${text.replace('%', '')}`)
  }
})

test('a name that is typed and not chosen is not lost: the form asks, and adds them @all', async ({
  page,
  pastor,
}) => {
  const ruth = await addPerson(pastor, 'Ruth')
  await page.goto('/prayers?new=true')
  await dialog(page).getByLabel('Title').fill('Peace')
  await dialog(page).getByLabel('Description').fill('At night')
  await dialog(page).getByRole('button', { name: 'More' }).click()
  const names = dialog(page).getByRole('textbox', { name: 'For whom' })
  await names.fill('Ruth')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page).getByText('“Ruth” isn’t chosen yet.')).toBeVisible()
  await expect(names).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Ruth', exact: true }).click()
  await names.fill('Ann Lee')
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page).getByText('“Ann Lee” isn’t chosen yet.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Add “Ann Lee”' }).click()
  await dialog(page).getByRole('button', { name: 'Add Prayer' }).click()
  await expect(dialog(page)).toBeHidden()
  const ann = (await pastor.api.get<Person[]>('/api/people')).find(({ name }) => name === 'Ann Lee')
  expect(await pastor.api.get('/api/prayers')).toMatchObject([{ personIds: [ruth.id, ann?.id] }])
})

test('somebody new is chosen at once; the form is saved when they are, and their name is never lost @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(/API POST request to \S+ failed|Failed to load resource/)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/people', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await answer.promise
    return route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.', requestId: 'test' } })
  })
  await page.goto('/care?new=true')
  const names = dialog(page).getByLabel('People', { exact: true })
  const chosen = dialog(page).getByRole('button', { name: 'Remove Ann Lee' })
  const notes = dialog(page).getByLabel('Notes (optional)')
  await names.fill('Ann Lee')
  await dialog(page).getByRole('button', { name: 'Add “Ann Lee”' }).click()
  await expect(chosen).toBeVisible()
  await notes.fill('After the surgery')
  await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
  answer.resolve()
  await expect(toast(page, 'Failed to add the person')).toBeVisible()
  await expect(chosen).toBeHidden()
  await expect(names).toHaveValue('Ann Lee')
  await expect(notes).toHaveValue('After the surgery')
  expect(await entriesOf(pastor)).toEqual([])

  const saved = Promise.withResolvers<void>()
  await page.unroute('**/api/people')
  await page.route('**/api/people', async (route) => {
    if (route.request().method() === 'POST') await saved.promise
    return route.fallback()
  })
  await dialog(page).getByRole('button', { name: 'Add “Ann Lee”' }).click()
  await expect(chosen).toBeVisible()
  await notes.pressSequentially(', at home')
  await dialog(page).getByRole('button', { name: 'Add Entry' }).click()
  saved.resolve()
  await expect(dialog(page)).toBeHidden()
  const people = await pastor.api.get<Person[]>('/api/people')
  expect(people).toMatchObject([{ name: 'Ann Lee' }])
  expect(await entriesOf(pastor)).toMatchObject([
    { personIds: [people[0]?.id], words: 'After the surgery, at home' },
  ])
})

test('what was kept long enough is asked about, and kept or erased @all', async ({
  page,
  pastor,
  review,
}) => {
  await page.clock.setFixedTime(new Date('2025-03-05T15:00:00Z'))
  const { id } = await addPerson(pastor, 'Ann Lee')
  for (const [date, words] of [
    ['2023-05-01', 'Before the surgery'],
    ['2024-03-01', 'After the surgery'],
  ])
    await pastor.api.post('/api/care-entries', { personIds: [id], date, words })
  await page.goto('/people')
  const card = page.getByRole('region', { name: 'Care entries to look through' })
  await expect(card).toContainText('It’s time to decide whether to keep 2 care entries.')
  await card.getByRole('button', { name: 'Look through' }).click()
  await review('people-keep')
  const keep = dialog(page).getByRole('button', { name: /^Keep: .*May 1, 2023/ })
  await keep.click()
  // What is below moves up, and the message lies over it until it is closed: the clock stands still.
  await expect(keep).toBeHidden()
  await expect(page.getByText('Kept for another year', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Kept for another year', { exact: true })).toHaveCount(0)
  await dialog(page)
    .getByRole('button', { name: /^Erase: .*Mar 1, 2024/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
  await expect(dialog(page).getByText('That’s all.')).toBeVisible()
  await expect
    .poll(() => entriesOf(pastor))
    .toMatchObject([{ words: 'Before the surgery', keepUntil: '2026-03-05' }])
  await dialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(card).toBeHidden()

  await page.goto('/care')
  await page.getByRole('button', { name: 'Care log settings' }).click()
  await page.getByRole('combobox', { name: /^Ask to erase/ }).click()
  await page.getByRole('option', { name: 'Never ask' }).click()
  await review('care-settings')
  await expect.poll(() => pastor.api.get('/api/care/settings')).toEqual({ keepMonths: null })
})
