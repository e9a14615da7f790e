import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseReference } from '@stillwater/bible'
import { adventOf } from '@stillwater/contract/plan/church-year'
import { addDays } from '@stillwater/contract/dates/dates'
import { embeddedBible } from '#features/bible/index.ts'
import { mostOrdinaryDays } from './church-year.ts'
import { planFor, readingFor } from './reading-plan.ts'
import { readings } from './readings/index.ts'

const all = Object.values(readings).flat()
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word))

/** The place as the engine reads it, so that two ways of writing it count as one. */
const places = new Map(
  all.map(({ reference }) => {
    const reading = parseReference(reference)
    return [reference, reading.ok ? reading.osis : reference]
  }),
)

describe('the year of readings', () => {
  it('has one for every day that a season can last', () => {
    const lengths = Object.entries(readings).map(([season, list]) => [season, list.length])
    assert.deepEqual(Object.fromEntries(lengths), {
      advent: 28,
      christmas: 12,
      lent: 46,
      easter: 50,
      ordinary: mostOrdinaryDays,
    })
  })

  it('has a reading for every day from 2024 to 2036, and none twice within a year', () => {
    for (let year = 2024; year <= 2036; year += 1) {
      const seen = new Map<string, string>()
      for (let date = `${year}-01-06`; date < `${year + 1}-01-06`; date = addDays(date, 1)) {
        const { reflection } = readingFor(date)
        assert.equal(seen.get(reflection), undefined, `${date} reads what ${seen.get(reflection)} reads`)
        seen.set(reflection, date)
      }
      assert.ok(seen.size === 365 || seen.size === 366)
    }
  })

  it('closes the church’s year with the same reading in every year', () => {
    for (let year = 2024; year <= 2036; year += 1)
      assert.equal(readingFor(addDays(adventOf(year), -1)).reference, 'Colossians 1:15-20', `${year}`)
  })

  it('returns to no passage within 60 days, also over the ends of years and seasons', () => {
    const last = new Map<string, string>()
    const faults = new Set<string>()
    for (let date = '2024-01-01'; date <= '2036-12-31'; date = addDays(date, 1)) {
      const { reference } = readingFor(date)
      const place = places.get(reference) ?? ''
      const before = last.get(place)
      if (before !== undefined && addDays(before, 60) >= date) faults.add(`${reference}: ${before}, ${date}`)
      last.set(place, date)
    }
    assert.deepEqual([...faults], [])
  })

  it('names places that are in the Bible, in the versions that count verses alike', () => {
    for (const version of ['KJV', 'WEB']) {
      const bible = embeddedBible(version)
      assert.ok(bible)
      for (const { reference } of all) {
        const reading = bible.parse(reference)
        assert.ok(reading.ok, `${version}: ${reference}`)
        assert.notEqual(bible.text(reading.ranges), '', `${version}: ${reference}`)
      }
    }
  })

  it('is a short read: a passage of at most twenty verses, a reflection of 60 to 120 words', () => {
    const bible = embeddedBible('KJV')
    assert.ok(bible)
    const faults = all.flatMap(({ reference, reflection }) => {
      const reading = bible.parse(reference)
      const verses = reading.ok ? bible.verses(reading.ranges).length : 0
      const words = wordsIn(reflection).length
      return [
        ...(verses > 20 ? [`${reference}: ${verses} verses`] : []),
        ...(words < 60 || words > 120 ? [`${reference}: ${words} words`] : []),
      ]
    })
    assert.deepEqual(faults, [])
  })

  it('closes every reflection with a question or a prayer', () => {
    const faults = all.filter(({ reflection }) => !/(\?|Amen\.)$/.test(reflection))
    assert.deepEqual(
      faults.map(({ reference }) => reference),
      [],
    )
  })

  it('has no two reflections that are alike', () => {
    /** Runs of eight words: longer than what two writers say the same way by chance. */
    const runs = new Map<string, string>()
    const faults: string[] = []
    for (const { reference, reflection } of all) {
      const words = wordsIn(reflection.toLowerCase()).map((word) => word.replaceAll(/[^\p{L}]/gu, ''))
      for (let at = 0; at + 8 <= words.length; at += 1) {
        const run = words.slice(at, at + 8).join(' ')
        const other = runs.get(run)
        if (other !== undefined && other !== reference) faults.push(`${other} and ${reference}: ${run}`)
        runs.set(run, reference)
      }
    }
    assert.deepEqual(faults, [])
  })

  it('is plain text without leftovers of writing', () => {
    const faults = all.filter(({ reflection }) => /\s{2}|^\s|[<>*_#{}]|\bTODO\b/.test(reflection))
    assert.deepEqual(
      faults.map(({ reference }) => reference),
      [],
    )
  })

  it('comes in the words and the numbering of the version asked for', () => {
    const day = '2026-03-01'
    const [kjv, web, luther] = ['KJV', 'WEB', 'LUT1912'].map((version) => planFor(day, version))
    assert.ok(kjv && web && luther)
    assert.notEqual(kjv.scripture, web.scripture)
    assert.notEqual(luther.scripture, '')
    assert.equal(kjv.reflection, luther.reflection)
    assert.deepEqual(planFor(day, undefined), kjv)
    assert.deepEqual(planFor(day, 'no such version'), kjv)
    assert.deepEqual(planFor(day, 'web'), web)
  })

  it('has words for every reading also where verses are counted otherwise', () => {
    for (let date = '2026-01-01'; date <= '2026-12-31'; date = addDays(date, 1)) {
      const { scripture, reference } = planFor(date, 'LUT1912')
      assert.ok(scripture.length > 20, reference)
    }
  })
})
