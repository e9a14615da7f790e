import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answeredText, dayText, daysLeftText, statusText, timeText } from './week-words.ts'

describe('the words of the week', () => {
  it('counts the days to Sunday as people do', () => {
    assert.deepEqual([0, 1, 2, 6].map(daysLeftText), ['today', 'tomorrow', 'in 2 days', 'in 6 days'])
  })

  it('names a sermon’s status as its own screen does', () => {
    const sermon = { id: 'a', title: 'Light', progress: 35 }
    assert.deepEqual(
      (['not_started', 'in_progress', 'completed'] as const).map((status) =>
        statusText({ ...sermon, status }),
      ),
      ['Draft', 'In Progress 35%', 'Completed'],
    )
  })

  it('shows a time in one form if it can be read', () => {
    assert.deepEqual(['9am', '14:30', 'around two', 'after lunch'].map(timeText), [
      '9:00 AM',
      '2:30 PM',
      '2:00 PM',
      'after lunch',
    ])
  })

  it('counts one prayer as one', () => {
    assert.equal(answeredText(1), 'One prayer answered this week')
    assert.equal(answeredText(3), '3 prayers answered this week')
  })

  it('names a day by weekday and date, wherever the clock stands', () => {
    assert.equal(dayText('2026-11-22'), 'Sun, Nov 22')
    assert.equal(dayText('2024-02-29'), 'Thu, Feb 29')
  })
})
