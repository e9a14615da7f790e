/**
 * `npm run bench:passage`: how long the study screen takes on a warm page from tap to paint, from the server and from a
 * downloaded text, and the longest task while a thousand hits are opened. Fails when a bar is missed.
 */
import { chromium, type Page } from '@playwright/test'
import { registerPastor } from '../e2e/support/fixtures.ts'
import { startServer } from '../e2e/support/server.ts'
import { build } from '../scripts/build/steps.ts'
import { canSandbox, chromiumArgs, findChromium } from '../scripts/support/chromium.ts'
import { percentile } from './bible/measure.ts'
import { lookUp, nothing, openHits, searchFor } from './passage/in-page.ts'

/** Milliseconds. */
const bars = { lookUp: 100, task: 200 }

/** Chapters of every length; none is asked for twice. */
const chapters = (book: string, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${book} ${from + at}`)

async function times(passages: string[], measure: (location: string) => Promise<number>): Promise<number[]> {
  const all: number[] = []
  for (const location of passages) all.push(await measure(location))
  return all
}

async function download(page: Page): Promise<number> {
  const start = performance.now()
  await page.getByRole('button', { name: /^Download/ }).click()
  await page.getByText('Available offline', { exact: true }).waitFor()
  return performance.now() - start
}

async function measure() {
  const server = await startServer()
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: chromiumArgs,
    chromiumSandbox: canSandbox,
  })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await registerPastor(context.request, server.url)
    const page = await context.newPage()
    await page.goto(`${server.url}/bible-study?ref=John+3&version=KJV`)
    await page.getByRole('button', { name: 'Next chapter: John 4' }).waitFor()
    const look = async (location: string) => {
      await page.getByRole('textbox', { name: 'Reference' }).fill(location)
      return page.evaluate(lookUp, location)
    }
    const search = async (words: string) => {
      await page.getByRole('searchbox', { name: 'Search term' }).fill(words)
      return page.evaluate(searchFor, words)
    }

    await times(chapters('John', 4, 5), look)
    const empty = await times(chapters('', 0, 20), () => page.evaluate(nothing))
    const fromServer = await times(chapters('Psalm', 100, 20), look)
    await page.getByRole('tab', { name: 'Search', exact: true }).click()
    await search('grace')
    const searchedThere = await times(['mercy', 'shepherd', 'still waters', 'faith hope', 'vineyard'], search)
    const there = await openThousand(page, search)

    const downloaded = await download(page)
    const firstSearch = await search('bread of life')
    const searchedHere = await times(
      ['good samaritan', 'olive', 'harvest', 'rejoice always', 'anchor'],
      search,
    )
    await page.getByRole('tab', { name: 'Reference', exact: true }).click()
    await times(chapters('Mark', 1, 5), look)
    const fromDevice = await times(chapters('Isaiah', 1, 20), look)
    return { empty, fromServer, fromDevice, searchedThere, searchedHere, firstSearch, downloaded, there }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function openThousand(page: Page, search: (words: string) => Promise<number>) {
  await search('god')
  return page.evaluate(openHits, 1000)
}

if (!(await build())) process.exit(1)
const found = await measure()
const median = (values: number[]) => `${percentile(values, 50).toFixed(1)} ms`
const rows = [
  ['Nothing at all: two frames of this machine, median of 20', median(found.empty)],
  ['A chapter from the server, tap to paint, median of 20', median(found.fromServer)],
  ['– the slowest', `${Math.max(...found.fromServer).toFixed(1)} ms`],
  ['A chapter from a downloaded text, tap to paint, median of 20', median(found.fromDevice)],
  ['– the slowest', `${Math.max(...found.fromDevice).toFixed(1)} ms`],
  ['A search at the server, tap to paint, median of 5', median(found.searchedThere)],
  ['A search in a downloaded text, tap to paint, median of 5', median(found.searchedHere)],
  ['– the first, which makes the index', `${found.firstSearch.toFixed(1)} ms`],
  ['Downloading a text: download, check, store', `${(found.downloaded / 1000).toFixed(1)} s`],
  [`Opening ${found.there.hits} hits: the longest task`, `${found.there.longest.toFixed(0)} ms`],
  ['– tasks of 50 ms and more', String(found.there.tasks)],
]
for (const [name = '', value] of rows) console.log(`${name.padEnd(64)} ${value}`)

const failures = [
  percentile(found.fromServer, 50) > bars.lookUp && `A look-up paints later than ${bars.lookUp} ms`,
  percentile(found.fromDevice, 50) > bars.lookUp &&
    `A look-up on the device paints later than ${bars.lookUp} ms`,
  found.there.hits < 1000 && 'Fewer than 1,000 hits were opened',
  found.there.longest > bars.task && `A task of more than ${bars.task} ms holds up the list`,
].filter((failure) => failure !== false)
for (const failure of failures) console.error(`FAILED: ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1
