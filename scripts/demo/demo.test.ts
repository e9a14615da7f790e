import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { weekday } from '../../packages/contract/src/dates/dates.ts'
import { samplePastor, sampleWeek } from './sample-week.ts'
import { startDemo } from './start.ts'

describe('the demo', () => {
  it('signs in whoever opens its address, into a week that is marked as sample data', async (t) => {
    const demo = await startDemo(0)
    t.after(() => demo.close())
    const door = await fetch(demo.address, { redirect: 'manual' })
    assert.equal(door.status, 302)
    assert.equal(door.headers.get('location'), '/')
    const cookie = door.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const read = async <T>(path: string) =>
      (await fetch(new URL(path, demo.address), { headers: { cookie } })).json() as Promise<T>
    const user = await read<{ churchName: string }>('/api/user')
    assert.match(user.churchName, /sample data/)
    const week = await read<{ sermon: object | null; answeredPrayers: number; comingCount: number }>(
      '/api/week',
    )
    assert.notEqual(week.sermon, null)
    assert.equal(week.answeredPrayers, 1)
    assert.ok(week.comingCount >= 3)
    for (const list of ['sermons', 'prayers', 'goals', 'journals'])
      assert.ok((await read<object[]>(`/api/${list}`)).length >= 2, list)
  })

  it('has something for the next Sunday on every day of the week', () => {
    assert.match(samplePastor.fullName, /Sample/)
    for (const today of ['2026-11-15', '2026-11-18', '2026-11-21']) {
      const dates = sampleWeek(today)
        .filter(({ path }) => path === '/api/sermons')
        .map(({ body }) => String(body['date']))
      assert.ok(dates.every((date) => weekday(date) === 0))
    }
  })
})
