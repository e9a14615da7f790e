import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type PrayerCategory, prayerCategories } from '../choices.ts'
import { addDays, type IsoDate } from '../dates/dates.ts'
import { isFixedTo, readRhythm, writeRhythm } from './rhythm.ts'
import { daysForEveryone, type PrayerShares, todaysPrayers } from './todays-prayers.ts'

const start = '2025-01-01'
const usual: PrayerShares = {
  cards: 8,
  personal: null,
  family: null,
  congregation: null,
  ministry: null,
  other: null,
}

interface Prayer {
  readonly id: string
  readonly category: PrayerCategory
  readonly dateAdded: IsoDate
  readonly isAnswered: boolean
  readonly dateAnswered: IsoDate | null
  readonly answerNote: string | null
  readonly rhythm: string | null
  readonly pausedUntil: IsoDate | null
}

const prayer = (id: string, fields: Partial<Prayer> = {}): Prayer => ({
  id,
  category: 'congregation',
  dateAdded: '2024-06-01',
  isAnswered: false,
  dateAnswered: null,
  answerNote: null,
  rhythm: null,
  pausedUntil: null,
  ...fields,
})
const many = (count: number, fields: Partial<Prayer> = {}, name = 'p') =>
  Array.from({ length: count }, (_, number) => prayer(`${name}${String(number).padStart(3, '0')}`, fields))

const ids = (prayers: readonly Prayer[], shares: PrayerShares, prayed: Marks, today: IsoDate) =>
  todaysPrayers(prayers, shares, prayed.days, today).map(({ prayer }) => prayer.id)

class Marks {
  readonly days = new Map<string, IsoDate[]>()
  pray(id: string, day: IsoDate): void {
    const known = this.days.get(id) ?? []
    if (!known.includes(day)) this.days.set(id, [day, ...known].slice(0, 2))
  }
}

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

describe('who comes today', () => {
  it('begins with those of this day, goes on with the daily ones and then with those who have waited longest', () => {
    const list = [
      ...many(20),
      prayer('a wednesday', { rhythm: 'weekdays:3' }),
      prayer('a thursday', { rhythm: 'weekdays:4' }),
      prayer('a first', { rhythm: 'month-day:1' }),
      prayer('a daily', { rhythm: 'daily' }),
      prayer('z oldest', { dateAdded: '2024-01-01' }),
    ]
    assert.deepEqual(ids(list, usual, new Marks(), start), [
      'a first',
      'a wednesday',
      'a daily',
      'z oldest',
      ...many(7).map(({ id }) => id),
    ])
  })

  it('leaves out who is answered or paused, and lets a pause end on its day', () => {
    const list = [
      prayer('answered', { isAnswered: true }),
      prayer('later', { pausedUntil: '2025-01-02' }),
      prayer('now', { pausedUntil: start }),
    ]
    assert.deepEqual(ids(list, usual, new Marks(), start), ['now'])
  })

  it('gives each category its number, and the rest to the others together', () => {
    const list = [
      ...many(20),
      ...many(20, { category: 'family' }, 'f'),
      ...many(20, { category: 'ministry' }, 'm'),
    ]
    const shares = { ...usual, cards: 6, family: 2, ministry: 0 }
    const today = todaysPrayers(list, shares, new Map(), start).map(({ prayer }) => prayer.category)
    assert.deepEqual(
      Object.entries(Object.groupBy(today, (each) => each)).map(([name, all]) => [name, all?.length]),
      [
        ['family', 2],
        ['congregation', 4],
      ],
    )
    assert.equal(daysForEveryone(list, shares, 'family', start), 10)
    assert.equal(daysForEveryone(list, shares, 'congregation', start), 5)
    assert.equal(daysForEveryone(list, shares, 'ministry', start), undefined)
    assert.equal(daysForEveryone(list, shares, 'personal', start), undefined)
  })

  it('keeps the place of what was prayed and then answered', () => {
    const list = many(20)
    const marks = new Marks()
    const [first = ''] = ids(list, usual, marks, start)
    marks.pray(first, start)
    const answered = list.map((each) => (each.id === first ? { ...each, isAnswered: true } : each))
    assert.deepEqual(ids(answered, usual, marks, start), ids(list, usual, marks, start).slice(1))
  })

  it('lets no prayer that was added today take another’s place', () => {
    const list = many(8)
    assert.deepEqual(
      ids([prayer('a new', { dateAdded: start }), ...list], usual, new Marks(), start),
      list.map(({ id }) => id),
    )
    assert.equal(
      ids([prayer('a new', { dateAdded: start }), ...many(3)], usual, new Marks(), start).length,
      4,
    )
  })

  it('keeps everybody’s place when thanks are given', () => {
    const list = [
      ...many(20),
      prayer('with story', { isAnswered: true, dateAnswered: '2024-01-01', answerNote: 'She is well.' }),
    ]
    const marks = new Marks()
    const before = ids(list, usual, marks, start)
    assert.equal(before.at(-1), 'with story')
    marks.pray('with story', start)
    assert.deepEqual(ids(list, usual, marks, start), before)
  })

  it('brings a story back after a year, until thanks were given', () => {
    const list = [
      prayer('with story', { isAnswered: true, dateAnswered: '2024-02-29', answerNote: 'She is well.' }),
      prayer('without', { isAnswered: true, dateAnswered: '2024-02-29' }),
    ]
    const marks = new Marks()
    assert.deepEqual(ids(list, usual, marks, '2025-02-27'), [])
    assert.deepEqual(todaysPrayers(list, usual, marks.days, '2025-02-28'), [
      { prayer: list[0], isThanks: true },
    ])
    marks.pray('with story', '2025-03-01')
    assert.deepEqual(ids(list, usual, marks, '2025-03-01'), ['with story'], 'all day')
    assert.deepEqual(ids(list, usual, marks, '2025-03-02'), [])
    assert.deepEqual(ids(list, usual, new Marks(), '2025-03-07'), [])
  })
})

describe('sixty days of random lists and edits', () => {
  const categories = prayerCategories
  const seeds = Array.from({ length: 25 }, (_, seed) => seed + 1)

  /** What one person has, does and sees. */
  function play(seed: number, onDay: (day: IsoDate, world: World) => void): void {
    const world = new World(seed)
    for (let number = 0; number < 60; number += 1) {
      const day = addDays(start, number)
      onDay(day, world)
      world.edit(day)
    }
  }

  class World {
    readonly roll: (sides: number) => number
    readonly shares: PrayerShares
    readonly marks = new Marks()
    prayers: Prayer[] = []
    /** Those that came into a rotation with the last edits without being new. */
    moved: Prayer[] = []
    #made = 0

    constructor(seed: number) {
      this.roll = dice(seed)
      const own = () => (this.roll(3) === 0 ? 1 + this.roll(4) : null)
      this.shares = {
        cards: 3 + this.roll(18),
        personal: own(),
        family: own(),
        congregation: own(),
        ministry: own(),
        other: own(),
      }
      for (let count = this.roll(150); count > 0; count -= 1) this.#add(addDays(start, -1 - this.roll(400)))
    }

    #rhythm(): string | null {
      if (this.roll(5) > 0) return null
      const set = [
        'daily',
        `weekdays:${this.roll(7)}`,
        `weekdays:${this.roll(7)},${this.roll(7)}`,
        `month-day:${1 + this.roll(31)}`,
      ]
      return set[this.roll(4)] ?? null
    }

    #category(): PrayerCategory {
      return categories[this.roll(categories.length)] ?? 'other'
    }

    #add(dateAdded: IsoDate): void {
      const [rhythm, category] = [this.#rhythm(), this.#category()]
      this.prayers.push(prayer(`${this.roll(1000)}-${(this.#made += 1)}`, { category, dateAdded, rhythm }))
    }

    today(day: IsoDate): string[] {
      return ids(this.prayers, this.shares, this.marks, day)
    }

    prayAll(day: IsoDate): void {
      for (const id of this.today(day)) this.marks.pray(id, day)
    }

    edit(day: IsoDate): void {
      this.moved = []
      for (let count = this.roll(4); count > 0; count -= 1) {
        const at = this.roll(this.prayers.length)
        const changed = this.prayers[at]
        const change = this.roll(7)
        if (change < 2) this.#add(day)
        else if (change === 2) this.prayers.splice(at, 1)
        else if (changed !== undefined) {
          const after = { ...changed, ...this.#change(change, day) }
          this.prayers[at] = after
          if (change > 4) this.moved.push(after)
        }
      }
    }

    #change(change: number, day: IsoDate): Partial<Prayer> {
      if (change === 3) return { isAnswered: true, dateAnswered: day }
      if (change === 4) return { pausedUntil: addDays(day, 2 + this.roll(10)) }
      return change === 5 ? { category: this.#category() } : { rhythm: this.#rhythm() }
    }

    /** What turns together: a category with a number of its own, or all the others. */
    rotationOf({ category }: Prayer): { readonly name: string; readonly number: number } {
      const own = this.shares[category]
      if (own !== null) return { name: category, number: own }
      const left = categories.reduce((rest, each) => rest - (this.shares[each] ?? 0), this.shares.cards)
      return { name: 'the others', number: Math.max(left, 1) }
    }
  }

  /** When a turn must have come: as many waited as the rotation had then, and those that moved into it since. */
  interface Turn {
    readonly rotation: string
    readonly from: IsoDate
    readonly size: number
    readonly moved: number
  }

  it('everyone in the rotation comes up within the days that are promised', () => {
    for (const seed of seeds) {
      const turns = new Map<string, Turn>()
      play(seed, (day, world) => {
        const today = new Set(world.today(day))
        const turning = world.prayers.filter(
          (each) => each.rhythm === null && !each.isAnswered && (each.pausedUntil ?? '') <= day,
        )
        const inRotation = Map.groupBy(turning, (each) => world.rotationOf(each).name)
        const moved = Map.groupBy(world.moved, (each) => world.rotationOf(each).name)
        for (const [, [first]] of Map.groupBy(turning, ({ category }) => category)) {
          if (first === undefined) continue
          const { name, number } = world.rotationOf(first)
          const days = Math.ceil((inRotation.get(name)?.length ?? 0) / number)
          assert.equal(
            daysForEveryone(world.prayers, world.shares, first.category, day),
            days,
            `seed ${seed}`,
          )
        }
        for (const each of turning) {
          const { name, number } = world.rotationOf(each)
          const size = inRotation.get(name)?.length ?? 0
          const known = turns.get(each.id)
          const turn =
            known?.rotation === name
              ? { ...known, moved: known.moved + (moved.get(name)?.length ?? 0) }
              : { rotation: name, from: day, size, moved: 0 }
          const by = addDays(turn.from, Math.ceil((turn.size + turn.moved) / number) - 1)
          assert.ok(day <= by, `seed ${seed}: ${each.id} was promised by ${by}`)
          turns.set(each.id, today.has(each.id) ? { ...turn, from: addDays(day, 1), size, moved: 0 } : turn)
        }
        const still = new Set(turning.map(({ id }) => id))
        for (const id of turns.keys()) if (!still.has(id)) turns.delete(id)
        world.prayAll(day)
      })
    }
  })

  it('who moves to another category goes on waiting', () => {
    const list = [
      ...many(20, { dateAdded: '2024-06-02' }),
      prayer('moved', { category: 'family', dateAdded: '2024-06-01' }),
    ]
    const shares = { ...usual, family: 0 }
    assert.ok(!ids(list, shares, new Marks(), start).includes('moved'))
    const after = list.map((each) => ({ ...each, category: 'congregation' as const }))
    assert.equal(ids(after, shares, new Marks(), start)[0], 'moved')
  })

  it('who is fixed to a day comes on it, and the daily ones every day', () => {
    for (const seed of seeds)
      play(seed, (day, world) => {
        const today = new Set(world.today(day))
        for (const each of world.prayers) {
          const rhythm = readRhythm(each.rhythm)
          if (each.isAnswered || (each.pausedUntil ?? '') > day || rhythm.kind === 'rotation') continue
          assert.equal(
            today.has(each.id),
            rhythm.kind === 'daily' || isFixedTo(rhythm, day),
            `seed ${seed}: ${each.id}`,
          )
        }
        world.prayAll(day)
      })
  })

  it('is the same all day, however much of it was prayed, and whatever order the prayers are in', () => {
    for (const seed of seeds)
      play(seed, (day, world) => {
        const before = world.today(day)
        for (const id of before) if (world.roll(2) === 0) world.marks.pray(id, day)
        assert.deepEqual(world.today(day), before, `seed ${seed}`)
        world.prayers.reverse()
        assert.deepEqual(world.today(day), before, `seed ${seed}, the other way round`)
      })
  })

  it('is a normal day after ten days away', () => {
    for (const seed of seeds) {
      const world = new World(seed)
      for (let number = 0; number < 20; number += 1) world.prayAll(addDays(start, number))
      const turning = (day: IsoDate) =>
        world.today(day).filter((id) => world.prayers.find((each) => each.id === id)?.rhythm === null)
      assert.deepEqual(turning(addDays(start, 30)), turning(addDays(start, 20)), `seed ${seed}`)
    }
  })
})

describe('a rhythm', () => {
  it('is written as it was read', () => {
    for (const text of [null, 'daily', 'weekdays:0,3', 'month-day:31'])
      assert.equal(writeRhythm(readRhythm(text)), text)
    assert.equal(writeRhythm({ kind: 'weekdays', days: [] }), null)
    for (const wrong of ['weekly', 'weekdays:7', 'month-day:32', 'month-day:0', undefined])
      assert.deepEqual(readRhythm(wrong), { kind: 'rotation' })
  })

  it('for the 31st falls on the last day of a shorter month', () => {
    const rhythm = readRhythm('month-day:31')
    assert.deepEqual(
      ['2025-02-27', '2025-02-28', '2025-03-28', '2025-03-31'].map((day) => isFixedTo(rhythm, day)),
      [false, true, false, true],
    )
  })
})
