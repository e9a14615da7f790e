import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { todayWords } from './step-words.ts'

const today = '2025-03-05'
const sermon = { title: 'Life in the Spirit', reference: 'Romans 8' }

describe('the line of the week', () => {
  it('names the day, the step and the passage', () => {
    assert.equal(todayWords({ kind: 'step', step: 'outline' }, today, sermon), 'Wednesday: outline, Romans 8')
  })

  it('names the title while the passage is open', () => {
    const open = { ...sermon, reference: 'To be chosen' }
    assert.equal(
      todayWords({ kind: 'step', step: 'text' }, today, open),
      'Wednesday: text, Life in the Spirit',
    )
  })

  it('says when the next step is, without counting what was missed', () => {
    const next = { kind: 'next', step: 'draft', date: '2025-03-06' } as const
    assert.equal(todayWords(next, today, sermon), 'Done for today. Thursday: draft')
  })

  it('leaves the rest to the pastor once the sermon could be preached', () => {
    assert.equal(
      todayWords({ kind: 'ready' }, today, { ...sermon, couldBePreached: true }),
      'Romans 8 could be preached as it is. The rest is optional.',
    )
    assert.equal(todayWords({ kind: 'ready' }, today, sermon), 'All steps are done for Romans 8.')
  })

  it('asks nothing on the day off, on the day of rest and on the day itself', () => {
    assert.equal(todayWords({ kind: 'day-off' }, '2025-03-03', sermon), 'Monday: your day off')
    assert.equal(todayWords({ kind: 'rest' }, '2025-03-08', sermon), 'Saturday: rest. Your sermon is ready.')
    assert.equal(todayWords({ kind: 'preach' }, '2025-03-09', sermon), 'Sunday: you preach Romans 8')
  })
})
