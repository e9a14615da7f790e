import type { Page } from '@playwright/test'
import { expect, type Pastor, test } from './fixtures.ts'
import {
  addSermonWith,
  block,
  generatedSermon,
  pageNumber,
  pulpit,
  readThrough,
  startPreaching,
} from './pulpit-steps.ts'

const isSoak = process.env['SOAK'] === '1'

const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 },
]
const sizes = [18, 26, 36, 48, 64]

const sample = [
  block('He leads me', { kind: 'point', level: 1 }),
  block('The shepherd goes before the sheep, and they know his voice. '.repeat(12)),
  block('The LORD is my shepherd; I shall not want.', {
    kind: 'scripture',
    reference: 'Psalm 23:1',
    version: 'kjv',
  }),
  block('Pause. Look at them.', { kind: 'cue' }),
  block('A shepherd I met in the hills counted his sheep by name.', { kind: 'illustration' }),
  block('Who walks beside me?', { kind: 'point', level: 2 }),
  block('Name one who needs you this week.', { kind: 'application' }),
  block('Amazing grace, how sweet the sound', { kind: 'quote', source: 'John Newton' }),
  block('Lead us beside still waters.', { kind: 'prayer' }),
  block('green pastures', { kind: 'list', ordered: true }),
  block('still waters', { kind: 'list', ordered: true }),
  block('Only for the handout.', { offPulpit: true }),
  block('He restores my soul, and goodness follows me all my days. '.repeat(30)),
]

const enter = async (page: Page, pastor: Pastor, blocks = sample) => {
  const id = await addSermonWith(pastor, blocks)
  await startPreaching(page, id)
  return id
}
const pageIs = (page: Page, number: number) =>
  expect(pageNumber(page)).toHaveText(new RegExp(`^${number} / `))

test('the sermon opens ready to preach, and is read page by page by keys, taps and swipes', async ({
  page,
  pastor,
  review,
}) => {
  const id = await addSermonWith(pastor, sample)
  await page.goto(`/sermons/${id}`)
  await page.getByRole('link', { name: 'Preach' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to preach?' })).toBeVisible()
  await expect(page.getByText('The text is on this device')).toBeVisible()
  await expect(page.getByText('The scripture is in the text')).toBeVisible()
  await expect(page.getByText('Turn on Do Not Disturb')).toBeVisible()
  await review('pulpit-ready')
  await page.getByRole('button', { name: 'Start preaching' }).click()
  await pageIs(page, 1)
  await review('pulpit')
  for (const key of ['PageDown', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await pageIs(page, 4)
  for (const key of ['PageUp', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await pageIs(page, 1)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await pageIs(page, 3)
  await page.keyboard.press('Shift+Space')
  await pageIs(page, 2)
  await review('pulpit-second')
  await page.touchscreen.tap(330, 400)
  await pageIs(page, 3)
  await page.touchscreen.tap(40, 400)
  await pageIs(page, 2)
  await swipe(page, 300, 60)
  await pageIs(page, 3)
  await swipe(page, 60, 300)
  await pageIs(page, 2)
  await page.keyboard.press('End')
  await expect(page.getByText('Only for the handout.')).toHaveCount(0)
  await page.keyboard.press('PageDown')
  await expect(pageNumber(page)).toHaveText(/^(\d+) \/ \1$/)
  // Nothing can be edited, and nothing opens a keyboard.
  await expect(pulpit(page).locator('input, textarea, [contenteditable]')).toHaveCount(0)
})

async function swipe(page: Page, from: number, to: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x, y: 500 }] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  for (const share of [0.3, 0.6, 1])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + (to - from) * share) })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('turning the device and another type size keep the first word of the page in view', async ({
  page,
  pastor,
}) => {
  const words = Array.from({ length: 900 }, (_, index) => `word${index}`)
  await enter(page, pastor, [block(words.join(' '))])
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('PageDown')
  const first = await firstWord(page)
  const isInView = async () => expect(await wordsInView(page)).toContain(first)
  for (const size of [...screens, { width: 844, height: 390 }]) {
    await page.setViewportSize(size)
    await isInView()
  }
  for (const size of sizes) {
    await setSettings(page, { size })
    await isInView()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await setSettings(page, { size: 28 })
  expect(await firstWord(page), 'nothing has drifted').toBe(first)
})

/** As another tab of the same device would change them. */
const setSettings = (page: Page, settings: object) =>
  page.evaluate((value) => {
    localStorage.setItem('stillwater-pulpit', JSON.stringify(value))
    window.dispatchEvent(new StorageEvent('storage', { key: 'stillwater-pulpit' }))
  }, settings)

const wordsInView = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('.pulpit-page')?.getBoundingClientRect()
    const text = document.querySelector('.pulpit-paragraph [data-text]')?.firstChild
    if (shown === undefined || !(text instanceof Text)) return []
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const { top, bottom } = range.getBoundingClientRect()
      const middle = (top + bottom) / 2
      return middle > shown.top && middle < shown.bottom ? word : []
    })
  })
const firstWord = async (page: Page) => (await wordsInView(page))[0]

const sermons = isSoak ? 50 : 12

test(`no line is cut and none is lost: ${sermons} sermons in 5 sizes on 4 screens`, async ({
  page,
  pastor,
}) => {
  test.setTimeout(1_800_000)
  let checked = 0
  for (let seed = 1; seed <= sermons; seed += 1) {
    const id = await addSermonWith(pastor, generatedSermon(seed))
    await startPreaching(page, id)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      for (const size of sizes) {
        await setSettings(page, { size })
        const faults = await page.evaluate(readThrough)
        expect(faults, `sermon ${seed}, ${size} px, ${screen.width} × ${screen.height}`).toEqual([])
        checked += 1
      }
    }
  }
  expect(checked).toBe(sermons * screens.length * sizes.length)
})
