import type { Page } from '@playwright/test'
import { expect, registerPastor, signedOutTest, skipHelp, test } from './support/fixtures.ts'
import { startServer } from './support/server.ts'

/** A second of silence. */
function silence(): Buffer {
  const samples = 8000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return Buffer.concat([head, Buffer.alloc(samples, 128)])
}

/** Plays a recording from elsewhere and answers how often it was fetched and what the policy forbade. */
async function play(page: Page, origin: string) {
  let fetched = 0
  const forbidden: string[] = []
  await page.exposeFunction('tell', (what: string) => forbidden.push(what))
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (what: string) => void }
    document.addEventListener('securitypolicyviolation', (event) => tell(event.violatedDirective))
  })
  await page.route('**/api/bible/audio?*', (route) =>
    route.fulfill({ json: { url: 'https://recordings.example.org/John.3.wav' } }),
  )
  await page.route('https://recordings.example.org/**', (route) => {
    fetched += 1
    return route.fulfill({ body: silence(), contentType: 'audio/wav' })
  })
  await page.goto(`${origin}/bible-study?ref=John+3&version=KJV`)
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect.poll(() => fetched + forbidden.length).toBeGreaterThan(0)
  return { fetched, forbidden }
}

signedOutTest(
  'a recording is played where the operator has a provider of them @all',
  async ({ page, expectConsole }) => {
    // The provider itself is not there: the embedded versions go on without it.
    const server = await startServer({ BIBLE_API_KEY: 'abc', BIBLE_API_BASE: 'http://127.0.0.1:9/v1' })
    try {
      const { id } = await registerPastor(page.request, server.url)
      await skipHelp(page, id)
      expectConsole(/Failed to load resource/)
      const { fetched, forbidden } = await play(page, server.url)
      expect(fetched).toBeGreaterThan(0)
      expect(forbidden).toEqual([])
    } finally {
      // The page would go on asking a server that is gone.
      await page.close()
      await server.stop()
    }
  },
)

test('without a provider no recording from elsewhere is loaded @all', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy/)
  const { fetched, forbidden } = await play(page, server.url)
  expect(fetched).toBe(0)
  expect(forbidden).toContain('media-src')
  await expect(page.getByText('The recording can’t be played', { exact: true })).toBeVisible()
  await expect(page.getByText('Using this device’s voice instead.', { exact: true })).toBeVisible()
})
