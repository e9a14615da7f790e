import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import type { Tab } from './driver.ts'
import { find, type Found, type Wanted, type Words } from './find.ts'
import { until } from './until.ts'

/** A little longer than the browsers count it, in milliseconds. */
const doubleTap = 600

type Name = string | RegExp

const wordsOf = (name: Name): Words =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

/** A tab as a person uses it: everything is found by what can be read, and waited for. */
export class Page {
  readonly tab: Tab
  readonly #origin: string
  #tappedAt = Number.NEGATIVE_INFINITY

  constructor(tab: Tab, origin: string) {
    this.tab = tab
    this.#origin = origin
  }

  open = (path: string) => this.tab.goto(new URL(path, this.#origin).href)
  reload = () => this.tab.reload()
  back = () => this.tab.back()

  /** Runs a function in the page; it may use its parameters and nothing else from outside. */
  async evaluate<Args extends unknown[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const list = args.map((arg) => JSON.stringify(arg)).join(', ')
    return (await this.tab.run(`() => (${String(work)})(${list})`)) as Value
  }

  /** Waits until nothing more is fetched. Firefox reports a script whose page is left while it loads as an error. */
  comesToRest = () =>
    this.evaluate(async () => {
      const fetched = () => performance.getEntriesByType('resource').length
      for (let before = -1; before !== fetched();) {
        before = fetched()
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    })

  /** Taps once it can be reached and has come to rest. */
  async tap(role: string, name: Name): Promise<void> {
    // Two taps that follow each other so fast are one double tap, whose second half the app may ignore.
    await pause(Math.max(0, this.#tappedAt + doubleTap - performance.now()))
    let last: Found | null = null
    await this.#until(`${role} ${String(name)} can be tapped`, async () => {
      const found = await this.#find(role, name)
      const rests = found?.reachable === true && found.x === last?.x && found.y === last.y
      last = found
      return rests
    })
    if (last === null) return
    // A phone's pointer is where the finger is: nowhere else.
    await this.tab.tapAt((last as Found).x, (last as Found).y)
    this.#tappedAt = performance.now()
  }

  /** Types into a field with this label, in place of what it holds. */
  async fill(label: Name, text: string): Promise<void> {
    await this.tap('field', label)
    await this.#until(
      `field ${String(label)} has the focus`,
      async () => (await this.#find('field', label))?.focused === true,
    )
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select())
    await this.tab.type(text)
    await this.holds(label, text)
  }

  /** The Enter key, as both protocols spell it. */
  pressEnter = () => this.tab.type('\uE007')

  /** Chooses from a list that a button opens. */
  async choose(label: Name, option: Name): Promise<void> {
    await this.tap('combobox', label)
    await this.tap('option', option)
  }

  sees = (role: string, name: Name) =>
    this.#until(`${role} ${String(name)} shows`, async () => (await this.#find(role, name)) !== null)
  misses = (role: string, name: Name) =>
    this.#until(`${role} ${String(name)} is gone`, async () => (await this.#find(role, name)) === null)
  reads = (text: Name) => this.sees('text', text)
  holds = (label: Name, value: string) =>
    this.#until(
      `field ${String(label)} holds "${value}"`,
      async () => (await this.#find('field', label))?.value === value,
    )
  isChecked = (role: string, name: Name, checked: boolean) =>
    this.#until(
      `${role} ${String(name)} is ${checked ? 'on' : 'off'}`,
      async () => (await this.#find(role, name))?.checked === checked,
    )
  isAt = (path: string) => this.#until(`the address is ${path}`, async () => (await this.#path()) === path)
  passes = (what: string, ask: () => Promise<boolean>) => this.#until(what, ask)

  /** Everything that is written on the page, seen or not. */
  words = () => this.evaluate(() => document.body.textContent)

  /** Nothing may stick out of a phone's screen. */
  async fitsTheScreen(): Promise<void> {
    const [wide, screen] = await this.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    assert.equal(wide, screen, `${await this.#path()} is wider than the screen`)
  }

  #find(role: string, name: Name): Promise<Found | null> {
    const wanted: Wanted = { role, name: wordsOf(name) }
    return this.evaluate(find, wanted)
  }

  #path = () => this.evaluate(() => location.pathname + location.search)

  #until(what: string, ask: () => Promise<boolean>): Promise<void> {
    return until(what, ask, async () => {
      const shown = await this.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 600))
      return `The page at ${await this.#path()} shows: ${shown}`
    })
  }
}
