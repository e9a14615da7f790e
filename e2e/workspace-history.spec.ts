/** What other devices and earlier times have left in the text of a sermon. */
import type { SermonBody } from '@stillwater/contract/sermons/sermon-body'
import { bodyOf, insertBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import * as Y from 'yjs'
import { expect, type Pastor, test } from './support/fixtures.ts'
import { addSermon, blocks, item, open, saved, text, tool, write } from './support/workspace-steps.ts'

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
const base64 = (update: Uint8Array) => Buffer.from(update).toString('base64')

/** Another device opens the text, edits it and sends it. */
async function onTablet(pastor: Pastor, id: string, edit: (body: Y.Text) => void) {
  const doc = new Y.Doc()
  const path = `/api/sermons/${id}/body`
  Y.applyUpdate(doc, bytes((await pastor.api.get<SermonBody>(path)).update))
  const before = Y.encodeStateVector(doc)
  edit(bodyOf(doc))
  await pastor.api.post(path, {
    update: base64(Y.encodeStateAsUpdate(doc, before)),
    vector: base64(Y.encodeStateVector(doc)),
    device: 'Tablet',
  })
  return toBlocks(bodyOf(doc))
}

test('an earlier version is looked at, restored with one tap, and that is undone', async ({
  page,
  pastor,
  review,
}) => {
  const id = await open(page, pastor)
  await write(page, 'The shepherd leads', 'And I follow')
  await saved(page)
  await onTablet(pastor, id, (body) => {
    body.delete(0, 'The shepherd'.length)
    body.insert(0, 'The king')
    // The last word, before the line feed of its block.
    body.format(body.length - 'follow'.length - 1, 'follow'.length, { highlight: true })
  })
  await page.reload()
  await expect(blocks(page)).toHaveText(['The king leads', 'And I follow'])

  await page.getByRole('button', { name: 'More for this sermon' }).click()
  await item(page, 'History').click()
  const history = page.getByRole('dialog')
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await expect(history.getByRole('listitem')).toContainText('6 words')
  await review('workspace-history')
  await history.getByRole('listitem').getByRole('button').click()
  await expect(history.locator('ins')).toHaveText(['shepherd', 'follow'])
  await expect(history.locator('del')).toHaveText(['king', 'follow'])
  await expect(history.locator('mark')).toHaveText('follow')
  await review('workspace-history-version')
  await history.getByRole('button', { name: 'Back' }).click()
  await history.getByRole('listitem').getByRole('button').click()
  await history.getByRole('button', { name: 'Restore' }).click()
  const message = page.getByRole('listitem').filter({ hasText: 'Version restored' })
  // A message stays while somebody points at it.
  await message.hover()
  await expect(blocks(page)).toHaveText(['The shepherd leads', 'And I follow'])
  await expect(history).toBeHidden()
  await message.getByRole('button', { name: 'Undo' }).click()
  await expect(blocks(page)).toHaveText(['The king leads', 'And I follow'])
})

test('a kind of block that only a newer app knows is shown, and not damaged @all', async ({
  page,
  pastor,
}) => {
  const { id } = await addSermon(pastor)
  const hymn = { attributes: { kind: 'hymn' }, runs: [{ text: 'Abide with me', attributes: {} }] }
  await onTablet(pastor, id, (body) => insertBlocks(body, 0, [hymn]))
  await page.goto(`/sermons/${id}`)
  await expect(blocks(page)).toHaveText(['Abide with me'])
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(', fast falls the eventide')
  await saved(page)
  const stored = await onTablet(pastor, id, () => undefined)
  expect(stored.map(({ attributes, runs }) => [attributes['kind'], runs[0]?.text])).toEqual([
    ['hymn', 'Abide with me, fast falls the eventide'],
  ])
})

test('a passage goes into the block it was chosen for, whatever another device has written above it @all', async ({
  page,
  pastor,
}) => {
  const id = await open(page, pastor)
  await write(page, 'Jn 11:35', 'What He felt')
  const verse = text(page).locator('.block-scripture')
  await expect(verse).toHaveText('Jesus wept.')
  await saved(page)
  await verse.click()
  await tool(page, 'More for this block').click()
  await item(page, 'Passage and version').click()
  const dialog = page.getByRole('dialog', { name: 'Scripture' })
  await dialog.getByRole('textbox', { name: 'Reference' }).fill('John 11:36')
  await onTablet(pastor, id, (body) =>
    insertBlocks(body, 0, [{ attributes: {}, runs: [{ text: 'Above', attributes: {} }] }]),
  )
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // The dialog hides the text from screen readers, and so from its role.
  const behind = page.locator('.ProseMirror .block')
  await expect(behind.first()).toHaveText('Above')
  await dialog.getByRole('button', { name: 'Save Passage' }).click()
  await expect(blocks(page)).toHaveText(['Above', /Behold how he loved him/, 'What He felt'])

  await saved(page)

  // A block that is another one by now is left alone.
  await verse.click()
  await tool(page, 'More for this block').click()
  await item(page, 'Passage and version').click()
  await onTablet(pastor, id, (body) => body.delete(0, body.length - 'What He felt\n'.length))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(behind).toHaveText(['What He felt'])
  await dialog.getByRole('button', { name: 'Save Passage' }).click()
  await expect(
    dialog.getByText('Another device changed this part of the text.', { exact: false }),
  ).toBeVisible()
  await expect(behind).toHaveText(['What He felt'])
})

test('the text before two devices of one name were merged is kept @all', async ({
  page,
  pastor,
  browser,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|No connection/)
  const id = await open(page, pastor)
  await write(page, 'Grace')
  await saved(page)
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const second = await other.newPage()
  await second.goto(`/sermons/${id}`)
  await expect(blocks(second)).toHaveText(['Grace'])
  await other.setOffline(true)
  await text(second).click()
  await second.keyboard.press('ControlOrMeta+End')
  await second.keyboard.type(' and truth')
  await expect(second.getByText('Saved on this device')).toBeVisible()
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Amazing ')
  await saved(page)
  await other.setOffline(false)
  await expect(async () => {
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(blocks(second)).toHaveText(['Amazing Grace and truth'], { timeout: 1000 })
  }).toPass()
  await saved(second)
  const versions = await pastor.api.get<{ reason: string; words: number }[]>(`/api/sermons/${id}/versions`)
  expect(versions.map(({ reason, words }) => [reason, words])).toEqual([['merge', 2]])
  await other.close()
})
