/** What a preacher does, and sermons to preach. */
import type { Page } from '@playwright/test'
import type { Attributes, Block } from '@stillwater/sermon-body/blocks'
import { updateOfBlocks } from '../../apps/server/src/testing/sermons/update-of-blocks.ts'
import { expect, type Pastor } from './fixtures.ts'
import { lockHeading } from './lock-steps.ts'

export const block = (text: string, attributes: Attributes = {}): Block => ({
  attributes,
  runs: text === '' ? [] : [{ text, attributes: {} }],
})

export const sample = [
  block('He leads me', { kind: 'point', level: 1 }),
  block('The shepherd goes before the sheep, and they know his voice. '.repeat(12)),
  block('The LORD is my shepherd; I shall not want.', {
    kind: 'scripture',
    reference: 'Psalm 23:1',
    version: 'kjv',
  }),
  block('Pause. Look at them.', { kind: 'cue' }),
  block('A shepherd I met in the hills counted his sheep by name.', { kind: 'illustration' }),
  block('Who walks beside me?', { kind: 'point', level: 2 }),
  block('Name one who needs you this week.', { kind: 'application' }),
  block('Amazing grace, how sweet the sound', { kind: 'quote', source: 'John Newton' }),
  block('Lead us beside still waters.', { kind: 'prayer' }),
  block('green pastures', { kind: 'list', ordered: true }),
  block('still waters', { kind: 'list', ordered: true }),
  block('Only for the handout.', { offPulpit: true }),
  block('He restores my soul, and goodness follows me all my days. '.repeat(30)),
]

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 7919 + 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const words =
  'grace and peace to you from the one who leads us beside still waters where nobody is afraid of the long night that comes before morning because mercy righteousness unsearchable thanksgiving is given again every day'.split(
    ' ',
  )
const hardWords = ['رحمة', '🙏🏽', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', 'Ἐν ἀρχῇ', 'ÅÇĘğjpqy']

/** A sermon of every kind of block, of any length, with some words that are hard to set. */
export function generatedSermon(seed: number): Block[] {
  const random = numbers(seed)
  const sentence = (most: number) =>
    Array.from({ length: 1 + random(most) }, () =>
      random(60) === 0 ? (hardWords[random(hardWords.length)] ?? '') : (words[random(words.length)] ?? ''),
    ).join(random(40) === 0 ? '\u2028' : ' ')
  const make: (() => Block)[] = [
    () => block(sentence(110)),
    () => block(sentence(60)),
    () => block(sentence(9), { kind: 'point', level: 1 + random(3) }),
    () => block(sentence(150), { kind: 'scripture', reference: 'Psalm 23:1–4', version: 'kjv' }),
    () => block(sentence(80), { kind: 'illustration' }),
    () => block(sentence(50), { kind: 'application' }),
    () => block(sentence(40), { kind: 'quote', source: 'A hymn' }),
    () => block(sentence(40), { kind: 'prayer' }),
    () => block(sentence(12), { kind: 'cue' }),
    () => block(sentence(20), { kind: 'list', indent: random(3) }),
    () => block(sentence(20), { kind: 'list', ordered: true }),
    () => {
      const marks = { bold: true, ...(random(2) === 0 && { italic: true, highlight: true }) }
      return {
        attributes: {},
        runs: [
          { text: `${sentence(30)} `, attributes: {} },
          { text: sentence(12), attributes: marks },
          { text: ` ${sentence(30)}`, attributes: {} },
        ],
      }
    },
  ]
  return Array.from({ length: 6 + random(30) }, () => make[random(make.length)]?.() ?? block(''))
}

/** A sermon with its text, made by the API. */
export async function addSermonWith(
  { api }: Pastor,
  blocks: readonly Block[],
  title = 'The good shepherd',
): Promise<string> {
  const { id } = await api.post<{ id: string }>('/api/sermons', {
    title,
    scripture: 'The LORD is my shepherd; I shall not want.',
    reference: 'Psalm 23:1',
    date: '2026-11-22',
  })
  await api.post(`/api/sermons/${id}/body`, updateOfBlocks(blocks))
  return id
}

export const pulpit = (page: Page) => page.getByRole('main', { name: 'Pulpit' })
export const pageNumber = (page: Page) => page.locator('.pulpit-bar').getByText(/^\d+ \/ \d+$/)

export const menu = (page: Page) => page.getByRole('button', { name: 'Pulpit menu' })
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Pulpit' })
export const pageIs = (page: Page, number: number) =>
  expect(pageNumber(page)).toHaveText(new RegExp(`^${number} / `))

/** Everything that could come between the preacher and the text. */
export const nothingElse = async (page: Page) => {
  await expect(pulpit(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText([/^Page \d+ of \d+$/])
  await expect(page.locator('#shell, [data-toast-floor]')).toHaveCount(0)
  await expect(lockHeading(page)).toHaveCount(0)
}

/** From "Ready to preach?" into the pulpit. */
export async function startPreaching(page: Page, id: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/sermons/${id}/preach`)
  await page.getByRole('button', { name: /^(Start preaching|Continue at)/ }).click()
  await expect(pageNumber(page)).toBeVisible()
}

/**
 * In the page: reads the sermon from the first page to the last and returns what is wrong with a page, measured on the boxes that are
 * drawn. A line is the boxes of its letters, which are as high as the type.
 */
export async function readThrough(): Promise<string[]> {
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`There is no ${selector}`)
    return found
  }
  const [area, shown, column] = [find('.pulpit-area'), find('.pulpit-page'), find('.pulpit-text')]
  const press = async (key: string) => {
    const before = shown.dataset['page']
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
    for (let wait = 0; wait < 5 && shown.dataset['page'] === before; wait += 1) await Promise.resolve()
    return shown.dataset['page'] !== before
  }
  const origin = column.getBoundingClientRect().top
  const lines = [...column.querySelectorAll<HTMLElement>('[data-lines]')].flatMap((text) => {
    const half = Number.parseFloat(getComputedStyle(text).fontSize) / 2
    const element = text.closest<HTMLElement>('[data-block]')
    const middles = new Set<number>()
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { top, height, width } of range.getClientRects())
        if (width > 0) middles.add(Math.round(top + height / 2 - origin))
    }
    return [...middles]
      .sort((a, b) => a - b)
      .map((middle) => ({ top: middle - half, bottom: middle + half, element }))
  })
  const faults: string[] = []
  const seen = new Map<(typeof lines)[number], number>()
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
  await press('Home')
  do {
    const number = Number(shown.dataset['page'])
    const at = column.getBoundingClientRect().top
    const frame = shown.getBoundingClientRect()
    const room = area.getBoundingClientRect()
    if (frame.bottom > room.bottom + 1 || frame.top < room.top - 1)
      faults.push(`page ${number} leaves the screen`)
    const inside: typeof lines = []
    for (const line of lines) {
      const [top, bottom] = [at + line.top, at + line.bottom]
      if (top >= frame.top - 1 && bottom <= frame.bottom + 1) inside.push(line)
      else if (bottom > frame.top + 1 && top < frame.bottom - 1)
        faults.push(`page ${number} cuts a line of ${line.element?.className}`)
    }
    for (const line of inside) {
      if (seen.has(line)) faults.push(`pages ${seen.get(line)} and ${number} have the same line`)
      seen.set(line, number)
    }
    const last = inside.at(-1)
    const isEnd = last === lines.at(-1)
    if (last === undefined) faults.push(`page ${number} is empty`)
    // Headings that are longer than a page have nothing to stay with.
    else if (
      !isEnd &&
      last.element?.matches('.pulpit-point, .pulpit-title') &&
      inside.some(({ element }) => element?.matches('.pulpit-point, .pulpit-title') === false)
    )
      faults.push(`page ${number} ends with a heading`)
    else if (!isEnd && last.element?.matches('.pulpit-scripture')) {
      const next = lines[lines.indexOf(last) + 1]
      // The headings above it, which may not stand alone, take of its room.
      let [headings, above] = [0, last.element.previousElementSibling]
      while (above?.matches('.pulpit-point, .pulpit-title')) {
        headings += heightOf(above) + 40
        above = above.previousElementSibling
      }
      if (next?.element === last.element && heightOf(last.element) + headings + 10 < room.height)
        faults.push(`page ${number} splits scripture that fits`)
    }
  } while (await press('PageDown'))
  if (seen.size !== lines.length)
    faults.push(`${lines.length - seen.size} of ${lines.length} lines are on no page`)
  return faults
}
