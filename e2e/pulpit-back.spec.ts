/**
 * The browser's own Back button, which passes over entries that a page has added without a touch. `history.back()` and the tools of the
 * tests do not, so an extension presses it.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, skipHelp, test } from './support/fixtures.ts'
import { addSermonWith, pageIs, sample } from './support/pulpit-steps.ts'

/** As a service worker of an extension knows it. */
declare const chrome: {
  tabs: {
    query: (filter: object) => Promise<{ id: number }[]>
    goBack: (tab: number) => Promise<void>
  }
  webNavigation: { onCommitted: Listeners; onHistoryStateUpdated: Listeners }
}
interface Listeners {
  addListener: (listener: () => void) => void
}

const manifest = {
  manifest_version: 3,
  name: 'Back',
  version: '1',
  permissions: ['webNavigation'],
  background: { service_worker: 'back.js' },
}

test(
  'the Back button, pressed again and again, does not leave the pulpit',
  { tag: '@windows' },
  async ({ pastor, server, viewport }, testInfo) => {
    const extension = testInfo.outputPath('extension')
    await mkdir(extension)
    await writeFile(join(extension, 'manifest.json'), JSON.stringify(manifest))
    await writeFile(join(extension, 'back.js'), '')
    const { launchOptions } = testInfo.project.use
    const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), {
      viewport,
      baseURL: server.url,
      ...launchOptions,
      args: [
        ...(launchOptions?.args ?? []),
        `--disable-extensions-except=${extension}`,
        `--load-extension=${extension}`,
      ],
    })
    const page = context.pages()[0] ?? (await context.newPage())
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    await skipHelp(page, pastor.id)
    await page.request.post(`${server.url}/api/login`, {
      headers: { origin: server.url },
      data: { email: pastor.email, password: pastor.password },
    })
    const id = await addSermonWith(pastor, sample)
    /** Nothing is asked of the page in between: that would count as a touch. */
    const goBack = (times: number) =>
      worker.evaluate(async (count) => {
        const [tab] = await chrome.tabs.query({ active: true })
        if (tab === undefined) throw new Error('There is no tab.')
        for (let back = 0; back < count; back += 1) {
          const moved = new Promise<void>((resolve) => {
            chrome.webNavigation.onCommitted.addListener(resolve)
            chrome.webNavigation.onHistoryStateUpdated.addListener(resolve)
          })
          await chrome.tabs.goBack(tab.id)
          await moved
        }
      }, times)

    // The first page of its tab, which Back would leave for good.
    await page.goto(`/sermons/${id}/preach`)
    await page.getByRole('button', { name: 'Start preaching' }).click()
    await pageIs(page, 1)
    await page.keyboard.press('PageDown')
    await goBack(3)
    await pageIs(page, 2)
    await expect(page).toHaveURL(`/sermons/${id}/preach`)
    await context.close()
  },
)
