import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { cutOff, expect, test } from './support/fixtures.ts'
import { showControls } from './support/bible-controls.ts'

test.use({ serviceWorkers: 'allow' })

const failedDownload = /API GET request to \/api\/bible\/text\?version=KJV failed/
const offlineNoise = /request to .* failed|Failed to load resource|net::ERR/

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const text = (page: Page) => page.locator('article .scripture')
const version = (page: Page) => page.getByRole('combobox', { name: 'Version' })
const keep = (page: Page) => page.getByRole('button', { name: /^Download/ })
const downloaded = (page: Page) => page.getByText('Available offline', { exact: true })

async function look(page: Page, passage: string) {
  await showControls(page)
  await page.getByRole('textbox', { name: 'Reference' }).fill(passage)
  await page.getByRole('button', { name: 'Go', exact: true }).click()
}

async function find(page: Page, words: string) {
  await showControls(page)
  await page.getByRole('tab', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search term' }).fill(words)
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
}

async function chooseVersion(page: Page, name: string) {
  await showControls(page)
  await version(page).click()
  await page.getByRole('option', { name }).click()
}

/** Once the app itself is on the device. */
async function loseSignal(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
}

/** How many texts the database of the Bible holds. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('stillwater bible')) return 0
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('stillwater bible')
      opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
      opening.addEventListener('success', () => {
        const db = opening.result
        const count = db.transaction('texts').objectStore('texts').count()
        count.addEventListener('success', () => {
          db.close()
          resolve(count.result)
        })
      })
    })
  })

/** The texts' list with the first one as the answer below it really is. */
async function answerText(page: Page, body: Buffer, about: Record<string, unknown> = {}) {
  await page.route('**/api/bible/texts', async (route) => {
    const answer = await route.fetch()
    const [first, ...others] = (await answer.json()) as object[]
    await route.fulfill({ json: [{ ...first, ...about }, ...others] })
  })
  await page
    .context()
    .route('**/api/bible/text?*', (route) =>
      route.fulfill({ body, contentType: 'text/plain; charset=utf-8' }),
    )
}

test('a version is kept when it is asked for, and then read and searched without a connection', async ({
  page,
  review,
  expectConsole,
}) => {
  expectConsole(offlineNoise)
  await page.goto('/bible-study?ref=John+11&version=KJV')
  await expect(text(page)).toContainText('Jesus wept.')
  await showControls(page)
  await expect(keep(page)).toContainText(/\d\.\d MB/)
  await showControls(page)
  await keep(page).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  await review('bible-offline')
  expect(await stored(page)).toBe(1)

  await loseSignal(page)
  await page.reload()
  await expect(text(page)).toContainText('Jesus wept.')
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  await look(page, 'ps 23')
  await expect(text(page)).toContainText('The LORD is my shepherd')
  await page.getByRole('button', { name: 'Next chapter: Psalm 24' }).click()
  await expect(text(page)).toContainText('The earth is the LORD’S')
  await look(page, 'John 99:1')
  await expect(page.getByText(/The nearest is John 21:1/)).toBeVisible()
  await page.getByRole('button', { name: 'Open John 21:1' }).click()
  await expect(heading(page, 'John 21:1')).toBeVisible()

  await find(page, 'valley of the shadow of death')
  const hits = page.getByRole('list', { name: 'Verses found' })
  await expect(hits.getByRole('button').first()).toContainText('Psalm 23:4')
  await expect(hits.locator('mark').first()).toBeVisible()
  await find(page, 'love')
  await page.getByRole('combobox', { name: 'Testament' }).click()
  await page.getByRole('option', { name: 'New Testament' }).click()
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(hits.getByRole('listitem')).toHaveCount(100)
  await review('bible-offline-search')
})

test('without a connection a verse is picked; what needs the server says so @all', async ({
  page,
  context,
  review,
  expectConsole,
}) => {
  expectConsole(offlineNoise)
  await page.goto('/bible-study')
  await showControls(page)
  await keep(page).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  await loseSignal(page)
  await showControls(page)
  await page.getByRole('button', { name: 'Browse books' }).click()
  await page.getByRole('button', { name: 'Ruth' }).click()
  await page.getByRole('button', { name: 'Chapter 1', exact: true }).click()
  await page.getByRole('button', { name: 'Verse 16', exact: true }).click()
  await expect(text(page)).toContainText('whither thou goest, I will go')

  await text(page).getByText('whither thou goest').click()
  await expect(
    page.getByText('Cross-references need a connection. The text itself is available offline.'),
  ).toBeVisible()
  await review('bible-offline-cross')
  await page.getByRole('tab', { name: 'Compare versions' }).click()
  await expect(
    page.getByText('Other versions need a connection. The text itself is available offline.'),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await context.setOffline(false)
  await showControls(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await showControls(page)
  await expect(keep(page)).toBeVisible()
  await expect.poll(() => stored(page)).toBe(0)
  await look(page, 'Jude 3')
  await expect(text(page)).toContainText('earnestly contend')
})

test('the device answers as the server does, and asks it nothing @all', async ({ page }) => {
  await page.goto('/bible-study?ref=Jude&version=LUT1912')
  await expect(text(page)).toContainText('Judas')
  const fromServer = await text(page).innerHTML()
  await showControls(page)
  await keep(page).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/bible\/(passage|search|books|chapters|verses)/.test(request.url())) asked.push(request.url())
  })
  await page.reload()
  await expect(text(page)).toContainText('Judas')
  expect(await text(page).innerHTML()).toBe(fromServer)
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  await find(page, 'Hirte')
  await expect(page.getByText(/^\d+ verses$/)).toBeVisible()
  expect(asked).toEqual([])
})

test('offline only the versions of this device are offered; online all of them again @all', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(offlineNoise)
  await page.goto('/bible-study')
  await chooseVersion(page, 'World English Bible')
  await showControls(page)
  await keep(page).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  const mend = await cutOff(page, '**/api/bible/versions')
  await page.reload()
  await showControls(page)
  await version(page).click()
  await expect(page.getByRole('option')).toHaveText(['World English Bible'])
  await page.keyboard.press('Escape')
  await look(page, 'John 3:16')
  await expect(text(page)).toContainText('one and only Son')
  await context.setOffline(true)
  await mend()
  await context.setOffline(false)
  await showControls(page)
  await version(page).click()
  await expect(page.getByRole('option')).toHaveCount(6)
})

test('a download can be watched and stopped @all', async ({ page, review }) => {
  await page.goto('/bible-study')
  await showControls(page)
  await expect(keep(page)).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.context().route('**/api/bible/text?*', async (route) => {
    await held
    await route.abort()
  })
  await showControls(page)
  await keep(page).click()
  await expect(page.getByRole('progressbar', { name: 'Downloading' })).toBeVisible()
  await review('bible-keeping')
  await page.getByRole('button', { name: 'Stop' }).click()
  await showControls(page)
  await expect(keep(page)).toBeVisible()
  release()
})

test('half a download is not kept, and can be tried again @all', async ({ page, review, expectConsole }) => {
  expectConsole(failedDownload)
  await answerText(page, Buffer.from('{"id":"KJV"}\nIn the beginning'))
  await page.goto('/bible-study')
  await showControls(page)
  await keep(page).click()
  await expect(
    page.getByText('The download was interrupted. Check your connection and try again.'),
  ).toBeVisible()
  await review('bible-keep-failed')
  expect(await stored(page)).toBe(0)
  await page.context().unroute('**/api/bible/text?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
})

test('a damaged download is not kept, and can be tried again @all', async ({ page, expectConsole }) => {
  expectConsole(failedDownload)
  await page.context().route('**/api/bible/text?*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.body()
    body[body.length - 100] = 42
    await route.fulfill({ body, contentType: 'text/plain; charset=utf-8' })
  })
  await page.goto('/bible-study')
  await showControls(page)
  await keep(page).click()
  await expect(page.getByText('The download was damaged. Please try again.')).toBeVisible()
  await page.context().unroute('**/api/bible/text?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
})

test('a text that no engine can read is not kept @all', async ({ page, expectConsole }) => {
  expectConsole(/The downloaded Bible failed/)
  const body = Buffer.from('{"id":"KJV","counts":{}}\nno verse of ours')
  await answerText(page, body, {
    bytes: body.length,
    hash: createHash('sha256').update(body).digest('hex'),
  })
  await page.goto('/bible-study')
  await showControls(page)
  await keep(page).click()
  await expect(page.getByText('This browser could not save the text. Please try again.')).toBeVisible()
  expect(await stored(page)).toBe(0)
})

test('a full device says so, and the text is read from the server @all', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/Quota/i)
  const client = await page.context().newCDPSession(page)
  // Before the page asks for the first time: the browser remembers for a while how much room there is.
  await client.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 3_000_000 })
  await page.goto('/bible-study')
  await showControls(page)
  await keep(page).click()
  await expect(page.getByText('This device is full. Free up some space and try again.')).toBeVisible()
  await look(page, 'John 11:35')
  await expect(text(page)).toContainText('Jesus wept.')
  await client.send('Storage.overrideQuotaForOrigin', { origin: server.url })
  await showControls(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
})

test('a text that was lost or damaged on the device is read from the server, and can be kept again @all', async ({
  page,
}) => {
  await page.goto('/bible-study')
  await showControls(page)
  await keep(page).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('stillwater bible')
        opening.addEventListener('success', () => {
          const write = opening.result.transaction('texts', 'readwrite')
          write.objectStore('texts').put(new Uint8Array([123, 125, 10]), 'KJV')
          write.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
  )
  await page.reload()
  await look(page, 'John 11:35')
  await expect(text(page)).toContainText('Jesus wept.')
  await showControls(page)
  await expect(keep(page)).toBeVisible()
  expect(await stored(page)).toBe(0)
})

test('a newer text of a kept version is offered @all', async ({ page }) => {
  await page.goto('/bible-study')
  await showControls(page)
  await keep(page).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden()
  await page.evaluate(() => localStorage.setItem('stillwater-kept-bible', '{"KJV":"an older one"}'))
  await page.reload()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
})

test('a verse is added to an upcoming sermon without a connection, and sent once it is back @all', async ({
  page,
  pastor,
  expectConsole,
}) => {
  expectConsole(offlineNoise)
  const { id } = await pastor.api.post<Sermon>('/api/sermons', {
    title: 'At the tomb',
    reference: 'John 11',
    scripture: 'Lazarus, come forth.',
    date: '2090-01-01',
  })
  const isStored = async () => (await pastor.api.get<{ seq: number }>(`/api/sermons/${id}/body`)).seq > 0
  await page.goto('/sermons')
  await expect(heading(page, 'At the tomb')).toBeVisible()
  await page.goto('/bible-study?ref=John+11&version=KJV')
  await expect(text(page)).toContainText('Jesus wept.')
  await showControls(page)
  await keep(page).click()
  await showControls(page)
  await expect(downloaded(page)).toBeVisible()
  await loseSignal(page)
  await text(page).getByText('Jesus wept.').click()
  const verse = page.getByRole('dialog', { name: 'John 11:35' })
  await verse.getByRole('button', { name: 'Use in sermon' }).click()
  await page
    .getByRole('list', { name: 'Open sermons' })
    .getByRole('button', { name: /^At the tomb/ })
    .click()
  await expect(page.getByText('Added to “At the tomb”', { exact: true })).toBeVisible()
  await expect(verse.getByRole('link', { name: 'Open sermon' })).toBeVisible()
  expect(await isStored()).toBe(false)
  await page.context().setOffline(false)
  await expect.poll(isStored).toBe(true)
  await page.goto(`/sermons/${id}`)
  await expect(page.getByRole('textbox', { name: 'Sermon text' }).locator('.block-scripture')).toHaveText(
    'Jesus wept.',
  )
})
