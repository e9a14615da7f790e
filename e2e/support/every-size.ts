import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { takePicture } from './picture.ts'

/** How else a screen is held and set: narrow, with large text, sideways, and on a laptop. */
const sizes = [
  { name: 'narrow', width: 360, height: 780, text: '100%' },
  { name: 'large-text', width: 390, height: 844, text: '150%' },
  { name: 'largest-text', width: 320, height: 640, text: '200%' },
  { name: 'landscape', width: 844, height: 390, text: '100%' },
  { name: 'wide', width: 1280, height: 800, text: '100%' },
] as const

/** Labels of ours that are cut off, or broken within a word. Titles that a user typed may break. */
const brokenLabels = (page: Page) =>
  page.evaluate(() => {
    const labels = document.querySelectorAll<HTMLElement>('header a, nav a, button, [role=tab], h1, h2')
    return [...labels].filter(isBroken).map(({ innerText }) => innerText)

    function isBroken(label: HTMLElement): boolean {
      // There is nothing to see of a label that is for screen readers alone.
      if (label.clientWidth <= 1) return false
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      while (texts.nextNode() !== null) {
        const { currentNode: text } = texts
        if (text.parentElement?.closest('[dir=auto]') !== null) continue
        for (const word of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true
        }
        const box = text.parentElement
        if (box && getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1)
          return true
      }
      return false
    }
  })

/** What is wider than the screen, on the page or in a dialog, which would cut it off. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const isTooWide = document.documentElement.scrollWidth > innerWidth
    const inside = document.querySelectorAll(isTooWide ? 'main *, [role=dialog] *' : '[role=dialog] *')
    const wide = [...inside]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      // A row of tabs scrolls sideways.
      .filter((element) => element.closest('[role=tablist]') === null)
    return wide.map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`)
  })

/** Pictures of what is on the screen, and that no label breaks and nothing is too wide. */
export async function inEverySize(page: Page, name: string, review: (name: string) => Promise<void>) {
  const before = page.viewportSize()
  for (const size of sizes) {
    await test.step(`${name}, ${size.name}`, async () => {
      await page.setViewportSize(size)
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text
      }, size.text)
      expect(await brokenLabels(page)).toEqual([])
      expect(await tooWide(page)).toEqual([])
      if (size.name === 'wide') return review(`${name}-wide`)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await takePicture(page, `${name}-${size.name}-${colorScheme}`)
      }
      await page.emulateMedia({ colorScheme: null })
    })
  }
  if (before !== null) await page.setViewportSize(before)
}
