import assert from 'node:assert/strict'
import { addPrayer } from '../add-prayer.ts'
import type { Flow } from '../visit.ts'

const pin = '240817'

export const appLock: Record<string, Flow> = {
  async 'the app lock asks for its PIN, opens with it alone, and encrypts what is stored'(visit) {
    const canary = 'Canary behind the lock'
    await visit.signUp('/prayers')
    const { page } = visit
    await addPrayer(page, canary)
    await page.open('/settings')
    // The rows above it move it down as their answers arrive.
    await page.comesToRest()
    await page.tap('button', 'Turn on app lock')
    await page.fill('PIN or Password', pin)
    await page.fill('Confirm PIN or Password', pin)
    await page.tap('button', 'Turn On')
    await page.sees('button', 'Turn off app lock')

    await page.open('/prayers')
    await page.sees('heading', 'Stillwater is locked')
    assert.doesNotMatch(await page.words(), new RegExp(canary))
    await page.fill('PIN', '999999')
    await page.tap('button', 'Unlock')
    await page.reads(/9 attempts left/)
    assert.doesNotMatch(await page.words(), new RegExp(canary))
    await page.fill('PIN', pin)
    await page.tap('button', 'Unlock')
    await page.sees('heading', canary)
    assert.equal(await page.evaluate(storedText).then((text) => text.includes(canary)), false)
  },
}

/** In the page: everything that the browser stores for it, as text. */
async function storedText(): Promise<string> {
  const texts = [JSON.stringify(localStorage)]
  for (const { name = '' } of await indexedDB.databases()) {
    const open = indexedDB.open(name)
    await new Promise((resolve) => open.addEventListener('success', resolve))
    for (const store of open.result.objectStoreNames) {
      const all = open.result.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => all.addEventListener('success', resolve))
      texts.push(JSON.stringify(all.result))
    }
    open.result.close()
  }
  return texts.join('\n')
}
