import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { sheetLists, sheetText } from './sheet-lists.ts'

const prayer = (title: string, fields: Partial<Prayer> = {}): Prayer => ({
  id: title,
  userId: 'u',
  version: 1,
  title,
  description: `For ${title}`,
  category: 'congregation',
  isAnswered: false,
  dateAdded: '2024-01-01',
  dateAnswered: null,
  remindAt: null,
  rhythm: null,
  pausedUntil: null,
  answerNote: null,
  ...fields,
})
const answered = (title: string, dateAnswered: string, answerNote: string | null = null) =>
  prayer(title, { isAnswered: true, dateAnswered, answerNote })

const lists = sheetLists([
  prayer('Healing'),
  prayer('Peace', { category: 'family' }),
  answered('Rain', '2024-06-01', 'It rained.'),
  answered('Job', '2025-03-05'),
  answered('Home', '2025-01-05'),
])

describe('what can be shared or printed', () => {
  it('is what is prayed, by category, and the answers of each year in their order', () => {
    assert.deepEqual(
      lists.map(({ title, prayers }) => [title, prayers.map((each) => each.title)]),
      [
        ['All prayers', ['Healing', 'Peace']],
        ['Family', ['Peace']],
        ['Congregation', ['Healing']],
        ['Answered in 2025', ['Home', 'Job']],
        ['Answered in 2024', ['Rain']],
      ],
    )
  })

  it('has names only, or words too', () => {
    const [all, , , , rain] = lists
    assert.ok(all && rain)
    assert.equal(sheetText(all, false), 'All prayers\n\n• Healing\n• Peace')
    assert.equal(sheetText(all, true), 'All prayers\n\n• Healing: For Healing\n• Peace: For Peace')
    assert.equal(sheetText(rain, true), 'Answered in 2024\n\n• Rain: Answered Jun 1, 2024. It rained.')
  })
})
