import { chromium, type Page } from '@playwright/test'
import { crash, expect, readStore, skipHelp, test } from './support/fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Journal Your Thoughts' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const signal = (page: Page, detail: object) =>
  page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('openJournalForm', { detail }))
  }, detail)

test(
  'what is being typed in card and dialog survives the death of the browser',
  { tag: '@all' },
  async ({ server, pastor, viewport }, testInfo) => {
    const profile = testInfo.outputPath('profile')
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        viewport,
        locale: 'en-US',
        baseURL: server.url,
        ...testInfo.project.use.launchOptions,
      })
      const page = context.pages()[0] ?? (await context.newPage())
      await skipHelp(page, pastor.id)
      // A browser that died may have forgotten its cookies as well.
      await page.request.post(`${server.url}/api/login`, {
        headers: { origin: server.url },
        data: { email: pastor.email, password: pastor.password },
      })
      await page.goto('/')
      await expect(heading(page, 'Journal Your Thoughts')).toBeVisible()
      return { context, page }
    }

    let { context, page } = await open()
    const isDraft = (text: string) =>
      expect
        .poll(async () => JSON.stringify([...(await readStore(page, pastor.id, 'drafts')).values()]))
        .toContain(text)
    await page.getByRole('button', { name: 'New Journal Entry' }).click()
    await page.getByLabel('Content').pressSequentially('Typed on the card')
    await isDraft('Typed on the card')
    await crash(context, page)
    ;({ context, page } = await open())
    await page.getByRole('button', { name: 'Continue draft' }).click()
    await expect(page.getByLabel('Content')).toHaveValue('Typed on the card')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Edit Entry' })).toBeVisible()

    await signal(page, { title: 'Reflection', content: '' })
    await dialog(page).getByLabel('Content').pressSequentially('Typed in the dialog')
    await isDraft('Typed in the dialog')
    await crash(context, page)
    ;({ context, page } = await open())
    await signal(page, { title: "Today's Thoughts", content: '' })
    await dialog(page).getByRole('button', { name: 'Continue draft' }).click()
    await expect(dialog(page).getByLabel('Title')).toHaveValue('Reflection')
    await expect(dialog(page).getByLabel('Content')).toHaveValue('Typed in the dialog')
    await context.close()
  },
)
