import assert from 'node:assert/strict'
import { it } from 'node:test'
import { careFormValues, CareFormSchema, newEntry } from './care-form.ts'

const ann = '018f0000-0000-7000-8000-000000000001'

it('a follow-up is on the day of its entry or later', () => {
  const fault = (followUp: string | null) => {
    const values = careFormValues({ ...newEntry([ann]), date: '2025-03-05', followUp })
    return CareFormSchema.safeParse(values).error?.issues.map(({ path, message }) => [path.join(), message])
  }
  assert.equal(fault(null), undefined)
  assert.equal(fault('2025-03-05'), undefined)
  assert.deepEqual(fault('2025-03-04'), [['followUp', 'Choose a day on or after the date above']])
})
