import type { Flow } from '../visit.ts'

export const dialogs: Record<string, Flow> = {
  async 'Back closes what is open and then leaves the screen'(visit) {
    await visit.signUp('/sermons')
    const { page } = visit
    await page.sees('heading', 'Sermons')
    await page.tap('link', 'Prayer')
    await page.isAt('/prayers')
    await page.tap('button', 'Add Prayer')
    await page.sees('dialog', 'New Prayer')
    await page.back()
    await page.misses('dialog', 'New Prayer')
    await page.isAt('/prayers')
    await page.tap('button', 'Add Prayer')
    await page.tap('button', 'Cancel')
    await page.misses('dialog', 'New Prayer')
    await page.tap('button', 'Your account')
    await page.tap('button', 'My Profile')
    await page.sees('dialog', 'Edit Your Profile')
    await page.back()
    await page.misses('dialog', 'Edit Your Profile')
    await page.isAt('/prayers')
    await page.back()
    await page.isAt('/sermons')
    await page.sees('heading', 'Sermons')
  },

  async 'Back closes a form that an address opened, and the page stays'(visit) {
    await visit.signUp('/')
    const { page } = visit
    await page.sees('heading', /Pastor Ann$/)
    await page.open('/prayers?new=true')
    await page.sees('dialog', 'New Prayer')
    await page.isAt('/prayers')
    // Browsers leave a page that nobody has touched yet; from the first touch on, Back is the form's.
    await page.tap('tab', 'Manual Entry')
    await page.back()
    await page.misses('dialog', 'New Prayer')
    await page.isAt('/prayers')
  },

  async 'a navigation right after a dialog has closed arrives'(visit) {
    await visit.signUp('/prayers')
    const { page } = visit
    for (let round = 0; round < 3; round += 1) {
      await page.tap('button', 'Add Prayer')
      await page.sees('dialog', 'New Prayer')
      await page.tap('button', 'Close')
      await page.open('/goals')
      await page.sees('heading', 'Goals')
      await page.isAt('/goals')
      await page.open('/prayers')
      await page.sees('heading', 'Prayer List')
    }
  },

  async 'one Back after a reload with an open dialog leaves it'(visit) {
    await visit.signUp('/sermons')
    const { page } = visit
    await page.tap('link', 'Prayer')
    await page.isAt('/prayers')
    await page.tap('button', 'Add Prayer')
    await page.sees('dialog', 'New Prayer')
    await page.reload()
    await page.sees('heading', 'Prayer List')
    await page.back()
    await page.isAt('/sermons')
  },
}
