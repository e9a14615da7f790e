import { randomUUID } from 'node:crypto'
import { sermonDocx } from '@stillwater/sermon-body/docx'
import { storedZip } from '@stillwater/sermon-body/stored-zip'
import { expect, test } from './fixtures.ts'

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

const files = [
  file(
    '2019-03-03 Romans 8.docx',
    sermonDocx({
      title: 'No condemnation',
      date: '',
      reference: 'Romans 8:1',
      scripture: '',
      blocks: [
        { attributes: { kind: 'point', level: 1 }, runs: [{ text: 'The verdict', attributes: {} }] },
        { attributes: {}, runs: [{ text: 'There is now no condemnation.', attributes: {} }] },
      ],
      studyNotes: [],
      links: [],
    }),
  ),
  file('March 10, 2019.md', '# Grace\n\nPsalm 23:1\n\n> The LORD is my shepherd.\n'),
  file('notes.txt', 'Words without a date'),
  file(
    'notebook.enex',
    '<en-export><note><title>Peace</title><created>20180603T150000Z</created><content><![CDATA[<en-note><div>On John 14:27</div></en-note>]]></content></note></en-export>',
  ),
  file(
    'old.zip',
    storedZip({ 'old/Mercy 3-17-19.html': '<h1>Mercy</h1><p>New every morning.</p>', 'old/photo.jpg': 'x' }),
  ),
  file('broken.docx', 'not a document'),
]

test('sermons come from files: checked first, saved at once, nothing twice, and undone', async ({
  page,
  review,
}) => {
  await page.goto('/sermons')
  await page.getByRole('button', { name: 'Bring your sermons from other programs' }).click()
  await expect(page.getByRole('heading', { name: 'Bring your sermons' })).toBeVisible()
  await review('bring-sermons')

  await page.getByLabel('Sermon files').setInputFiles(files)
  const status = page.getByRole('status').filter({ hasText: /check|found|import/ })
  await expect(status).toContainText('5 sermons to check.')
  await expect(page.getByRole('list', { name: 'Can’t be imported' }).getByRole('listitem')).toHaveCount(2)
  const rows = page.getByRole('list', { name: 'Sermons to import' })
  await expect(rows.getByRole('listitem').filter({ hasText: 'Mar 3, 2019' })).toContainText('Romans 8:1')
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByLabel('Title').fill('Hope')
  await page.getByLabel('Passage').fill('Romans 5:5')
  await review('bring-sermons-check')
  await page.getByRole('checkbox', { name: 'Grace' }).uncheck()

  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.screenshot({ path: 'screenshots/bring-sermons-check-320.png' })
  await page.setViewportSize(size ?? { width: 390, height: 844 })

  await page.getByRole('button', { name: 'Import 4 Sermons' }).click()
  await expect(status).toContainText('7 found: 4 imported, 1 left out by you, 2 couldn’t be imported.')
  await review('bring-sermons-done')
  await page.getByRole('link', { name: 'Go to your sermons' }).click()
  await expect(page.getByRole('link', { name: 'Hope' })).toBeVisible()
  await page.getByRole('tab', { name: /Past/ }).click()
  for (const title of ['Mercy', 'Peace']) await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('link', { name: 'No condemnation' }).click()
  await expect(page.getByText('There is now no condemnation.')).toBeVisible()

  await page.goto('/sermons/import')
  await page.getByLabel('Sermon files').setInputFiles(files)
  await expect(status).toContainText('1 sermon to check.')
  await expect(status).toContainText('4 sermons you already have.')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: /^Undo the import of 4 sermons/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('4 sermons removed.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Earlier imports' })).toBeHidden()
  await page.goto('/sermons')
  await expect(page.getByRole('button', { name: 'Bring your sermons from other programs' })).toBeVisible()
})

test('a thousand are dropped and checked; a browser that closes while they are sent changes nothing', async ({
  page,
  context,
  pastor,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|API .* failed/)
  const names = Array.from({ length: 1000 }, (_, index) => `2019-01-01 Sermon ${index + 1}.txt`)
  const zip = storedZip(Object.fromEntries(names.map((name) => [name, `${name}: ${randomUUID().repeat(9)}`])))
  await page.goto('/sermons/import')
  await page.getByRole('button', { name: 'Choose files' }).evaluate((button, content) => {
    const dataTransfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
    dataTransfer.items.add(new File([bytes], 'sermons.zip'))
    button.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, Buffer.from(zip).toString('base64'))
  await expect(page.getByText('1,000 sermons to check.')).toBeVisible()
  await page.getByRole('button', { name: 'Uncheck all' }).click()
  await expect(page.getByRole('button', { name: 'Import 0 Sermons' })).toBeDisabled()
  await page.getByRole('button', { name: 'Check all' }).click()

  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 10_000,
  })
  const sending = page.waitForRequest(/\/api\/imports\/[^/]+\/pieces$/)
  await page.getByRole('button', { name: 'Import 1,000 Sermons' }).click()
  await sending
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toBeVisible()
  await page.close()
  expect(await pastor.api.get('/api/sermons')).toEqual([])
  expect(await pastor.api.get('/api/sermon-imports')).toEqual([])
})
