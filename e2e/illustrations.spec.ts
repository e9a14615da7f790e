import type { Illustration } from '@stillwater/contract/illustrations'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { expect, test } from './support/fixtures.ts'
import { dialog } from './support/record-kinds.ts'
import { blocks, item, open, saved, tool } from './support/workspace-steps.ts'

const story = 'A keeper gave his oil away, a little to each who asked.'

test('a story is saved in one sermon, picked in another, and says when and where it was told', async ({
  page,
  pastor,
  review,
  expectConsole,
}) => {
  expectConsole(/API PATCH request to .* failed|409/)
  const illustrations = () => pastor.api.get<Illustration[]>('/api/illustrations')

  await test.step('what a sermon tells is saved', async () => {
    const id = await open(page, pastor, { title: 'Ten lamps', date: '2025-11-23' })
    await page.keyboard.type('/illus')
    await expect(page.getByRole('listbox', { name: 'Kinds of blocks' })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type(story)
    await saved(page)
    await tool(page, 'More for this block').click()
    await item(page, 'Pick or save an illustration').click()
    await expect(dialog(page).getByText(/^Nothing saved yet/)).toBeVisible()
    await review('illustration-save')
    await dialog(page).getByRole('button', { name: 'Save this one for later' }).click()
    await expect(page.getByText('Saved to your illustrations').first()).toBeVisible()
    await expect
      .poll(async () => (await illustrations()).map(({ text, sermonIds }) => [text, sermonIds]))
      .toEqual([[story, [id]]])
    await pastor.api.post('/api/deliveries', { sermonId: id, date: '2025-11-23', place: 'Grace Church' })
  })

  await test.step('it is picked, with a soft word about when it was told', async () => {
    const id = await open(page, pastor, { title: 'Oil enough', date: '2026-11-22' })
    await page.keyboard.type('/illus')
    await expect(page.getByRole('listbox', { name: 'Kinds of blocks' })).toBeVisible()
    await page.keyboard.press('Enter')
    await tool(page, 'More for this block').click()
    await item(page, 'Pick or save an illustration').click()
    await expect(dialog(page).getByText(/You told this on Nov 23, 2025, Grace Church/)).toBeVisible()
    await review('illustration-pick')
    // Another device changes it meanwhile.
    const [stored] = await illustrations()
    await pastor.api.patch(`/api/illustrations/${stored?.id}`, { tags: ['generosity'] })
    await dialog(page)
      .getByRole('button', { name: /^Use this/ })
      .click()
    await expect(blocks(page).first()).toHaveText(story)
    await expect.poll(async () => (await illustrations())[0]?.sermonIds).toContain(id)
    expect((await illustrations())[0]?.tags).toEqual(['generosity'])
  })

  await test.step('its own screen shows it', async () => {
    await page.goto('/sermons')
    await page.getByRole('button', { name: 'More for your sermons' }).click()
    await item(page, 'Illustrations').click()
    await expect(page.getByText('Told Nov 23, 2025, Grace Church')).toBeVisible()
    await review('illustrations-told')
    await page.getByRole('button', { name: /^A keeper gave/ }).click()
    const reader = dialog(page)
    await expect(reader.getByRole('link', { name: 'Ten lamps' })).toBeVisible()
    await review('illustration-reader')
    const takeOut = async () => {
      await reader.getByRole('button', { name: 'Remove from Oil enough' }).click()
      await expect.poll(async () => (await illustrations())[0]?.sermonIds.length).toBe(1)
    }
    await takeOut()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await illustrations())[0]?.sermonIds.length).toBe(2)
    await takeOut()
    const sermon = (await pastor.api.get<Sermon[]>('/api/sermons')).find(({ title }) => title === 'Ten lamps')
    expect((await illustrations())[0]?.sermonIds).toEqual([sermon?.id])
  })
})

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'text shared from another app becomes an illustration, and its words are in no request',
    { tag: '@all' },
    async ({ page, pastor }) => {
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url().split('#')[0] ?? ''))
      await page.goto('/')
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
      })
      // The page has to be the worker's before the worker sees what it sends.
      await page.reload()
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      // As the system does it for an installed app.
      await page.evaluate((words) => {
        const form = document.createElement('form')
        Object.assign(form, { method: 'POST', action: '/share', enctype: 'multipart/form-data' })
        for (const [name, value] of Object.entries({ title: 'The lighthouse', text: words })) {
          const field = document.createElement('textarea')
          Object.assign(field, { name, value })
          form.append(field)
        }
        document.body.append(form)
        form.submit()
      }, `${story}\nUntil none was left.`)
      await expect(dialog(page).getByLabel('Story or Example')).toHaveValue(`${story}\nUntil none was left.`)
      await expect(dialog(page).getByLabel('Title (optional)')).toHaveValue('The lighthouse')
      expect(new URL(page.url()).hash).toBe('')
      expect(addresses.filter((address) => address.includes('keeper'))).toEqual([])
      await dialog(page).getByRole('button', { name: 'Save Illustration' }).click()
      await expect
        .poll(async () =>
          (await pastor.api.get<Illustration[]>('/api/illustrations')).map(({ title }) => title),
        )
        .toEqual(['The lighthouse'])
    },
  )
})
