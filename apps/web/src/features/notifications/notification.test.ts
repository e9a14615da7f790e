import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  badgeText,
  isInAppPath,
  type Notification,
  parseNotifications,
  parsePreferences,
  unreadOf,
  withNew,
  withRead,
} from './notification.ts'
import { relativeTime } from './time-text.ts'

const now = Date.parse('2025-03-05T15:00:00Z')
const day = 86_400_000
const allOn = { daily: true, sermon: true, prayer: true, event: true, goal: true }
const one = (more: Partial<Notification> = {}): Notification => ({
  id: 'a',
  type: 'event_reminder',
  title: 'Upcoming Event',
  body: 'Elders',
  read: false,
  createdAt: new Date(now - 1000).toISOString(),
  link: '/events',
  data: {},
  ...more,
})
const parse = (list: unknown) => parseNotifications(JSON.stringify(list), now)

describe('stored notifications', () => {
  it('are read as they were written', () => {
    assert.deepEqual(parse([one()]), [one()])
    assert.deepEqual(parse([]), [])
    assert.deepEqual(parseNotifications(null, now), [])
  })

  it('are the newest first and at most fifty', () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      one({ id: String(n), createdAt: new Date(now - (60 - n) * 1000).toISOString() }),
    )
    const list = parse(many)
    assert.equal(list.length, 50)
    assert.deepEqual([list[0]?.id, list[49]?.id], ['59', '10'])
    assert.equal(withNew(list, [one({ id: 'new' })]).length, 50)
    assert.equal(withNew(list, [one({ id: 'new' })])[0]?.id, 'new')
  })

  it('older than seven days are dropped', () => {
    const aged = (age: number) => one({ id: String(age), createdAt: new Date(now - age).toISOString() })
    assert.deepEqual(
      parse([aged(7 * day), aged(7 * day + 1)]).map(({ id }) => id),
      [String(7 * day)],
    )
  })

  it('lose what does not belong to them, and what is not whole is left out', () => {
    const wrong = [
      null,
      5,
      'x',
      [],
      {},
      { ...one(), id: 5 },
      { ...one(), read: 'yes' },
      { ...one(), createdAt: 'soon' },
    ]
    assert.deepEqual(parse([...wrong, one()]), [one()])
    const { link: _, ...plain } = one()
    assert.deepEqual(parse([{ ...one(), link: 'https://evil.example', data: 'x', extra: 1 }]), [plain])
    assert.deepEqual(parse([one(), one({ title: 'The same again' })]), [one()])
  })

  it('damaged by hand in any way never break the app: 20,000 damages', () => {
    let state = 7
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % below
    }
    const good = JSON.stringify([one(), one({ id: 'b', read: true, type: 'goal_update' })])
    const bits = [
      'null',
      '{}',
      '[',
      '"',
      '\\u0000',
      '1e999',
      '-',
      'true',
      '__proto__',
      ',',
      '\u2028',
      '"2025-13-45"',
    ]
    for (let round = 0; round < 20_000; round += 1) {
      let text = good
      for (let edits = 1 + random(4); edits > 0; edits -= 1) {
        const at = random(text.length + 1)
        text =
          text.slice(0, at) +
          (random(2) === 0 ? (bits[random(bits.length)] ?? '') : '') +
          text.slice(at + random(30))
      }
      for (const entry of parseNotifications(text, now)) {
        assert.equal(typeof entry.title, 'string')
        assert.ok(!Number.isNaN(Date.parse(entry.createdAt)))
        assert.doesNotThrow(() => relativeTime(entry.createdAt, now))
        assert.ok(entry.link === undefined || isInAppPath(entry.link))
      }
      assert.deepEqual(Object.keys(parsePreferences(text)), Object.keys(allOn))
    }
  })
})

describe('reading', () => {
  it('marks one, or all', () => {
    const list = [one(), one({ id: 'b' })]
    assert.equal(unreadOf(list), 2)
    assert.equal(unreadOf(withRead(list, 'b')), 1)
    assert.equal(unreadOf(withRead(list)), 0)
  })

  it('is counted in the badge up to nine', () => {
    assert.deepEqual([1, 9, 10, 50].map(badgeText), ['1', '9', '9+', '9+'])
  })
})

describe('links', () => {
  it('lead to screens of this app only', () => {
    for (const good of ['/', '/events', '/bible-study', '/events?date=2025-03-05'])
      assert.ok(isInAppPath(good), good)
    for (const bad of [
      '',
      'events',
      '//evil.example',
      '/\\evil.example',
      '/%09/evil',
      'javascript:alert(1)',
      'https://evil.example',
      '/ /x',
      '/.//evil',
      '/events\n',
    ]) {
      assert.ok(!isInAppPath(bad), bad)
    }
  })
})

describe('switches', () => {
  it('are all on at the start, and damaged ones too', () => {
    for (const text of [null, '', 'x', '[]', 'null', '5', '{"daily":"no","sermon":0}'])
      assert.deepEqual(parsePreferences(text), allOn)
  })
  it('that are off stay off', () => {
    assert.deepEqual(parsePreferences('{"daily":false,"goal":false}'), {
      ...allOn,
      daily: false,
      goal: false,
    })
  })
})

describe('relative time', () => {
  it('is told in the largest unit that fits', () => {
    const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now)
    assert.deepEqual([-50, 0, 59, 60, 3599, 3600, 86_399, 86_400, 6 * 86_400].map(ago), [
      'just now',
      'just now',
      'just now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      '1 day ago',
      '6 days ago',
    ])
  })
})
