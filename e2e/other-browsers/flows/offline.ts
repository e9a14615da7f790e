import assert from 'node:assert/strict'
import type { Page } from '../page.ts'
import { type Flow, withoutServer } from '../visit.ts'

async function writePrayer(page: Page, title: string) {
  await page.tap('button', 'Add Prayer')
  await page.fill('Title', title)
  await page.fill('Description', `Words for ${title}`)
  await page.choose('Category', 'Family')
  await page.tap('button', 'Add Prayer')
  await page.misses('dialog', 'New Prayer')
  await page.sees('heading', title)
}

/** Nobody signs up faster than this: WebKit never ends the install of a worker whose page is left in the middle of it. */
async function appIsInstalled(page: Page) {
  await page.open('/auth')
  await page.passes('the service worker is active', () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.state === 'activated'
    }),
  )
}

/** The user's records lie on the device. */
async function everythingIsStored(page: Page) {
  await page.passes('everything is stored on the device', () =>
    page.evaluate(async () => {
      const known = (await indexedDB.databases()).find(({ name }) =>
        /^stillwater [\da-f-]{36}$/.test(name ?? ''),
      )
      if (known?.name === undefined) return false
      const open = indexedDB.open(known.name)
      await new Promise((resolve) => open.addEventListener('success', resolve))
      const key = open.result.transaction('answers').objectStore('answers').getKey('everything')
      await new Promise((resolve) => key.addEventListener('success', resolve))
      open.result.close()
      return key.result !== undefined
    }),
  )
}

const titlesOf = (page: Page) =>
  page.evaluate(async () => {
    const prayers = (await (await fetch('/api/prayers')).json()) as { title: string }[]
    return prayers.map(({ title }) => title).sort()
  })

const unsent = /\d+ unsent change/

export const offline: Record<string, Flow> = {
  async 'the app starts without the server, and what is written then arrives once'(visit) {
    visit.expectConsole(withoutServer)
    await appIsInstalled(visit.page)
    await visit.signUp('/prayers')
    await writePrayer(visit.page, 'Rain for the fields')
    await visit.page.open('/')
    await everythingIsStored(visit.page)
    await visit.server.kill()
    await visit.restartBrowser()
    const { page } = visit
    await page.open('/')
    await page.sees('heading', /Pastor Ann$/)
    for (const [link, title] of [
      ['Sermons', 'Sermons'],
      ['Events', 'Events'],
      ['Bible', /Bible/],
      ['Prayer', 'Prayer List'],
    ] as const) {
      await page.tap('link', link)
      await page.sees('heading', title)
    }
    await page.sees('heading', 'Rain for the fields')
    await writePrayer(page, 'A prayer in the corridor')
    await page.sees('button', unsent)
    await visit.server.restart()
    await page.misses('button', unsent)
    assert.deepEqual(await titlesOf(page), ['A prayer in the corridor', 'Rain for the fields'])
  },

  async 'words written while the server is away outlive a reload and are sent once it is back'(visit) {
    visit.expectConsole(withoutServer)
    await appIsInstalled(visit.page)
    await visit.signUp('/prayers')
    const { page } = visit
    await page.reads('No prayers found in this category')
    await everythingIsStored(page)
    await visit.server.kill()
    await writePrayer(page, 'Strength for the week')
    await page.sees('button', unsent)
    await page.reload()
    await page.sees('heading', 'Strength for the week')
    await page.sees('button', unsent)
    await visit.server.restart()
    await page.misses('button', unsent)
    assert.deepEqual(await titlesOf(page), ['Strength for the week'])
    await page.reload()
    await page.sees('heading', 'Strength for the week')
  },
}
