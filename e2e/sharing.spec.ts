import { expect, test } from './support/fixtures.ts'
import { addEvent } from './support/calendar-steps.ts'

test('a calendar is shared at a secret address, seen there, and no longer after it is taken back', async ({
  page,
  context,
  pastor,
  review,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The server shares the last year by its own clock.
  const date = new Date().toISOString().slice(0, 10)
  await addEvent(pastor, { title: 'Elders', date })
  await addEvent(pastor, { title: 'Grief', eventType: 'counseling', date })
  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Your data' })
  await expect(section).toContainText('You haven’t shared a calendar yet.')
  await section.getByRole('button', { name: 'Share my calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Shared Calendar' })
  await dialog.getByRole('button', { name: 'Create Address' }).click()
  await expect(dialog.getByText('Please enter a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('Family')
  await expect(dialog).toContainText('Counseling appointments are shown as “Busy,” without any details.')
  await dialog.getByLabel('Include sermons, with their passage').check()
  await review('settings-share-form')
  await dialog.getByRole('button', { name: 'Create Address' }).click()

  const ready = page.getByRole('dialog', { name: '“Family” is ready' })
  await expect(ready).toBeVisible()
  const address = (await ready.getByRole('note', { name: 'Secret address' }).textContent()) ?? ''
  expect(new URL(address).pathname).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
  await ready.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Address copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await review('settings-share-address')

  // Another calendar: it has no cookie.
  const fetched = await fetch(address)
  const file = await fetched.text()
  expect(fetched.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(file).toContain('SUMMARY:Elders')
  expect(file).toContain('SUMMARY:Busy')
  expect(file).not.toContain('Grief')

  await ready.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  const shared = section.getByRole('list', { name: 'Shared calendars' }).getByRole('listitem')
  await expect(shared).toContainText('All events, with sermons')
  await expect(shared).toContainText('Last fetched')
  await expect(page.getByText(address)).toHaveCount(0)
  await shared.scrollIntoViewIfNeeded()
  await review('settings-shared')
  await shared.getByRole('button', { name: 'Edit Family' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Shared Calendar' })
  await edit.getByLabel('Busy times only').check()
  await edit.getByLabel('Name').fill('Parents')
  await edit.getByRole('button', { name: 'Save Calendar' }).click()
  await expect(shared).toContainText('Busy times only')
  expect(await (await fetch(address)).text()).not.toContain('Elders')
  await shared.getByRole('button', { name: 'Stop sharing Parents' }).click()
  await page.getByRole('button', { name: 'Stop sharing', exact: true }).last().click()
  await expect(shared).toHaveCount(0)
  expect((await fetch(address)).status).toBe(404)
})

test('busy times only offers nothing that would tell more, and a failure keeps what was typed @all', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/API POST request to \S+ failed|Failed to load resource: .* 500/)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Share my calendar' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Shared Calendar' })
  await dialog.getByLabel('Name').fill('Church office')
  await dialog.getByLabel('Busy times only').check()
  await expect(dialog.getByLabel('Show counseling details')).toHaveCount(0)
  await expect(dialog.getByLabel('Include sermons, with their passage')).toHaveCount(0)
  await expect(dialog).toContainText('Others see when you’re busy, and nothing else.')
  await page.route('**/api/calendar-feeds', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken' } }),
  )
  await dialog.getByRole('button', { name: 'Create Address' }).click()
  await expect(page.getByText('Calendar not shared').first()).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Church office')
})
