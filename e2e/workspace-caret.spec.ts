import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { takePicture } from './support/picture.ts'
import { blocks, open, paste, text, tool } from './support/workspace-steps.ts'

declare function showKeyboard(height: number): void

/** Stands in for the keyboard of a phone, which covers the page and says so as the visual viewport. */
const fakeKeyboard = () => {
  let covered = 0
  const viewport = new EventTarget()
  Object.defineProperties(viewport, {
    width: { get: () => innerWidth },
    height: { get: () => innerHeight - covered },
    offsetTop: { value: 0 },
    scale: { value: 1 },
  })
  Object.defineProperty(window, 'visualViewport', { value: viewport })
  const tell = () => viewport.dispatchEvent(new Event('resize'))
  addEventListener('resize', tell)
  Object.assign(globalThis, {
    showKeyboard: (height: number) => {
      covered = height
      tell()
    },
  })
}

/** Where the line with the caret lies, and what of the window can be seen. */
const look = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection()
    const { focusNode: node, focusOffset: offset } = selection ?? {}
    if (!node || offset === undefined) throw new Error('There is no caret.')
    const range = document.createRange()
    range.setStart(node, offset)
    const block = (node instanceof Element ? node : node.parentElement)?.closest('.block')
    const { top, bottom } = range.getClientRects()[0] ??
      block?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const tools = document.querySelector('section[aria-label="Writing tools"]')?.getBoundingClientRect().top
    const seen = window.visualViewport?.height ?? 0
    return { top, bottom, header: Math.max(header, 0), seen, tools }
  })

/** The whole line can be seen after what was done last. On a desktop the last fifth of the window is for a click alone. */
const seesCaret = (page: Page, after: string) =>
  expect
    .poll(async () => {
      const { top, bottom, header, seen, tools } = await look(page)
      const end = Math.min(seen, tools ?? seen * (after === 'a click' ? 1 : 0.8))
      if (top < header) return `${header - top} pixels are behind the header`
      return bottom > end ? `${bottom - end} pixels are too low` : 'can be seen'
    }, `after ${after}`)
    .toBe('can be seen')

async function press(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key)
    await seesCaret(page, key)
  }
}

const ways = [
  { name: 'a phone', width: 390, height: 844, text: '100%', keyboard: 0 },
  { name: 'a phone with its keyboard', width: 390, height: 844, text: '100%', keyboard: 336 },
  { name: 'a phone with large text and its keyboard', width: 390, height: 844, text: '200%', keyboard: 336 },
  { name: 'a phone that lies on its side', width: 844, height: 390, text: '100%', keyboard: 0 },
  { name: 'the same with its keyboard and large text', width: 844, height: 390, text: '200%', keyboard: 200 },
  { name: 'a desktop', width: 1280, height: 800, text: '100%', keyboard: 0 },
]

test('the line that is written can be seen after each key, paste, tap and undo, on every screen', async ({
  page,
  pastor,
}) => {
  await page.addInitScript(fakeKeyboard)
  await open(page, pastor)
  await paste(page, Array.from({ length: 30 }, (_, line) => `<p>line ${line}</p>`).join(''))
  await expect(blocks(page)).toHaveCount(30)
  for (const { name, width, height, text: size, keyboard } of ways)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height })
      await page.evaluate((chosen) => (document.documentElement.style.fontSize = chosen), size)
      await press(page, 'ArrowDown')
      await press(page, 'ControlOrMeta+Home')
      await press(page, 'ArrowDown', 12)
      // Somebody taps on the last line in sight, and the keyboard comes up over it.
      const { seen, tools } = await look(page)
      const left = (await text(page).boundingBox())?.x ?? 0
      await page.mouse.click(left + 20, (tools ?? seen) - 6)
      await page.evaluate((covered) => showKeyboard(covered), keyboard)
      await seesCaret(page, 'a click')
      await press(page, 'ArrowDown', 3)
      await press(page, 'ControlOrMeta+End')
      await press(page, 'Enter', 8)
      await press(page, 'a', 3)
      await paste(page, '<p>one</p><p>two</p><p>three</p><p>four</p><p>five</p><p>six</p>')
      await expect(blocks(page).last()).toHaveText('six')
      await seesCaret(page, 'paste')
      await takePicture(page, `workspace-caret-${name.replaceAll(' ', '-')}`)
      await press(page, 'ControlOrMeta+Home')
      const count = await blocks(page).count()
      await tool(page, 'Undo').click()
      await expect(blocks(page)).not.toHaveCount(count)
      await seesCaret(page, 'undo')
      await press(page, 'ControlOrMeta+Home')
      await tool(page, 'Redo').click()
      await expect(blocks(page)).toHaveCount(count)
      await seesCaret(page, 'redo')
      await page.evaluate(() => showKeyboard(0))
    })
  await expect(text(page)).toBeFocused()
})
