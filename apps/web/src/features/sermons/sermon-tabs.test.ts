import type { SermonStatus } from '@stillwater/contract/choices'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isOnTab, sermonsByTab, sermonTabs, tabShowing } from './sermon-tabs.ts'

const today = '2025-03-05'
const [yesterday, tomorrow] = ['2025-03-04', '2025-03-06']

const sermon = (status: SermonStatus, date: string, id = `${status} ${date}`) => ({ id, status, date })
const tabsOf = (status: SermonStatus, date: string) =>
  sermonTabs.filter((tab) => isOnTab(sermon(status, date), tab, today))

describe('the tab of a sermon', () => {
  it('is Upcoming from today on and Past before', () => {
    for (const status of ['in_progress', 'completed'] as const) {
      assert.deepEqual(tabsOf(status, tomorrow), ['upcoming'])
      assert.deepEqual(tabsOf(status, today), ['upcoming'])
      assert.deepEqual(tabsOf(status, yesterday), ['past'])
    }
  })

  it('is also Drafts while it is not started', () => {
    assert.deepEqual(tabsOf('not_started', tomorrow), ['upcoming', 'drafts'])
    assert.deepEqual(tabsOf('not_started', yesterday), ['past', 'drafts'])
  })

  it('is Past alone once it is archived', () => {
    for (const date of [yesterday, today, tomorrow]) assert.deepEqual(tabsOf('archived', date), ['past'])
  })

  it('stays open if the sermon is on it, else the one of its date is opened', () => {
    assert.equal(tabShowing(sermon('not_started', tomorrow), 'drafts', today), 'drafts')
    assert.equal(tabShowing(sermon('completed', tomorrow), 'drafts', today), 'upcoming')
    assert.equal(tabShowing(sermon('completed', yesterday), 'upcoming', today), 'past')
    assert.equal(tabShowing(sermon('archived', tomorrow), 'upcoming', today), 'past')
  })
})

describe('the order of a tab', () => {
  const dates = ['2025-03-30', '2025-03-09', '2025-01-01', '2025-02-02']
  const shown = (status: SermonStatus) => {
    const tabs = sermonsByTab(
      dates.map((date) => sermon(status, date)),
      today,
    )
    return sermonTabs.map((tab) => tabs[tab].map(({ date }) => date.slice(5)))
  }

  it('is soonest first for Upcoming and latest first for Past', () => {
    assert.deepEqual(shown('completed'), [['03-09', '03-30'], ['02-02', '01-01'], []])
  })

  it('is coming drafts soonest first, then those that were passed by, latest first', () => {
    assert.deepEqual(shown('not_started')[2], ['03-09', '03-30', '02-02', '01-01'])
  })

  it('mixes archived sermons into Past by their date', () => {
    assert.deepEqual(shown('archived'), [[], ['03-30', '03-09', '02-02', '01-01'], []])
  })

  it('leaves the list that it was given as it was', () => {
    const list = dates.map((date) => sermon('not_started', date))
    sermonsByTab(list, today)
    assert.deepEqual(
      list.map(({ date }) => date),
      dates,
    )
  })
})
