/**
 * How a long sermon opens, takes keys and is saved: `npm run bench:sermon`. In a real Chromium at a quarter of this machine's speed.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { measureInBrowser, median, part, slowDown } from './support/in-browser.ts'

const [paragraphs, wordsEach, keys, openings] = [100, 50, 300, 5]

const references = ['Rom 8:28', 'Jn 11:35', 'Ps 23:1', 'Gen 1:1', 'Mt 5:3', '1 Cor 13:13']

/** 5,000 words. */
const sermon = Array.from({ length: paragraphs }, (_, paragraph) =>
  Array.from({ length: wordsEach }, (_word, word) => `word${'abcdefghij'[(paragraph * 7 + word) % 10]}`).join(
    ' ',
  ),
)

const text = (page: Page) => page.getByRole('textbox', { name: 'Sermon text' })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

/** From the tap on the card until the first words of the text are drawn. */
async function measureOpening(page: Page): Promise<number> {
  await page.goto('/sermons')
  const card = page.getByRole('link', { name: 'The long one' })
  await card.waitFor()
  await page.waitForLoadState('networkidle')
  // Somebody looks at the list before the tap; meanwhile the code of the workspace is loaded.
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const state = window as unknown as { opened?: number }
    document.addEventListener(
      'click',
      () => {
        const start = performance.now()
        const look = () => {
          const block = document.querySelector('.sermon-text .block')
          if (block?.textContent?.startsWith('word') === true) state.opened = performance.now() - start
          else requestAnimationFrame(look)
        }
        look()
      },
      { once: true, capture: true },
    )
  })
  await card.click()
  // Nothing is asked of the page meanwhile: at this speed, asking takes a fifth of the time that is measured.
  await page.waitForTimeout(3000)
  return page.evaluate(() => (window as unknown as { opened?: number }).opened ?? Number.NaN)
}

/** The work of the page for each key in the middle of the text, without waiting for the next frame. */
async function measureTyping(page: Page, block: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    let start = 0
    document.addEventListener('keydown', () => (start = performance.now()), { capture: true })
    // The editor reads what was typed in a microtask: after it, the work for this key is done.
    document.addEventListener('input', () => {
      const typed = start
      queueMicrotask(() => times.push(performance.now() - typed))
    })
  })
  await page
    .locator(block)
    .nth(paragraphs / 2)
    .click()
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefgh '[key % 9] ?? 'a')
    // About as fast as a quick typist.
    await page.waitForTimeout(60)
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}

/** From Enter behind a reference until its verse is drawn: the first time, when the Bible’s text is not in memory yet, and after it. */
async function measureScripture(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const [at, reference] of references.entries()) {
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type(reference)
    await page.evaluate((count) => {
      const state = window as unknown as { shown?: number }
      delete state.shown
      document.addEventListener(
        'keydown',
        () => {
          const start = performance.now()
          const look = () => {
            const verse = document.querySelectorAll('.sermon-text .block-scripture')[count]
            if ((verse?.textContent ?? '') !== '') state.shown = performance.now() - start
            else requestAnimationFrame(look)
          }
          look()
        },
        { once: true, capture: true },
      )
    }, at)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(2000)
    times.push(
      await page.evaluate(() => (window as unknown as { shown?: number }).shown ?? Number.POSITIVE_INFINITY),
    )
  }
  return times
}

/** What the browser itself takes for a key in a text of this length, in a page without a line of code. */
async function measureBareTyping(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage()
  await page.setContent(
    `<style>div { font: 18px/1.65 serif; white-space: pre-wrap }</style>
    <div contenteditable>${sermon.map((words) => `<p>${words}</p>`).join('')}</div>`,
  )
  await slowDown(page)
  const times = await measureTyping(page, 'p')
  await page.close()
  return times
}

/** The bytes of one save of a sentence, both ways. */
async function measureSaving(page: Page): Promise<number> {
  let bytes = 0
  page.on('response', (response) => {
    if (!response.url().includes('/body')) return
    bytes += response.request().postData()?.length ?? 0
    bytes += new URL(response.url()).search.length
    void response.text().then((body) => (bytes += body.length))
  })
  await saved(page)
  await page.keyboard.type(' A sentence of ten words was added here just now.')
  await page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/body'),
  )
  await saved(page)
  return bytes
}

await measureInBrowser(async ({ context, page, pastor }) => {
  const { id } = await pastor.api.post<{ id: string }>('/api/sermons', {
    title: 'The long one',
    scripture: 'x',
    reference: 'Psalm 23',
    date: '2090-01-01',
    notes: sermon.join('\n'),
  })
  await page.goto(`/sermons/${id}`)
  await page.getByRole('button', { name: 'Start from your notes' }).click()
  await text(page).getByText('worda').first().waitFor()
  await slowDown(page)
  const times: number[] = []
  for (let opening = 0; opening < openings; opening += 1) times.push(await measureOpening(page))
  const typing = await measureTyping(page, '.sermon-text .block')
  const bytes = await measureSaving(page)
  const [firstScripture = Number.NaN, ...scripture] = await measureScripture(page)
  const [key, bareKey] = [part(typing, 0.95), part(await measureBareTyping(context), 0.95)]
  console.log(
    `the browser alone takes ${bareKey.toFixed(1)} ms for a key: ours takes ${(key / bareKey).toFixed(1)} times that`,
  )
  return [
    {
      name: `first words after the tap, median of ${openings}`,
      value: median(times),
      limit: 300,
      unit: 'ms',
    },
    { name: `work for a key, 95 of 100 of ${typing.length}`, value: key, limit: 16, unit: 'ms' },
    { name: 'Enter until the verse is there, the first time', value: firstScripture, limit: 200, unit: 'ms' },
    {
      name: `Enter until the verse is there, median of ${scripture.length}`,
      value: median(scripture),
      limit: 200,
      unit: 'ms',
    },
    { name: 'one saved sentence, sent and received', value: bytes / 1000, limit: 2, unit: 'kB' },
  ]
})
