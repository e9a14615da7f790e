import assert from 'node:assert/strict'
import { it } from 'node:test'
import { NewCareEntrySchema } from '@stillwater/contract/people/care-entries'
import { NewEventSchema } from '@stillwater/contract/calendar/events'
import { NewPrayerSchema } from '@stillwater/contract/prayers/prayers'
import { NewSermonSchema } from '@stillwater/contract/sermons/sermons'
import * as z from 'zod/mini'
import { parseCare } from './care.ts'
import { parseEvent } from './event.ts'
import { parsePrayer } from './prayer.ts'
import { parseSermon } from './sermon.ts'

const vocabulary = (
  'first second twenty thirtieth one two hundred and a the at in on from to until between half quarter past noon midnight am pm p.m. o’clock oh ' +
  'tomorrow today next this week month sunday friday january feb 31st 29 the 5th 12/31 99/99 0/0 2026-02-30 9999-12-31 25:99 10:30 0 00 999 123456789 ' +
  'john genesis psalm mark 3:16 chapter verse verses through first corinthians jude 1 ' +
  'family church ministry member remember service youth study meeting location is will be for hours minutes days from day after christmas eve ' +
  '. , ! ? ... : ; - – ( ) " “ ” \' ’ # & @ % / \n \n\n \t \u0000 \u0007 \u001b \u2028 \u200b \ud800 \udc00 😀 🏳️‍🌈 ñ é e\u0301 שלום ﷽ 你好 ß İ ' +
  '<b>x</b> __proto__ constructor toString $& \\d+ ((((( [a-z]{100}'
).split(' ')

/** The same numbers each time, so that what fails fails again. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function randomTranscript(roll: (sides: number) => number): string {
  const word = () =>
    roll(12) === 0 ? String.fromCodePoint(roll(0x11_00_00)) : (vocabulary[roll(vocabulary.length)] ?? '')
  const words = Array.from({ length: roll(40) }, word)
  const text = words.join(roll(8) === 0 ? '' : ' ')
  return roll(500) === 0 ? text.repeat(2000) : text
}

const people = ['John Mark', 'Jude', '((((( ', '__proto__'].map((name, index) => ({
  id: `01900000-0000-7000-8000-00000000000${index}`,
  name,
  household: 'Church family',
}))

const days = ['2026-11-18', '2024-02-29', '2026-12-31', '1900-01-01', '2100-12-31']

it('ten thousand random transcripts never throw and never make a form that is not valid', () => {
  const roll = dice(20_261_115)
  const valid = (schema: z.ZodMiniType, value: object, said: string) => {
    const result = z.safeParse(schema, value)
    assert.ok(result.success, `${JSON.stringify(said.slice(0, 300))}: ${String(result.error)}`)
  }
  for (let round = 0; round < 10_000; round += 1) {
    const said = randomTranscript(roll)
    const today = days[round % days.length] ?? ''
    // What was not understood is typed by hand.
    const sermon = { title: 'T', reference: 'R', scripture: 'S', date: today }
    valid(NewSermonSchema, { ...sermon, ...parseSermon(said) }, said)
    const prayer = { title: 'T', description: 'D', category: 'other' }
    const heard = parsePrayer(said)
    assert.ok((heard.title ?? '').length <= 50)
    valid(NewPrayerSchema, { ...prayer, ...heard }, said)
    const event = { title: 'T', startTime: '9', endTime: '10', date: today, eventType: 'other' }
    valid(NewEventSchema, { ...event, ...parseEvent(said, today) }, said)
    const care = { personIds: [people[0]?.id], date: today }
    valid(NewCareEntrySchema, { ...care, ...parseCare(said, today, people) }, said)
  }
})
