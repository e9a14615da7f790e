/**
 * How fast a page turns in the pulpit, and how fast a long sermon is laid out: `npm run bench:pulpit`. In a real Chromium at a quarter of
 * this machine's speed.
 */
import type { Page } from '@playwright/test'
import { addSermonWith, block, menu, sheet, startPreaching } from '../e2e/support/pulpit-steps.ts'
import { measureInBrowser, median, part, recordsStored, slowDown } from './support/in-browser.ts'

const [paragraphs, wordsEach, turns] = [100, 50, 60]
/** Whose code is not compiled yet. */
const firstTurns = 3

/** 5,000 words, with a heading above every fifth paragraph. */
const sermon = Array.from({ length: paragraphs }, (_, paragraph) => [
  ...(paragraph % 5 === 0 ? [block(`Point ${paragraph / 5 + 1}`, { kind: 'point', level: 1 })] : []),
  block(Array.from({ length: wordsEach }, (_word, word) => `word${(paragraph * 7 + word) % 10}`).join(' ')),
]).flat()

/**
 * From the key, as the browser received it, to the end of the frame that shows the next page: storing the place, rendering, style,
 * layout, paint and the wait for that frame. Every turn counts, the first ones too, whose code is not compiled yet. It is the time on the
 * wall: what else this machine does meanwhile is in it.
 */
async function measureTurns(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const known = (window as { times?: number[] }).times
    const times = known ?? []
    times.length = 0
    if (known !== undefined) return
    Object.assign(window, { times })
    const shown = document.querySelector<HTMLElement>('.pulpit-page')
    const afterThisFrame = (then: () => void) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then)
      port1.start()
      port2.postMessage('drawn')
    }
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      const before = shown?.dataset['page']
      // Asked for at once: the frame comes right after the key, and a later request would wait for the one after it.
      const onFrame = () => {
        if (shown?.dataset['page'] === before) requestAnimationFrame(onFrame)
        else afterThisFrame(() => times.push(performance.now() - timeStamp))
      }
      requestAnimationFrame(onFrame)
    }
    document.addEventListener('keydown', onKey, { capture: true })
  })
  for (let turn = 0; turn < turns; turn += 1) {
    // Nothing is asked of the page meanwhile: at this speed, asking takes longer than the turn.
    await page.waitForTimeout(400)
    await page.keyboard.press(turn % 30 < 15 ? 'PageDown' : 'PageUp')
  }
  await page.waitForTimeout(400)
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  if (times.length !== turns) throw new Error(`${times.length} of ${turns} turns were drawn.`)
  return times
}

/** From a change of the type size to the frame that shows the text in it. */
const measureLayout = (page: Page) =>
  page.evaluate(async () => {
    const times: number[] = []
    for (const size of [20, 40, 24, 36, 28]) {
      const start = performance.now()
      localStorage.setItem('stillwater-pulpit', JSON.stringify({ size }))
      window.dispatchEvent(new StorageEvent('storage', { key: 'stillwater-pulpit' }))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      times.push(performance.now() - start)
    }
    return times
  })

await measureInBrowser(async (bench) => {
  const { page, pastor } = bench
  // The app is on the device, as it is on a Sunday.
  await page.goto('/')
  await recordsStored(bench)
  await startPreaching(page, await addSermonWith(pastor, sermon))
  await slowDown(page)
  const drawn = await measureTurns(page)
  // Its menu stays in the page once it was opened.
  await menu(page).click()
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await sheet(page).waitFor({ state: 'hidden' })
  const afterMenu = await measureTurns(page)
  const layouts = await measureLayout(page)
  return [
    {
      name: `a page turn until it is drawn, median of ${drawn.length}`,
      value: median(drawn),
      limit: 50,
      unit: 'ms',
    },
    {
      name: 'a page turn until it is drawn, 95 of 100',
      value: part(drawn, 0.95),
      limit: 50,
      unit: 'ms',
    },
    {
      name: `the slowest of the first ${firstTurns} turns`,
      value: Math.max(...drawn.slice(0, firstTurns)),
      limit: 50,
      unit: 'ms',
    },
    {
      name: 'the slowest of all turns',
      value: Math.max(...drawn),
      limit: 100,
      unit: 'ms',
    },
    {
      name: 'once the menu was opened, 95 of 100',
      value: part(afterMenu, 0.95),
      limit: 50,
      unit: 'ms',
    },
    {
      name: `another type size, median of ${layouts.length}`,
      value: median(layouts),
      limit: 1000,
      unit: 'ms',
    },
  ]
})
