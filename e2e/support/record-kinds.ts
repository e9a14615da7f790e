/** How each record type is written, changed and removed on its screen. A record type that is missing here does not compile; what belongs to a sermon is written on the sermon's own screen. */
import type { RecordName, RecordPart } from '@stillwater/contract/records/record-names'
import { expect, type Locator, type Page } from '@playwright/test'

interface RecordKind {
  /** As it is called in the name of a test. */
  readonly name: string
  /** Where it is listed. */
  readonly screen: string
  /** The address that opens its form, if there is one; the button on its screen does it too. */
  readonly form?: string
  readonly newButton: string | RegExp
  /** The field by which it is recognized, and its label. */
  readonly field: 'title' | 'reference' | 'name' | 'words' | 'note'
  readonly label: string
  /** Fills in all that a new one needs. */
  readonly fill: (page: Page, title: string) => Promise<void>
  /** Whether the form can be saved as it opens. */
  readonly needsNothing?: true
  readonly save: string
  /** What is said once it is saved, and when the server failed. */
  readonly saved: string
  readonly failed: string
  /** The call that lists those of today, and the body that makes one by the API. */
  readonly list: string
  readonly body: (title: string) => object
  readonly openEdit: (page: Page, title: string) => Promise<void>
  readonly saveEdit: string
  readonly remove: (page: Page, title: string) => Promise<void>
}

/** A calendar day so many days from now, where this machine and its browser are. */
function isoDay(offset = 0): string {
  const now = new Date()
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

export const dialog = (page: Page): Locator => page.getByRole('dialog')

const fillField = (page: Page, label: string, text: string) =>
  dialog(page).getByLabel(label, { exact: true }).fill(text)

const choose = (item: 'Edit' | 'Delete') => async (page: Page, title: string) => {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
/** Where a card is known by its text rather than by its title. */
const chooseInCard = (item: 'Edit' | 'Delete') => async (page: Page, text: string) => {
  const card = page.getByRole('listitem').filter({ hasText: text })
  await card.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const byMenu = { openEdit: choose('Edit'), remove: choose('Delete') }
const titled = { field: 'title', label: 'Title' } as const

export const recordKinds: Record<Exclude<RecordName, RecordPart>, RecordKind> = {
  sermons: {
    ...titled,
    ...byMenu,
    name: 'a sermon',
    screen: '/sermons',
    form: '/sermons?new=true',
    newButton: 'New Sermon',
    fill: async (page, title) => {
      await fillField(page, 'Title', title)
      await fillField(page, 'Reference', 'John 3:16')
      await fillField(page, 'Scripture', 'For God so loved the world')
    },
    save: 'Create Sermon',
    saved: 'Sermon created successfully',
    failed: 'Failed to save sermon. Please try again.',
    list: '/api/sermons',
    body: (title) => ({
      title,
      reference: 'Psalm 23:1',
      scripture: 'The LORD is my shepherd',
      date: isoDay(4),
      status: 'completed',
      progress: 80,
      noteCount: 2,
    }),
    saveEdit: 'Save Sermon',
  },
  prayers: {
    ...titled,
    ...byMenu,
    name: 'a prayer',
    screen: '/prayers',
    form: '/prayers?new=true',
    newButton: 'Add Prayer',
    fill: async (page, title) => {
      await fillField(page, 'Title', title)
      await fillField(page, 'Description', `Words for ${title}`)
      await dialog(page).getByRole('combobox', { name: 'Category' }).click()
      await page.getByRole('option', { name: 'Family' }).click()
    },
    save: 'Add Prayer',
    saved: 'Prayer added successfully',
    failed: 'Failed to save prayer. Please try again.',
    list: '/api/prayers',
    body: (title) => ({ title, description: `Words for ${title}`, category: 'family' }),
    saveEdit: 'Save Prayer',
  },
  events: {
    ...titled,
    ...byMenu,
    name: 'an event',
    screen: '/events',
    form: '/events?new=true',
    newButton: 'Add an Event',
    fill: async (page, title) => {
      await fillField(page, 'Title', title)
      await fillField(page, 'Start time', '6:30 PM')
      await fillField(page, 'End time', '8:00 PM')
    },
    save: 'Create Event',
    saved: 'Event created successfully',
    failed: 'Failed to save event. Please try again.',
    list: `/api/events?date=${isoDay()}`,
    body: (title) => ({
      title,
      startTime: '9:00 AM',
      endTime: '10:00 AM',
      date: isoDay(),
      eventType: 'meeting',
    }),
    saveEdit: 'Save Event',
  },
  activities: {
    ...titled,
    ...byMenu,
    name: 'an activity',
    screen: '/',
    newButton: 'Add activity',
    fill: async (page, title) => {
      await fillField(page, 'Title', title)
      await fillField(page, 'Time', '2:00 PM')
    },
    save: 'Add Activity',
    saved: 'Activity added',
    failed: 'Error creating activity',
    list: `/api/activities?date=${isoDay()}`,
    body: (title) => ({ title, time: '2pm', date: isoDay(), activityType: 'counseling' }),
    saveEdit: 'Save Activity',
  },
  people: {
    ...byMenu,
    name: 'a person',
    screen: '/people',
    form: '/people?new=true',
    newButton: 'Add Person',
    field: 'name',
    label: 'Name',
    fill: (page, title) => fillField(page, 'Name', title),
    save: 'Add Person',
    saved: 'Person added',
    failed: 'Failed to save this person. Please try again.',
    list: '/api/people',
    body: (name) => ({ name, place: 'hospital', room: '12' }),
    saveEdit: 'Save Person',
  },
  'care-entries': {
    name: 'a care entry',
    screen: '/care',
    form: '/care?new=true',
    newButton: 'Add Care Entry',
    field: 'words',
    label: 'Notes (optional)',
    fill: async (page, title) => {
      if (await dialog(page).getByRole('button', { name: 'Remove Ann Lee' }).isHidden()) {
        await fillField(page, 'People', 'Ann Lee')
        await dialog(page).getByRole('button', { name: 'Add “Ann Lee”' }).click()
      }
      await fillField(page, 'Notes (optional)', title)
    },
    save: 'Add Entry',
    saved: 'Added to the care log',
    failed: 'Failed to save this entry. Please try again.',
    list: '/api/care-entries',
    // Of somebody who was deleted on another device: the words stay.
    body: (words) => ({ words, date: isoDay(), personIds: ['01900000-0000-7000-8000-00000000000a'] }),
    openEdit: chooseInCard('Edit'),
    saveEdit: 'Save Entry',
    remove: chooseInCard('Delete'),
  },
  goals: {
    ...titled,
    name: 'a goal',
    screen: '/goals',
    form: '/goals?new=true',
    newButton: 'Add Goal',
    fill: (page, title) => fillField(page, 'Title', title),
    save: 'Create Goal',
    saved: 'Goal Created',
    failed: 'Failed to create goal',
    list: '/api/goals',
    body: (title) => ({ title, category: 'Spiritual', totalItems: 1 }),
    openEdit: (page) => page.getByRole('button', { name: 'Edit Goal' }).first().click(),
    saveEdit: 'Save Goal',
    remove: async (page) => {
      await page.getByRole('button', { name: 'Edit Goal' }).first().click()
      await dialog(page).getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    },
  },
  journals: {
    ...titled,
    ...byMenu,
    name: 'a journal entry',
    screen: '/journal',
    newButton: 'New Journal Entry',
    fill: async (page, title) => {
      await fillField(page, 'Title', title)
      await fillField(page, 'Content', `Words of ${title}`)
    },
    save: 'Save Entry',
    saved: 'Journal entry saved successfully!',
    failed: 'Failed to save journal entry. Please try again.',
    list: '/api/journals',
    body: (title) => ({ title, content: `Words of ${title}`, date: isoDay() }),
    saveEdit: 'Save Entry',
  },
  devotionals: {
    ...byMenu,
    name: 'a devotional',
    screen: '/devotionals',
    form: '/devotionals?new=true',
    newButton: 'Create a devotional',
    field: 'reference',
    label: 'Reference',
    fill: async (page, title) => {
      await fillField(page, 'Reference', title)
      await fillField(page, 'Scripture', 'Be still, and know that I am God.')
    },
    save: 'Create Devotional',
    saved: 'Devotional created',
    failed: 'Failed to create devotional',
    list: '/api/devotionals',
    body: (reference) => ({ reference, scripture: 'Be still, and know that I am God.', date: isoDay() }),
    saveEdit: 'Save Devotional',
  },
  series: {
    ...titled,
    ...byMenu,
    name: 'a series',
    screen: '/plan',
    form: '/plan?new=true',
    newButton: 'New Series',
    fill: async (page, title) => {
      await fillField(page, 'Title', title)
      await fillField(page, 'Weeks', '1')
    },
    save: 'Create Series',
    saved: 'Series created with 1 draft',
    failed: 'Failed to save the series',
    list: '/api/series',
    body: (title) => ({ title, date: isoDay(), weeks: 2, color: 'violet' }),
    saveEdit: 'Save Series',
  },
  'marked-days': {
    ...byMenu,
    name: 'a marked day',
    screen: '/plan',
    newButton: 'Mark a Day',
    field: 'note',
    label: 'Note (optional)',
    needsNothing: true,
    fill: (page, note) => fillField(page, 'Note (optional)', note),
    save: 'Mark Day',
    saved: 'Day marked',
    failed: 'Failed to save the marked day',
    list: '/api/marked-days',
    body: (note) => ({ date: isoDay(), mark: 'holiday', note }),
    saveEdit: 'Save Marked Day',
  },
  illustrations: {
    ...byMenu,
    name: 'an illustration',
    screen: '/illustrations',
    form: '/illustrations?new=true',
    newButton: 'New Illustration',
    field: 'title',
    label: 'Title (optional)',
    fill: async (page, title) => {
      await fillField(page, 'Title (optional)', title)
      await fillField(page, 'Story or Example', 'A keeper gave his oil away.')
    },
    save: 'Save Illustration',
    saved: 'Illustration saved',
    failed: 'Failed to save the illustration',
    list: '/api/illustrations',
    body: (title) => ({ title, text: 'A keeper gave his oil away.', tags: ['generosity'] }),
    saveEdit: 'Save Illustration',
  },
}

/** Opens the form for a new one, by its address where it has one. */
export async function openForm(page: Page, { screen, form, newButton }: RecordKind): Promise<void> {
  await page.goto(form ?? screen)
  if (form === undefined) await page.getByRole('button', { name: newButton }).first().click()
  await expect(dialog(page)).toBeVisible()
}

export const saveButton = (page: Page, { save }: RecordKind): Locator =>
  dialog(page).getByRole('button', { name: save })
