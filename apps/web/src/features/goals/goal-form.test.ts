import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Goal } from '@stillwater/contract/goals'
import * as z from 'zod/mini'
import { goalFormSchema } from './goal-form.ts'

const typed = { title: ' Pray ', category: 'Family', targetDate: null, completedItems: '0', totalItems: '1' }
const stored: Goal = {
  id: '01900000-0000-7000-8000-000000000000',
  userId: 'u',
  version: 3,
  title: 'Pray',
  category: 'Family',
  progress: 40,
  targetDate: null,
  completedItems: 0,
  totalItems: 1,
}

const errorsOf = (values: object) =>
  z
    .safeParse(goalFormSchema(undefined), { ...typed, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('the goal form', () => {
  it('sends a new goal with nothing done of one', () => {
    assert.deepEqual(z.parse(goalFormSchema(undefined), typed), {
      title: 'Pray',
      category: 'Family',
      targetDate: null,
      progress: 0,
      completedItems: 0,
      totalItems: 1,
    })
  })

  it('sends as many steps as are asked for, at least one', () => {
    const twelve = z.parse(goalFormSchema(undefined), { ...typed, totalItems: ' 12 ' })
    assert.deepEqual([twelve.progress, twelve.completedItems, twelve.totalItems], [0, 0, 12])
    assert.deepEqual(errorsOf({ totalItems: '0' }), [['totalItems', 'Enter 1 or more']])
    assert.equal(z.parse(goalFormSchema(stored), { ...typed, totalItems: '0' }).totalItems, 0)
  })

  it('keeps the stored progress when the counts were not touched', () => {
    assert.equal(z.parse(goalFormSchema(stored), { ...typed, title: 'Pray more' }).progress, 40)
  })

  it('lets the progress follow counts that were changed', () => {
    const { progress } = z.parse(goalFormSchema(stored), { ...typed, completedItems: '1', totalItems: '4' })
    assert.equal(progress, 25)
  })

  it('says what is wrong with a count', () => {
    assert.deepEqual(errorsOf({ completedItems: '' }), [['completedItems', 'Enter a whole number, like 12']])
    assert.deepEqual(errorsOf({ totalItems: '1.5' }), [['totalItems', 'Enter a whole number, like 12']])
    assert.deepEqual(errorsOf({ totalItems: '9999999' }), [['totalItems', 'Use at most 1,000,000']])
    assert.deepEqual(errorsOf({ completedItems: '2' }), [['completedItems', 'Can’t be more than the total']])
  })
})
