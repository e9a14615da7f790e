import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { addPrayer } from '../add-prayer.ts'
import type { Flow } from '../visit.ts'

export const account: Record<string, Flow> = {
  async 'a newcomer registers, is welcomed, signs out and in again'({ page }) {
    const email = `${randomUUID()}@example.org`
    const password = 'beside still waters'
    await page.open('/')
    await page.isAt('/auth')
    await page.tap('tab', 'Register')
    await page.fill('Full Name', 'Ann Lee')
    await page.fill('Email', email)
    await page.fill('Password', password)
    await page.fill('Confirm Password', password)
    await page.tap('button', 'Create Account')
    await page.isAt('/')
    // The guide opened by itself: Back closes it and the page stays.
    await page.sees('dialog', 'Welcome to Stillwater')
    await page.back()
    await page.misses('dialog', 'Welcome to Stillwater')
    await page.isAt('/')
    await page.sees('heading', /^Good (morning|afternoon|evening), Pastor Ann$/)
    assert.equal(await page.evaluate(() => scrollY), 0)

    await page.tap('button', 'Your account')
    await page.tap('button', 'Logout')
    await page.isAt('/login')
    await page.fill('Email', email)
    await page.fill('Password', password)
    await page.tap('button', 'Sign In')
    await page.isAt('/')
    await page.reload()
    await page.sees('heading', /Pastor Ann$/)
  },

  async 'Back after signing out shows nothing of what was there'(visit) {
    const canary = 'Canary of the one who left'
    await visit.signUp('/prayers')
    const { page } = visit
    await addPrayer(page, canary)
    // By full loads, so that the browser may hold whole pages ready for Back.
    await page.open('/goals')
    await page.sees('heading', 'Goals')
    await page.open('/prayers')
    await page.sees('heading', canary)
    await page.open('/sermons')
    await page.sees('heading', 'Sermons')
    await page.tap('button', 'Your account')
    await page.tap('button', 'Logout')
    await page.isAt('/login')
    await page.sees('button', 'Sign In')
    for (let step = 0; step < 3; step += 1) {
      await page.back()
      await page.sees('button', 'Sign In')
      assert.doesNotMatch(await page.words(), new RegExp(canary))
    }
  },
}
