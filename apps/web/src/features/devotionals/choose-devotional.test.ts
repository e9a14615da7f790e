import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Devotional, TodaysDevotional } from '@stillwater/contract/devotionals'
import { chooseDevotional } from './choose-devotional.ts'

const devotional = (id: string): Devotional => ({
  id,
  userId: 'u',
  version: 1,
  date: '2025-03-05',
  scripture: `Scripture ${id}`,
  reference: `Reference ${id}`,
  reflection: null,
})
const plan: TodaysDevotional = {
  source: 'plan',
  date: '2025-03-05',
  scripture: 'Planned',
  reference: 'Joel 2:12',
  reflection: 'Return.',
  season: 'lent',
  own: null,
}
const ownAnswer = (own: Devotional): TodaysDevotional => ({
  ...plan,
  source: 'own',
  scripture: own.scripture,
  reference: own.reference,
  reflection: own.reflection,
  own,
})

describe('what is read today', () => {
  it('is the plan where nothing is the user’s own', () => {
    const shown = chooseDevotional({ answer: plan, ofDay: [] })
    assert.deepEqual([shown?.source, shown?.reference, shown?.season], ['plan', 'Joel 2:12', 'lent'])
    assert.equal(chooseDevotional({ answer: plan, ofDay: undefined })?.source, 'plan')
  })

  it('is the first of the user’s own, also before the server has heard of it', () => {
    for (const answer of [plan, null, undefined, ownAnswer(devotional('a'))]) {
      const shown = chooseDevotional({ answer, ofDay: [devotional('b'), devotional('a')] })
      assert.deepEqual([shown?.source, shown?.own?.id], ['own', 'b'])
    }
  })

  it('is what the server chose while the user’s own are not known', () => {
    assert.equal(chooseDevotional({ answer: ownAnswer(devotional('a')), ofDay: undefined })?.own?.id, 'a')
  })

  it('is nothing where there is nothing, and open where the chosen one is gone', () => {
    assert.equal(chooseDevotional({ answer: null, ofDay: [] }), null)
    assert.equal(chooseDevotional({ answer: undefined, ofDay: [] }), undefined)
    assert.equal(chooseDevotional({ answer: ownAnswer(devotional('a')), ofDay: [] }), undefined)
  })
})
