/**
 * How fast a page turns in the pulpit, and how fast a long sermon is laid out: `npm run bench:pulpit`. In a real Chromium at a quarter of
 * this machine's speed.
 */
import type { Page } from '@playwright/test'
import { addSermonWith, block, startPreaching } from '../e2e/pulpit-steps.ts'
import { measureInBrowser, median, part, slowDown } from './in-browser.ts'

const [paragraphs, wordsEach, turns] = [100, 50, 60]

/** 5,000 words, with a heading above every fifth paragraph. */
const sermon = Array.from({ length: paragraphs }, (_, paragraph) => [
  ...(paragraph % 5 === 0 ? [block(`Point ${paragraph / 5 + 1}`, { kind: 'point', level: 1 })] : []),
  block(Array.from({ length: wordsEach }, (_word, word) => `word${(paragraph * 7 + word) % 10}`).join(' ')),
]).flat()

interface Turns {
  /** The page's own work for a key: storing the place, drawing anew and laying out. */
  readonly work: number[]
  /** From the key to the frame that shows the next page, with the wait for that frame. */
  readonly drawn: number[]
}

async function measureTurns(page: Page): Promise<Turns> {
  await page.evaluate(() => {
    const turns: Turns = { work: [], drawn: [] }
    Object.assign(window, { turns })
    const later = (then: () => void) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then)
      port1.start()
      port2.postMessage('now')
    }
    let start = 0
    document.addEventListener('keydown', () => (start = performance.now()), { capture: true })
    // After the app's own listener: once its microtasks are done, the page has changed.
    window.addEventListener('keydown', () => {
      later(() => {
        document.querySelector('.pulpit-page')?.getBoundingClientRect()
        turns.work.push(performance.now() - start)
        requestAnimationFrame(() => later(() => turns.drawn.push(performance.now() - start)))
      })
    })
  })
  for (let turn = 0; turn < turns; turn += 1) {
    await page.keyboard.press(turn % 30 < 15 ? 'PageDown' : 'PageUp')
    // Nothing is asked of the page meanwhile: at this speed, asking takes longer than the turn.
    await page.waitForTimeout(400)
  }
  return page.evaluate(() => (window as unknown as { turns: Turns }).turns)
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

await measureInBrowser(async ({ page, pastor }) => {
  await startPreaching(page, await addSermonWith(pastor, sermon))
  await slowDown(page)
  const { work, drawn } = await measureTurns(page)
  const layouts = await measureLayout(page)
  return [
    {
      name: `work for a page turn, 95 of 100 of ${work.length}`,
      value: part(work, 0.95),
      limit: 50,
      unit: 'ms',
    },
    {
      name: `a page turn until it is drawn, median of ${drawn.length}`,
      value: median(drawn),
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
