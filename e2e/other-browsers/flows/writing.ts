import type { Page } from '../page.ts'
import type { Flow } from '../visit.ts'

/** How far the line with the caret is from the writing tools that are drawn over the page's lower end, in pixels. */
const roomBelow = (page: Page) =>
  page.evaluate(() => {
    const node = getSelection()?.focusNode
    const block = (node instanceof Element ? node : node?.parentElement)?.closest('.block')
    const tools = document.querySelector('section[aria-label="Writing tools"]')
    if (!block || !tools) throw new Error('There is no caret, or there are no tools.')
    return tools.getBoundingClientRect().top - block.getBoundingClientRect().bottom
  })

export const writing: Record<string, Flow> = {
  async 'the line that is written stays above the tools'(visit) {
    await visit.signUp()
    const { page } = visit
    const id = await page.evaluate(async () => {
      const sermon = {
        title: 'Psalm',
        reference: 'Psalm 23',
        scripture: 'The Lord is my shepherd',
        date: '2026-11-22',
      }
      const answer = await fetch('/api/sermons', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sermon),
      })
      return ((await answer.json()) as { id: string }).id
    })
    await page.open(`/sermons/${id}`)
    await page.tap('textbox', 'Sermon text')
    for (let line = 0; line < 25; line += 1) {
      await page.tab.type(`line ${line}`)
      await page.passes(`line ${line} can be seen`, async () => (await roomBelow(page)) >= 0)
      await page.pressEnter()
      await page.passes('the new line can be seen', async () => (await roomBelow(page)) >= 0)
    }
  },
}
