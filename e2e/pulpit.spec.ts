import { chromium, type Page } from '@playwright/test'
import {
  crash,
  drawn,
  everythingIsCopied,
  expect,
  type Pastor,
  readStore,
  shellIsCached,
  skipHelp,
  test,
} from './support/fixtures.ts'
import { enterPin, lockHeading, pin, turnOnLock } from './support/lock-steps.ts'
import { networkNoise } from './support/prayer-steps.ts'
import {
  addSermonWith,
  block,
  generatedSermon,
  menu,
  nothingElse,
  pageIs,
  pageNumber,
  pulpit,
  readThrough,
  sample,
  sheet,
  startPreaching,
} from './support/pulpit-steps.ts'
import { saved } from './support/workspace-steps.ts'

const isSoak = process.env['SOAK'] === '1'

const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 },
]
const sizes = [18, 26, 36, 48, 64]

const enter = async (page: Page, pastor: Pastor, blocks = sample) => {
  const id = await addSermonWith(pastor, blocks)
  await startPreaching(page, id)
  return id
}
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
  // Taps count from half a second after the text is shown, and a quick machine has done all of the above in less.
  await expect(page.getByRole('timer')).not.toHaveText(/^0:0[01]$/)
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

test('a turn moves the text and changes no word of it; nothing is painted that is larger than the screen', async ({
  page,
  pastor,
}) => {
  const devtools = await page.context().newCDPSession(page)
  let heights: number[] = []
  devtools.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    heights = layers.filter(({ drawsContent }) => drawsContent).map(({ height }) => height)
  })
  await enter(page, pastor)
  await devtools.send('LayerTree.enable')
  const changed = await page.evaluate(async () => {
    const parts = new Set<string>()
    const note = (records: MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const part = element?.closest('[role], .pulpit-bar, .pulpit-page, .pulpit-text, .pulpit-text *')
        parts.add(part?.getAttribute('role') ?? part?.className ?? 'the rest')
      }
    }
    const observer = new MutationObserver(note)
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', cancelable: true }))
    for (let wait = 0; wait < 5; wait += 1) await Promise.resolve()
    note(observer.takeRecords())
    observer.disconnect()
    return [...parts].sort()
  })
  expect(changed).toEqual(['progressbar', 'pulpit-bar', 'pulpit-page', 'pulpit-text', 'status'])
  await expect.poll(() => heights.length).toBeGreaterThan(0)
  expect(Math.max(...heights)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
})

test('a block that is left out in the workspace is not in the pulpit, and can be taken in again @all', async ({
  page,
  pastor,
}) => {
  const id = await addSermonWith(pastor, [block('He leads me.'), block('Only for the handout.')])
  const [handout, menuButton] = [
    page.getByText('Only for the handout.'),
    page.getByRole('button', { name: 'More for this block' }),
  ]
  for (const [label, count] of [
    ['Leave out in the pulpit', 0],
    ['Show in the pulpit', 1],
  ] as const) {
    await page.goto(`/sermons/${id}`)
    await handout.click()
    await menuButton.click()
    await page.getByRole('menuitem', { name: label }).click()
    await saved(page)
    await startPreaching(page, id)
    await expect(pulpit(page).getByText('He leads me.')).toBeVisible()
    await expect(handout).toHaveCount(count)
    await menu(page).click()
    await sheet(page).getByRole('button', { name: 'Leave the pulpit' }).click()
    await expect(handout).toBeVisible()
  }
})

test('on every screen it is read without a fault of axe @all', async ({ page, pastor, review }) => {
  await enter(page, pastor)
  await page.keyboard.press('PageDown')
  for (const screen of [...screens, { width: 320, height: 568 }]) {
    await turnDevice(page, screen)
    await review(`pulpit-${screen.width}`)
  }
})

test('paper and the color of the last minutes are read without a fault of axe @all', async ({
  page,
  pastor,
  review,
}) => {
  await enter(page, pastor)
  for (const ground of ['black', 'paper']) {
    await setSettings(page, { ground, clock: 'remaining', target: 5 })
    await expect(clock(page)).toHaveAttribute('data-late', 'true')
    await expect(pulpit(page)).toHaveAttribute('data-ground', ground)
    await review(`pulpit-late-${ground}`)
  }
})

test('a block is told by its form and not by its color alone @all', async ({ page, pastor }) => {
  await enter(page, pastor)
  const forms = await pulpit(page).evaluate((main) =>
    ['paragraph', 'scripture', 'illustration', 'application', 'prayer', 'quote', 'cue', 'list'].map(
      (kind) => {
        const block = main.querySelector(`.pulpit-${kind}`)
        const text = block?.querySelector('[data-text]')
        if (block === null || !text) return `no ${kind}`
        const { borderInlineStartStyle, borderBlockStartStyle, display } = getComputedStyle(block)
        const { fontStyle, fontFamily } = getComputedStyle(text)
        const label = block.querySelector('.pulpit-label')?.textContent?.charAt(0)
        return [borderInlineStartStyle, borderBlockStartStyle, display, fontStyle, fontFamily, label].join()
      },
    ),
  )
  expect(new Set(forms).size, forms.join('\n')).toBe(forms.length)
  const [, scripture, illustration, , , , cue] = forms
  expect([scripture, illustration, cue].map((form) => form?.split(',')[0])).toEqual([
    'solid',
    'dashed',
    'dashed',
  ])
})

test('what is set under “Type and clock” is how the pulpit looks @all', async ({ page, pastor }) => {
  const id = await addSermonWith(pastor, sample)
  await page.goto(`/sermons/${id}/preach`)
  await page.getByRole('button', { name: 'Type and clock' }).click()
  const form = page.getByRole('dialog', { name: 'Type and clock' })
  await form.getByRole('slider', { name: 'Type size' }).press('End')
  for (const choice of ['Roomy', 'Short', 'Bold', 'Paper'])
    await form.getByText(choice, { exact: true }).click()
  await form.getByRole('switch', { name: 'Show cues' }).click()
  await form.getByRole('button', { name: 'Done' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Start preaching' }).click()
  await pageIs(page, 1)
  const text = pulpit(page).locator('.pulpit-paragraph [data-text]').first()
  await expect(text).toHaveCSS('font-size', '64px')
  await expect(text).toHaveCSS('line-height', '115px')
  await expect(text).toHaveCSS('font-weight', '600')
  await expect(pulpit(page)).toHaveAttribute('data-ground', 'paper')
  await expect(pulpit(page).locator('.pulpit-page')).toHaveCSS('max-width', `${22 * 64}px`)
  await expect(pulpit(page).locator('.pulpit-cue')).toHaveCount(0)
})

test('“Ready to preach?” tells the battery and that the screen stays on @all', async ({ page, pastor }) => {
  await page.addInitScript(() => {
    const battery = { level: 0.2, charging: false }
    Object.assign(window, { battery })
    Object.defineProperty(navigator, 'getBattery', { value: () => Promise.resolve(battery) })
    const lock = () => Object.assign(new EventTarget(), { release: () => Promise.resolve() })
    Object.defineProperty(navigator, 'wakeLock', { value: { request: () => Promise.resolve(lock()) } })
  })
  const id = await addSermonWith(pastor, sample)
  await page.goto(`/sermons/${id}/preach`)
  await expect(page.getByText('The screen stays on')).toBeVisible()
  await expect(page.getByText('The battery is at 20%')).toBeVisible()
  await expect(page.getByText('Plug it in if you can.')).toBeVisible()
})

test('a mark on the progress line tells how far the text would be at the usual pace @all', async ({
  page,
  pastor,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T10:30:00') })
  // Ten minutes at 130 words a minute.
  await enter(page, pastor, [block('grace '.repeat(1300).trim())])
  const line = page.getByRole('progressbar', { name: 'Progress' })
  await expect(line).toHaveAttribute('aria-valuetext', /^\d%, on pace$/)
  await page.clock.fastForward('05:00')
  await expect(line).toHaveAttribute('aria-valuetext', /^\d%, [45] min behind$/)
  const share = await line.evaluate((element) => {
    const mark = element.querySelector('.pulpit-due')?.getBoundingClientRect()
    const { left, width } = element.getBoundingClientRect()
    return mark === undefined ? undefined : ((mark.left + mark.right) / 2 - left) / width
  })
  expect(share).toBeCloseTo(0.5, 1)
  await page.keyboard.press('End')
  await expect(line).toHaveAttribute('aria-valuetext', /^100%, [45] min ahead$/)
})

test('turning the device and another type size keep the first word of the page in view @all', async ({
  page,
  pastor,
}) => {
  const words = Array.from({ length: 900 }, (_, index) => `word${index}`)
  await enter(page, pastor, [block(words.join(' '))])
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('PageDown')
  const first = await firstWord(page)
  const isInView = async () => expect(await wordsInView(page)).toContain(first)
  for (const size of [...screens, { width: 844, height: 390 }]) {
    await turnDevice(page, size)
    await isInView()
  }
  for (const size of sizes) {
    await setSettings(page, { size })
    await isInView()
  }
  await turnDevice(page, { width: 390, height: 844 })
  await setSettings(page, { size: 28 })
  expect(await firstWord(page), 'nothing has drifted').toBe(first)
})

/** A window that fills the screen cannot be given another size. */
async function turnDevice(page: Page, size: { width: number; height: number }) {
  await page.evaluate(() => (document.fullscreenElement === null ? undefined : document.exitFullscreen()))
  await page.setViewportSize(size)
  await drawn(page)
}

/** As another tab of the same device would change them. */
async function setSettings(page: Page, settings: object) {
  await page.evaluate((value) => {
    localStorage.setItem('stillwater-pulpit', JSON.stringify(value))
    window.dispatchEvent(new StorageEvent('storage', { key: 'stillwater-pulpit' }))
  }, settings)
  await drawn(page)
}

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

test(`no line is cut and none is lost: ${sermons} sermons in 5 sizes on 4 screens @all`, async ({
  page,
  pastor,
}) => {
  test.setTimeout(1_800_000)
  let checked = 0
  for (let seed = 1; seed <= sermons; seed += 1) {
    const id = await addSermonWith(pastor, generatedSermon(seed))
    await startPreaching(page, id)
    for (const screen of screens) {
      await turnDevice(page, screen)
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

/** Also behind the menu. */
const clock = (page: Page) => page.getByRole('timer', { includeHidden: true })

test('Back alone never leaves; the way out is the menu and then a button', async ({
  page,
  pastor,
  review,
}) => {
  const id = await addSermonWith(pastor, sample)
  await page.goto('/sermons')
  await page.goto(`/sermons/${id}`)
  await page.getByRole('link', { name: 'Preach' }).click()
  await page.getByRole('button', { name: 'Start preaching' }).click()
  await pageIs(page, 1)
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await page.keyboard.press('PageDown')
  // Shortly after a touch the pulpit adds a history entry. That would cancel a Back still under way: harmless, but this test would wait for it forever.
  await expect.poll(entries).toBe(before + 1)
  // More often than there are entries that could be used up.
  for (let back = 0; back < 12; back += 1) {
    await goBackInPage(page)
    await pageIs(page, 2)
    await expect(page).toHaveURL(`/sermons/${id}/preach`)
  }
  await page.reload()
  await pageIs(page, 2)
  await page.goBack()
  await pageIs(page, 2)
  await menu(page).click()
  await expect(sheet(page)).toBeVisible()
  await review('pulpit-menu')
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  // A pedal's Enter turns the page and does not open the menu again.
  await page.keyboard.press('Enter')
  await pageIs(page, 3)
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Leave the pulpit' }).click()
  await expect(page).toHaveURL(`/sermons/${id}`)
  // The place and the time are still there.
  await page.getByRole('link', { name: 'Preach' }).click()
  await page.getByRole('button', { name: /^Continue at 0:/ }).click()
  await pageIs(page, 3)
})

/** Until the page has heard of it. */
const goBackInPage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true })
        history.back()
      }),
  )

test('the screen is filled, again with the first touch after a reload, and no longer once the pulpit is left @all', async ({
  page,
  pastor,
}) => {
  const isFilled = () => page.evaluate(() => document.fullscreenElement !== null)
  await enter(page, pastor)
  await expect.poll(isFilled).toBe(true)
  await page.reload()
  await pageIs(page, 1)
  expect(await isFilled()).toBe(false)
  await page.keyboard.press('PageDown')
  await expect.poll(isFilled).toBe(true)
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Leave the pulpit' }).click()
  await expect.poll(isFilled).toBe(false)
})

test('every touch adds an entry that Back can use up, after the page is drawn, up to a few @all', async ({
  page,
  pastor,
}) => {
  await page.addInitScript(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...args) => {
      console.info(`entry added, touched: ${navigator.userActivation.isActive}`)
      push(...args)
    }
  })
  const id = await addSermonWith(pastor, sample)
  await page.goto(`/sermons/${id}/preach`)
  const depth = () =>
    page.evaluate(() => (history.state as { layer?: { depth: number } } | null)?.layer?.depth)
  await page.getByRole('button', { name: 'Start preaching' }).click()
  // On the tap itself, before the text is loaded: filling the screen uses the tap up.
  expect(await depth()).toBe(3)
  await pageIs(page, 1)
  for (const expected of [4, 5, 6]) {
    const added = page.waitForEvent('console', (message) => message.text().startsWith('entry added'))
    await page.keyboard.press('End')
    expect((await added).text()).toBe('entry added, touched: true')
    expect(await depth()).toBe(expected)
  }
})

test('a browser that dies comes back to the same page @all', async ({
  pastor,
  server,
  viewport,
}, testInfo) => {
  const profile = testInfo.outputPath('profile')
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      viewport,
      baseURL: server.url,
      ...testInfo.project.use.launchOptions,
    })
    const page = context.pages()[0] ?? (await context.newPage())
    await skipHelp(page, pastor.id)
    // A browser that died may have forgotten its cookies as well.
    await page.request.post(`${server.url}/api/login`, {
      headers: { origin: server.url },
      data: { email: pastor.email, password: pastor.password },
    })
    return { context, page }
  }
  const id = await addSermonWith(pastor, sample)
  let { context, page } = await open()
  await startPreaching(page, id)
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('PageDown')
  await pageIs(page, 4)
  // The page is saved after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  const here = await page.evaluate(
    () => Object.entries(localStorage).find(([name]) => name.endsWith(' preaching'))?.[1],
  )
  await expect
    .poll(async () => (await readStore(page, pastor.id, 'answers')).get('preaching'))
    .toEqual(expect.objectContaining({ data: here }))
  await crash(context, page)
  ;({ context, page } = await open())
  await page.goto(`/sermons/${id}/preach`)
  await pageIs(page, 4)
  await context.close()
})

test('the place is found again after something was written above it @all', async ({ page, pastor }) => {
  const paragraphs = Array.from({ length: 20 }, (_, index) =>
    block(`Paragraph ${index} ${'of the good shepherd and his sheep '.repeat(9)}`),
  )
  const id = await enter(page, pastor, paragraphs)
  for (let turn = 0; turn < 9; turn += 1) await page.keyboard.press('PageDown')
  await pageIs(page, 10)
  const before = await paragraphsInView(page)
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Leave the pulpit' }).click()
  await page.getByRole('textbox', { name: 'Sermon text' }).click()
  await page.keyboard.press('ControlOrMeta+Home')
  for (const words of ['One.', 'Two.', 'Three.', 'Four.']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await saved(page)
  await startPreaching(page, id)
  expect(await paragraphsInView(page)).toContain(before[0])
})

const paragraphsInView = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('.pulpit-page')?.getBoundingClientRect()
    return [...document.querySelectorAll('.pulpit-paragraph [data-text]')].flatMap((text) => {
      const { top, bottom } = text.getBoundingClientRect()
      const isInView = shown !== undefined && bottom > shown.top + 5 && top < shown.bottom - 5
      return isInView ? (/^\w+ \d+/.exec(text.textContent)?.[0] ?? '') : []
    })
  })

test('the second tap of a hurried double tap on “Start preaching” turns no page @all', async ({
  page,
  pastor,
}) => {
  const id = await addSermonWith(pastor, sample)
  await page.goto(`/sermons/${id}/preach`)
  const start = page.getByRole('button', { name: 'Start preaching' })
  const box = await start.boundingBox()
  if (box === null) throw new Error('The button is not in sight.')
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  // It comes the moment the text is there, however slow the machine is.
  const second = page.evaluate(
    ([x, y]) =>
      new Promise<string | undefined>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('.pulpit-area[data-ready="true"]') === null) return
          observer.disconnect()
          const target = document.elementFromPoint(x, y)
          target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
          resolve(target?.getAttribute('aria-label') ?? undefined)
        })
        observer.observe(document.body, { attributes: true, childList: true, subtree: true })
      }),
    at,
  )
  await start.click()
  expect(await second).toBe('Next page')
  await pageIs(page, 1)
  await page.keyboard.press('PageDown')
  await pageIs(page, 2)
})

test('the page and the clock are right after a reload, and pausing stops the clock', async ({
  page,
  pastor,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T10:30:00') })
  const id = await addSermonWith(pastor, sample)
  await page.goto(`/sermons/${id}/preach`)
  await page.getByRole('button', { name: 'Start preaching' }).click()
  await pageIs(page, 1)
  await page.keyboard.press('PageDown')
  await page.clock.fastForward('12:34')
  await expect(clock(page)).toHaveText(/^12:3\d$/)
  await page.reload()
  await pageIs(page, 2)
  await expect(clock(page)).toHaveText(/^12:3\d$/)
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Pause the clock' }).click()
  const paused = await clock(page).textContent()
  await page.clock.fastForward('05:00')
  await expect(clock(page)).toHaveText(paused ?? '')
  await sheet(page).getByRole('button', { name: 'Go on' }).click()
  await sheet(page).getByText('Remaining', { exact: true }).click()
  await expect(clock(page)).toHaveText(/^17:[12]\d$/)
  await page.clock.fastForward('13:00')
  await expect(clock(page)).toHaveAttribute('data-late', 'true')
  await sheet(page).getByText('To an end time', { exact: true }).click()
  await sheet(page).getByRole('button', { name: 'Five minutes later' }).click()
  await expect(clock(page)).toHaveText(/^1:0\d:\d\d$/)
  await sheet(page).getByRole('button', { name: 'Start at 0:00' }).click()
  await sheet(page).getByText('Elapsed', { exact: true }).click()
  await expect(clock(page)).toHaveText(/^0:0\d$/)
})

test('Finish offers to log it, with the minutes of the clock, and the sermon is completed @all', async ({
  page,
  pastor,
  review,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T10:30:00') })
  const id = await enter(page, pastor)
  await page.clock.fastForward('31:40')
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Finish' }).click()
  const log = page.getByRole('dialog', { name: 'Log as Preached' })
  await expect(log.getByLabel('Minutes')).toHaveValue('32')
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()
  await review('pulpit-finished')
  // Answered the day after.
  await page.clock.fastForward('24:00:00')
  await page.reload()
  await expect(log.getByLabel('Minutes'), 'it waits for an answer').toHaveValue('32')
  await log.getByLabel('Place').fill('Grace Chapel')
  await log.getByRole('button', { name: 'Save to Log' }).click()
  await expect(page).toHaveURL(`/sermons/${id}`)
  await expect
    .poll(async () => await pastor.api.get('/api/deliveries'))
    .toEqual([
      expect.objectContaining({ sermonId: id, minutes: 32, place: 'Grace Chapel', date: '2026-11-22' }),
    ])
  await expect
    .poll(async () => await pastor.api.get(`/api/sermons`))
    .toEqual([expect.objectContaining({ id, status: 'completed' })])
})

test('a log that waits for an answer still waits after another sermon was preached @all', async ({
  page,
  pastor,
}) => {
  const first = await enter(page, pastor)
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible()
  await startPreaching(page, await addSermonWith(pastor, sample, 'Still waters'))
  await page.keyboard.press('PageDown')
  await pageIs(page, 2)
  await page.goto(`/sermons/${first}/preach`)
  await expect(page.getByText('You preached “The good shepherd” in 1 min.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Log as Preached' })).toBeVisible()
})

test('the app lock does not lock the pulpit, whichever tab is idle @all', async ({
  page,
  context,
  pastor,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T10:30:00') })
  const id = await addSermonWith(pastor, sample)
  await page.goto('/settings')
  await turnOnLock(page)
  await page.goto(`/sermons/${id}/preach`)
  await enterPin(page, pin)
  await page.getByRole('button', { name: 'Start preaching' }).click()
  await pageIs(page, 1)
  await page.keyboard.press('PageDown')
  await pageIs(page, 2)
  const key = await page.evaluate(() => Object.keys(localStorage).find((name) => name.endsWith(' preaching')))
  const stored = await page.evaluate((name) => localStorage.getItem(name ?? ''), key)
  expect(stored, 'what is preached is encrypted').not.toContain('shepherd')
  await page.clock.fastForward('10:00')
  await nothingElse(page)
  const other = await context.newPage()
  await other.clock.install({ time: new Date('2026-11-22T10:40:00') })
  await other.goto('/prayers')
  await enterPin(other, pin)
  await expect(other.getByRole('heading', { name: 'Prayer List' })).toBeVisible()
  await other.clock.fastForward('10:00')
  await expect(lockHeading(other)).toBeVisible()
  await nothingElse(page)
  await pageIs(page, 2)
})

test('a screen that may turn off says so quietly; it is asked again when the page is seen again @all', async ({
  page,
  pastor,
}) => {
  await page.addInitScript(() => {
    const state = { refused: true, asked: 0 }
    Object.assign(window, { state })
    const request = () => {
      state.asked += 1
      if (state.refused) return Promise.reject(new DOMException('Low battery', 'NotAllowedError'))
      return Promise.resolve(Object.assign(new EventTarget(), { release: () => Promise.resolve() }))
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const id = await addSermonWith(pastor, sample)
  await page.goto(`/sermons/${id}/preach`)
  await expect(page.getByText('The screen may turn off')).toBeVisible()
  await page.getByRole('button', { name: 'Start preaching' }).click()
  await expect(page.getByText('Screen may turn off', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    Object.assign((window as unknown as { state: object }).state, { refused: false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('Screen may turn off', { exact: true })).toBeHidden()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a sermon that was opened once is preached offline, and nothing comes between', async ({
    page,
    context,
    pastor,
    server,
    expectConsole,
  }) => {
    expectConsole(networkNoise)
    const id = await addSermonWith(pastor, sample)
    await page.goto(`/sermons/${id}`)
    await expect(page.getByRole('textbox', { name: 'Sermon text' })).toContainText('He leads me')
    await shellIsCached(page)
    await context.setOffline(true)
    await page.goto(`/sermons/${id}/preach`)
    await expect(page.getByText('The text is on this device')).toBeVisible()
    await page.getByRole('button', { name: 'Start preaching' }).click()
    await pageIs(page, 1)
    await page.keyboard.press('PageDown')
    await nothingElse(page)
    await page.reload()
    await pageIs(page, 2)
    await nothingElse(page)
    await context.setOffline(false)
    await server.restart()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.keyboard.press('PageDown')
    await pageIs(page, 3)
    await nothingElse(page)
    await page.reload()
    await pageIs(page, 3)
  })
})

test.describe('on a device that has never opened the sermon', () => {
  test.use({ serviceWorkers: 'allow' })

  test('its text comes into the pulpit by itself once there is a connection @all', async ({
    page,
    context,
    pastor,
    expectConsole,
  }) => {
    expectConsole(networkNoise)
    const id = await addSermonWith(pastor, sample)
    await page.goto('/sermons')
    await everythingIsCopied(page, pastor.id)
    await shellIsCached(page)
    await context.setOffline(true)
    await page.goto(`/sermons/${id}/preach`)
    await expect(page.getByText('The text isn’t on this device')).toBeVisible()
    await page.getByRole('button', { name: 'Start preaching' }).click()
    await expect(pageNumber(page)).toHaveText('1 / 1')
    await context.setOffline(false)
    await expect(pulpit(page).getByRole('heading', { name: 'He leads me' })).toBeVisible()
    await nothingElse(page)
    await page.keyboard.press('PageDown')
    await pageIs(page, 2)
  })
})

test.describe('for an hour', () => {
  test.use({ serviceWorkers: 'allow' })

  const steps = isSoak ? 120 : 12

  test('turns, a page out of sight, a lost network, reloads and a server that restarts change neither place nor clock @all', async ({
    page,
    context,
    pastor,
    server,
    expectConsole,
  }) => {
    test.setTimeout(1_800_000)
    expectConsole(networkNoise)
    await page.clock.install({ time: new Date('2026-11-22T10:30:00') })
    const id = await addSermonWith(pastor, generatedSermon(7))
    await page.goto(`/sermons/${id}`)
    await shellIsCached(page)
    await startPreaching(page, id)
    await setSettings(page, { size: 48 })
    let at = 1
    let isOffline = false
    const last = Number((await pageNumber(page).textContent())?.split(' / ')[1])
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    const things: (() => Promise<unknown>)[] = [
      () => page.keyboard.press('PageDown').then(() => (at = Math.min(at + 1, last))),
      () => page.keyboard.press('PageUp').then(() => (at = Math.max(at - 1, 1))),
      () => page.keyboard.press('Space').then(() => (at = Math.min(at + 1, last))),
      () => show('hidden').then(() => show('visible')),
      () => context.setOffline((isOffline = !isOffline)),
      () => page.reload(),
      () => server.restart(),
      () => page.goBack(),
      () =>
        turnDevice(page, { width: 844, height: 390 }).then(() =>
          turnDevice(page, { width: 390, height: 844 }),
        ),
    ]
    for (let step = 0; step < steps; step += 1) {
      await page.clock.fastForward((3600 / steps) * 1000)
      // Every turn between two other things.
      await things[step % 3]?.()
      await things[3 + (step % (things.length - 3))]?.()
      await pageIs(page, at)
      await nothingElse(page)
      const late = await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith(' preaching')) ?? ''
        const { all } = JSON.parse(localStorage.getItem(key) ?? '{}') as { all: { startedAt: number }[] }
        const { startedAt = 0 } = all[0] ?? {}
        const [seconds = 0, minutes = 0, hours = 0] = (
          document.querySelector('[role="timer"]')?.textContent ?? ''
        )
          .split(':')
          .map(Number)
          .toReversed()
        return (Date.now() - startedAt) / 1000 - (hours * 3600 + minutes * 60 + seconds)
      })
      // The clock shows whole seconds, and a busy machine draws them late.
      expect(Math.abs(late), `after step ${step}`).toBeLessThan(5)
    }
    await expect(clock(page)).toHaveText(/^1:0\d:\d\d$/)
  })
})

/** More than the margin beside so few words has room for, and one that is longer than a page. */
const manyCues = [
  ...Array.from({ length: 20 }, (_, index) => [
    block(`Cue ${index}: pause here, look at all of them, and breathe before you go on.`, { kind: 'cue' }),
    block(`Point ${index}`),
  ]).flat(),
  block('Look up. '.repeat(900).trim(), { kind: 'cue' }),
  block('Amen.'),
]

test.describe('on paper', () => {
  const openPrint = async (page: Page, pastor: Pastor, blocks: typeof sample) => {
    const id = await addSermonWith(pastor, blocks)
    await page.goto(`/sermons/${id}`)
    await page.getByRole('button', { name: 'More for this sermon' }).click()
    await page.getByRole('menuitem', { name: 'Print' }).click()
    await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible()
    await expect(page.locator('.paper-page').first()).toBeAttached()
  }

  test('the sermon is printed on four sizes of paper, with page numbers and cues in the margin @all', async ({
    page,
    pastor,
    review,
  }) => {
    await openPrint(page, pastor, [...sample, ...generatedSermon(3)])
    await review('print')
    const dialog = page.getByRole('dialog', { name: 'Print' })
    for (const [name, width, height] of [
      ['Letter', 612, 792],
      ['A4', 595, 842],
      ['Half letter', 396, 612],
      ['A5', 420, 595],
    ] as const) {
      await dialog.getByText(name, { exact: true }).click()
      const pages = await page.locator('.paper-page').count()
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(faultsOnPaper), name).toEqual([])
      await page.emulateMedia({ media: null })
      const pdf = (
        await page.pdf({
          preferCSSPageSize: true,
          path: `screenshots/print-${name.toLowerCase().replace(' ', '-')}.pdf`,
        })
      ).toString('latin1')
      const boxes = [...pdf.matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+)/g)]
      expect(boxes.length, `sheets of ${name}`).toBe(pages)
      for (const [, wide, high] of boxes) {
        expect(Math.abs(Number(wide) - width)).toBeLessThan(2)
        expect(Math.abs(Number(high) - height)).toBeLessThan(2)
      }
    }
    await dialog.getByRole('switch', { name: 'Cues in the margin' }).click()
    await expect(page.locator('.paper-cue')).toHaveCount(0)
  })

  test('no line and no cue is cut in the smallest and the largest type, however many cues there are @all', async ({
    page,
    pastor,
  }) => {
    await openPrint(page, pastor, [...manyCues, ...generatedSermon(5)])
    const dialog = page.getByRole('dialog', { name: 'Print' })
    for (const key of ['Home', 'End']) {
      await dialog.getByRole('slider', { name: 'Type size' }).press(key)
      for (const name of ['Letter', 'A4', 'Half letter', 'A5']) {
        await dialog.getByText(name, { exact: true }).click()
        await page.emulateMedia({ media: 'print' })
        expect(await page.evaluate(faultsOnPaper), `${name}, ${key}`).toEqual([])
        await page.emulateMedia({ media: null })
        // Each once, in the margin or in the text.
        await expect(page.locator('.paper-page').getByText(/^Cue \d+: /)).toHaveCount(20)
        await expect(page.locator('.paper-page .paper-text').getByText('Look up.').first()).toBeAttached()
      }
    }
  })

  /** In the page, as it is printed: what is cut, lost, doubled or off the sheet. */
  function faultsOnPaper(): string[] {
    const faults: string[] = []
    const texts: string[] = []
    for (const [index, sheet] of [...document.querySelectorAll('.paper-page')].entries()) {
      const edge = sheet.getBoundingClientRect()
      const frame = sheet.querySelector('.paper-text')?.getBoundingClientRect() ?? edge
      if (sheet.querySelector('.paper-number')?.textContent?.startsWith(`${index + 1} / `) !== true)
        faults.push(`page ${index + 1} has no number`)
      for (const text of sheet.querySelectorAll<HTMLElement>('.paper-text [data-lines]')) {
        const half = Number.parseFloat(getComputedStyle(text).fontSize) / 2
        const range = document.createRange()
        const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
        for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
          for (const { 0: word, index: at } of (node as Text).data.matchAll(/\S+/g)) {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            const { top, height, right } = range.getBoundingClientRect()
            const middle = top + height / 2
            if (middle > frame.top && middle < frame.bottom) texts.push(word)
            const isCut = (line: number) => line > middle - half + 1 && line < middle + half - 1
            if (isCut(frame.top) || isCut(frame.bottom)) faults.push(`page ${index + 1} cuts “${word}”`)
            if (right > edge.right) faults.push(`page ${index + 1} is too narrow for “${word}”`)
          }
        }
      }
      let free = edge.top
      for (const cue of sheet.querySelectorAll('.paper-cue')) {
        const { top, bottom, right } = cue.getBoundingClientRect()
        if (top < edge.top || bottom > edge.bottom || right > edge.right)
          faults.push(`page ${index + 1} has a cue off the sheet`)
        if (top < free) faults.push(`page ${index + 1} has a cue over another`)
        free = bottom
      }
    }
    const whole = [...document.querySelectorAll('.sermon-measure > :first-child [data-lines]')]
      .map((text) => text.textContent)
      .join(' ')
    const all = whole.match(/\S+/g) ?? []
    const wrong = [...all, ...texts].findIndex((_, index) => all[index] !== texts[index])
    if (wrong !== -1)
      faults.push(
        `“${texts.slice(wrong - 2, wrong + 5).join(' ')}” for “${all.slice(wrong - 2, wrong + 5).join(' ')}”`,
      )
    return faults
  }
})
