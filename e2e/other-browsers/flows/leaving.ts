import type { Page } from '../page.ts'
import type { Flow } from '../visit.ts'

/** Everything that was typed is offered again and can be saved, and the app goes on saving and starting. */
async function isPickedUp(page: Page, words: string) {
  await page.open('/prayers')
  await page.tap('button', 'Add Prayer')
  await page.tap('button', 'Continue draft')
  await page.holds('Title', 'Unsaved')
  await page.holds('Description', words)
  await page.choose('Category', 'Family')
  await page.tap('button', 'Add Prayer')
  await page.misses('dialog', 'New Prayer')
  await page.reload()
  await page.sees('heading', 'Unsaved')
}

async function type(page: Page, words: string) {
  await page.tap('button', 'Add Prayer')
  await page.fill('Title', 'Unsaved')
  await page.fill('Description', words)
}

export const leaving: Record<string, Flow> = {
  async 'words typed before a full navigation away are there on return'(visit) {
    await visit.signUp('/prayers')
    const words = 'Typed and left, down to the last letter'
    await type(visit.page, words)
    await visit.page.open('/goals')
    await visit.page.sees('heading', 'Goals')
    await isPickedUp(visit.page, words)
  },

  async 'words typed before leaving to another site are there after Back'(visit) {
    await visit.signUp('/prayers')
    const words = 'Typed before somebody followed a link'
    await type(visit.page, words)
    await visit.page.tab.goto('about:blank')
    await visit.page.back()
    await visit.page.sees('heading', 'Prayer List')
    await isPickedUp(visit.page, words)
  },

  async 'words typed right before a reload are there after it'(visit) {
    await visit.signUp('/prayers')
    const words = 'Typed and reloaded, down to the last letter'
    await type(visit.page, words)
    await visit.page.reload()
    await visit.page.sees('heading', 'Prayer List')
    await isPickedUp(visit.page, words)
  },
}
