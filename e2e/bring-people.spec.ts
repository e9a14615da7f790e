import type { Person } from '@stillwater/contract/people/people'
import { iPhone, outlook } from '../apps/web/src/features/people/bring/reading/corpus/contact-files.ts'
import { inEverySize } from './support/every-size.ts'
import { expect, test } from './support/fixtures.ts'

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

const spreadsheet = file('members.csv', 'Who,Cell,Shoe size\nRuth,555-0101,7\nZoe,555-0102,8\n')

test('people come from contacts: checked first, saved at once, nobody twice, and undone', async ({
  page,
  pastor,
  review,
}) => {
  await page.goto('/people')
  await page.getByRole('link', { name: 'Bring them from your contacts' }).click()
  await expect(page.getByRole('heading', { name: 'Bring your people' })).toBeVisible()
  await review('bring-people')
  await pastor.api.post('/api/people', { name: 'Zoe' })

  const files = page.getByLabel('Contact files')
  const status = page.getByRole('status').filter({ hasText: /check|found|column|nobody/ })
  await files.setInputFiles(spreadsheet)
  await expect(status).toContainText('What’s in each column?')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose the column with the names.')
  await page.getByRole('combobox', { name: 'Who' }).click()
  await page.getByRole('option', { name: 'Full name' }).click()
  await page.getByRole('combobox', { name: 'Shoe size' }).click()
  await page.getByRole('option', { name: 'Keep in the notes' }).click()
  await review('bring-people-columns')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(status).toContainText('2 people to check.')
  await expect(page.getByRole('checkbox', { name: 'Ruth' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Zoe' })).not.toBeChecked()
  await expect(page.getByText('1 person may already be in your list, so they aren’t selected.')).toBeVisible()
  await expect(page.getByText('Already in your list', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await files.setInputFiles([
    file('All contacts.vcf', iPhone),
    file('photo.vcf', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])),
  ])
  await expect(status).toContainText('2 people to check.')
  await expect(page.getByRole('checkbox', { name: 'Elm House' })).not.toBeChecked()
  await expect(page.getByRole('list', { name: 'Can’t be imported' })).toContainText('isn’t a contacts file')
  await review('bring-people-check')
  await inEverySize(page, 'bring-people-check', review)
  await page.getByRole('button', { name: 'Import 1 Person' }).click()
  await expect(status).toContainText('3 found: 1 imported, 1 skipped, 1 couldn’t be imported.')
  await review('bring-people-done')
  const people = await pastor.api.get<Person[]>('/api/people')
  expect(people.map(({ name, birthday }) => [name, birthday]).sort()).toEqual([
    ['Dr. Ann Lee', '--03-05'],
    ['Zoe', null],
  ])

  await page.getByRole('button', { name: 'Import more' }).click()
  await files.setInputFiles(file('contacts.vcf', iPhone))
  await expect(status).toContainText('1 person you imported before.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await files.setInputFiles(file('contacts.csv', outlook))
  await expect(page.getByText('Already in your list', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: /^Undo the import of 1 person/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('1 person removed.').first()).toBeVisible()
  await page.getByRole('link', { name: 'People' }).first().click()
  await expect(page.getByRole('link', { name: 'Zoe' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dr. Ann Lee' })).toBeHidden()
})

test('a phone’s own contacts are chosen where the browser has them @all', async ({ page, pastor }) => {
  // The browser of these tests is on no phone: this stands in for the phone's own dialog.
  await page.addInitScript(() => {
    const select = () =>
      Promise.resolve([{ name: ['Ruth'], tel: ['555-0101'], email: [], address: [{ city: 'Springfield' }] }])
    const getProperties = () => Promise.resolve(['name', 'tel', 'email', 'address'])
    Object.defineProperty(navigator, 'contacts', { value: { select, getProperties } })
  })
  await page.goto('/people/import')
  await page.getByRole('button', { name: 'Choose from this phone' }).click()
  await page.getByRole('button', { name: 'Import 1 Person' }).click()
  await expect(page.getByText('1 found: 1 imported.')).toBeVisible()
  const people = await pastor.api.get<Person[]>('/api/people')
  expect(people.map(({ name, phone, address }) => [name, phone, address])).toEqual([
    ['Ruth', '555-0101', 'Springfield'],
  ])
})

test('a hostile file is refused at once, and the page stays usable @all', async ({ page }) => {
  await page.goto('/people/import')
  const files = page.getByLabel('Contact files')
  const lines = file('lines.csv', 'a,b\n'.repeat(1_000_000))
  await files.setInputFiles(lines)
  await expect(page.getByRole('list', { name: 'Can’t be imported' })).toContainText(
    'more than 5,000 contacts',
  )
  await page.getByRole('button', { name: 'Choose other files' }).click()
  // A file of 60 MB that takes no room on the disk.
  await page.evaluate(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(60_000_000)], 'huge.vcf'))
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('There is nowhere to choose a file')
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByRole('list', { name: 'Can’t be imported' })).toContainText('larger than 50 MB')
})
