import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { sermonDocx } from '@stillwater/sermon-body/docx'
import { storedZip } from '@stillwater/sermon-body/stored-zip'
import { docx, paragraph } from '../apps/web/src/features/sermons/bring/reading/corpus/word-files.ts'
import { zipOf } from '../apps/web/src/features/sermons/bring/reading/corpus/zip-files.ts'
import { sermonFile as file } from './support/bring-steps.ts'
import { expect, test } from './support/fixtures.ts'

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

test('sermons come from files: checked first, saved at once, nothing twice, and undone', async ({ page }) => {
  await page.goto('/sermons')
  await page.getByRole('button', { name: 'Bring your past sermons' }).click()
  await expect(page.getByRole('heading', { name: 'Bring your sermons' })).toBeVisible()

  await page.getByLabel('Sermon files').setInputFiles(files)
  const status = page.getByRole('status').filter({ hasText: /check|found|import/ })
  await expect(status).toContainText('5 sermons to check.')
  await expect(page.getByRole('list', { name: 'Can’t be imported' }).getByRole('listitem')).toHaveCount(2)
  const rows = page.getByRole('list', { name: 'Sermons to import' })
  await expect(rows.getByRole('listitem').filter({ hasText: 'Mar 3, 2019' })).toContainText('Romans 8:1')
  await page.getByRole('button', { name: 'Edit notes' }).click()
  await page.getByLabel('Title').fill('Hope')
  await page.getByLabel('Passage').fill('Romans 5:5')
  await page.getByRole('checkbox', { name: 'Grace' }).uncheck()

  await page.getByRole('button', { name: 'Import 4 Sermons' }).click()
  await expect(status).toContainText('7 found: 4 imported, 1 skipped, 2 couldn’t be imported.')
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
  await expect(page.getByRole('button', { name: 'Bring your past sermons' })).toBeVisible()
})

test('a thousand are dropped and checked; a browser that closes while they are sent changes nothing @all', async ({
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

/** Files and folders of the disk, dragged onto the page as its user does. */
async function drop(page: Page, paths: string[]) {
  const devtools = await page.context().newCDPSession(page)
  const { x, y } = (await page.getByRole('button', { name: 'Choose files' }).boundingBox()) ?? { x: 0, y: 0 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x,
      y,
      data: { items: [], files: paths, dragOperationsMask: 1 },
    })
}

test('hostile files in a dropped folder are refused with their reasons, and the others are read @all', async ({
  page,
  review,
}, testInfo) => {
  const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  const hostile = {
    'bomb.zip': zipOf([
      { name: 'bomb.txt', data: Buffer.alloc(60_000_000), claimedSize: 10 },
      { name: 'Mercy 3-17-19.txt', data: 'New every morning.' },
    ]),
    'elsewhere.zip': zipOf([{ name: '../../etc/passwd.txt', data: 'x' }]),
    'entities.docx': docx({ body: `${entity}${paragraph('&a;')}` }),
    'entities.html': `${entity}<p>&a;</p>`,
    'long.docx': docx({ body: paragraph('x'.repeat(50_000_000)) }),
  }
  const folder = testInfo.outputPath('sermons')
  for (const [path, content] of Object.entries({
    ...hostile,
    '2019/March 10, 2019.md': '# Grace\n\n[Psalm 23:1](javascript:alert(1))',
    '.DS_Store': 'x',
  })) {
    const place = `${folder}/${path}`
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, content)
  }

  await page.goto('/sermons/import')
  await drop(page, [folder])
  await expect(page.getByText('2 sermons to check.')).toBeVisible()
  const failures = page.getByRole('list', { name: 'Can’t be imported' }).getByRole('listitem')
  const harmful = 'This file contains instructions that a document shouldn’t have, so it wasn’t opened.'
  const tooLarge = 'This file is too large. Split it into smaller files, then try again.'
  expect((await failures.allTextContents()).toSorted()).toEqual([
    `sermons/bomb.zip › bomb.txt${tooLarge}`,
    'sermons/elsewhere.zip › ../../etc/passwd.txtIts name points outside of the ZIP, so it wasn’t opened.',
    `sermons/entities.docx${harmful}`,
    `sermons/entities.html${harmful}`,
    `sermons/long.docx${tooLarge}`,
  ])
  const rows = page.getByRole('list', { name: 'Sermons to import' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'sermons/2019/March 10, 2019.md' })).toContainText('Mar 10, 2019')
  await expect(rows.filter({ hasText: 'sermons/bomb.zip › Mercy 3-17-19.txt' })).toBeVisible()
  await review('bring-sermons-hostile')
})

const runUntil = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.runFor(4500)
    await expect(page.getByText(text)).toBeVisible({ timeout: 500 })
  }).toPass()

test('a file that is never done is given up by its limit; Cancel leaves all as it was; nothing is left out unnoticed @all', async ({
  page,
  pastor,
}) => {
  // Busy for ever, as no file of ours makes the real one.
  await page.route('**/sermon-worker.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'postMessage({ isReady: true }); onmessage = () => { for (;;); }',
    }),
  )
  await page.clock.install()
  await page.goto('/sermons/import')
  const input = page.getByLabel('Sermon files')
  const [first, second] = [file('first.txt', 'Words'), file('second.txt', 'More words')]
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await input.setInputFiles([first, second])
  await expect(page.getByText('Reading 2 files…')).toBeVisible()
  await expect(page.getByText('0 read so far')).toBeVisible()
  // Each limit counts from when its reader is loaded.
  await runUntil(page, '1 read so far')
  await runUntil(page, 'There’s nothing new to import.')
  const failures = page.getByRole('list', { name: 'Can’t be imported' }).getByRole('listitem')
  const tookTooLong =
    'Reading this file took too long. Save it again in the program it came from, then try again.'
  await expect(failures).toHaveText([`first.txt${tookTooLong}`, `second.txt${tookTooLong}`])
  await page.getByRole('button', { name: 'Choose other files' }).click()

  await input.setInputFiles([first, second])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await pastor.api.get('/api/sermons')).toEqual([])

  await page.getByRole('button', { name: 'Choose files' }).evaluate((button) => {
    const dataTransfer = new DataTransfer()
    for (let number = 0; number <= 5000; number += 1) dataTransfer.items.add(new File(['x'], `${number}.txt`))
    button.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('alert')).toHaveText(
    'That’s more than 5,000 files. Choose fewer, then try again.',
  )

  // The next files are read by a reader of their own.
  await page.unroute('**/sermon-worker.js')
  await input.setInputFiles([first, second])
  await expect(page.getByText('2 sermons to check.')).toBeVisible()
})

test('it can be canceled while the sermons are sent, and goes on from what was checked @all', async ({
  page,
  pastor,
  review,
}) => {
  await page.route('**/api/imports/*/pieces', () => undefined)
  await page.goto('/sermons/import')
  await page
    .getByLabel('Sermon files')
    .setInputFiles([file('first.txt', 'Words'), file('second.txt', 'More')])
  await page.getByRole('button', { name: 'Import 2 Sermons' }).click()
  await expect(page.getByRole('progressbar', { name: 'Importing' })).toBeVisible()
  await review('bring-sermons-sending')
  const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect((await dropped).status()).toBe(204)
  await expect(page.getByRole('list', { name: 'Sermons to import' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await pastor.api.get('/api/sermons')).toEqual([])
  await page.unroute('**/api/imports/*/pieces')
  await page.getByRole('button', { name: 'Import 2 Sermons' }).click()
  await expect(page.getByText('2 found: 2 imported.')).toBeVisible()
})
