import type { Flow } from '../visit.ts'

export const bible: Record<string, Flow> = {
  async 'a passage is opened, read on, and compared in another version'(visit) {
    await visit.signUp('/bible-study')
    const { page } = visit
    // The last line that comes: what stands below it moves until then.
    await page.reads(/^Download/)
    await page.fill('Reference', 'ps 23')
    await page.tap('button', 'Go')
    await page.sees('heading', /^Psalm 23/)
    await page.reads(/my shepherd; I shall not want/)
    await page.fitsTheScreen()
    await page.open('/bible-study?ref=John+3:16&version=WEB')
    await page.sees('heading', /^John 3:16/)
    await page.tap('button', 'Read all of John 3')
    await page.sees('heading', /^John 3(?!:)/)
    await page.tap('button', 'Next chapter: John 4')
    await page.sees('heading', /^John 4/)
    await page.tap('button', 'Previous chapter: John 3')
    await page.sees('heading', /^John 3(?!:)/)
  },

  async 'a search finds verses and opens one'(visit) {
    await visit.signUp('/bible-study')
    const { page } = visit
    await page.tap('tab', 'Search')
    await page.fill('Search term', 'living water')
    await page.pressEnter()
    await page.reads(/John 4:10/)
    await page.fitsTheScreen()
  },
}
