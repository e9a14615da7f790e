import { eventTypeIcons } from '../../packages/contract/src/choices.ts'
import { readClockTime } from '../../packages/contract/src/dates/clock-time.ts'
import { addDays } from '../../packages/contract/src/dates/dates.ts'
import { endOfTime } from '../../packages/contract/src/calendar/occurrences.ts'
import { plain } from '../../packages/contract/src/search/words.ts'
import type { RecordName } from '../../packages/contract/src/records/record-names.ts'
import { newId } from '../../packages/contract/src/records/new-id.ts'
import type { Random } from '../../apps/server/src/testing/fuzz-values.ts'
import { words } from './texts.ts'

const day = 86_400_000

export interface Maker {
  readonly random: Random
  readonly today: string
  readonly now: number
}

interface Seed {
  /** How many the first user has, after many years. */
  readonly rich: number
  /** How many everybody else has. */
  readonly few: number
  /** How many a busy pastor adds in a day. */
  readonly perDay: number
  /** How many of them are for days to come, as a share of all. */
  readonly ahead?: number
  /** The columns of one record; `age` is how many days ago it was made, below 0 for a day to come. */
  readonly make: (maker: Maker, age: number) => object
}

/** What the seed makes of each record type. */
export const seeds: Record<RecordName, Seed> = {
  sermons: {
    rich: 2000,
    few: 1,
    perDay: 0.3,
    ahead: 0.01,
    make({ random, today }, age) {
      const [reference, scripture] = words.passage(random)
      const isPast = age > 0
      return {
        title: words.theme(random),
        scripture,
        reference,
        notes: words.sentences(random, 6),
        status: isPast ? 'completed' : random.pick(['not_started', 'in_progress', 'in_progress']),
        archivedFrom: null,
        date: addDays(today, -age),
        progress: isPast ? 100 : random.below(20) * 5,
        noteCount: random.below(5),
        resourceCount: random.below(4),
      }
    },
  },
  prayers: {
    rich: 5000,
    few: 2,
    perDay: 1.5,
    make({ random, today }, age) {
      const isAnswered = random.chance(0.3)
      return {
        title: words.person(random),
        description: `${words.need(random)}. ${words.sentences(random, 2)}`,
        category: random.pick(['personal', 'family', 'congregation', 'congregation', 'ministry', 'other']),
        isAnswered: Number(isAnswered),
        dateAdded: addDays(today, -age),
        dateAnswered: isAnswered ? addDays(today, -Math.floor(age / 2)) : null,
        answerNote: isAnswered && random.chance(0.3) ? words.sentences(random, 1) : null,
        rhythm: random.chance(0.95)
          ? null
          : random.pick(['daily', 'weekdays:0', 'weekdays:3', 'month-day:1']),
      }
    },
  },
  events: {
    rich: 10_000,
    few: 1,
    perDay: 3,
    ahead: 0.1,
    make({ random, today }, age) {
      const [title, eventType] = words.gathering(random)
      const hour = 8 + random.below(12)
      const startTime = `${hour > 12 ? hour - 12 : hour}:00 ${hour >= 12 ? 'PM' : 'AM'}`
      return {
        title,
        startTime,
        endTime: `${hour + 1 > 12 ? hour - 11 : hour + 1}:30 ${hour + 1 >= 12 ? 'PM' : 'AM'}`,
        date: addDays(today, -age),
        location: words.place(random),
        description: random.chance(0.5) ? words.sentences(random, 1) : null,
        eventType,
        icon: eventTypeIcons[eventType],
        remindMinutes: random.pick([null, null, null, 30, 1440, -1]),
        startMinute: readClockTime(startTime),
        // Few repeat: one in a hundred is more than a busy church has.
        ...(random.chance(0.01) && {
          repeats: random.pick(['FREQ=WEEKLY', 'FREQ=WEEKLY;INTERVAL=2', 'FREQ=MONTHLY', 'FREQ=YEARLY']),
          lastDate: endOfTime,
        }),
      }
    },
  },
  activities: {
    rich: 1000,
    few: 1,
    perDay: 1,
    ahead: 0.1,
    make({ random, today }, age) {
      const time = random.pick(['9am', '10:30 AM', 'noon', '2pm', '16:00', 'after supper'])
      return {
        title: `${random.pick(['Visit', 'Call', 'Letter', 'Errand'])}: ${words.person(random).toLowerCase()}`,
        time,
        location: random.chance(0.6) ? words.place(random) : null,
        activityType: random.pick(['meeting', 'counseling', 'study', 'other']),
        icon: 'event',
        date: addDays(today, -age),
        remindMinutes: random.pick([null, null, null, 30]),
        startMinute: readClockTime(time),
      }
    },
  },
  people: {
    rich: 400,
    few: 1,
    perDay: 0.2,
    make({ random, today }, age) {
      const place = random.pick(['home', 'home', 'home', 'home', 'hospital', 'care_home'])
      const birthday = addDays(today, -(20 + random.below(70)) * 365 - random.below(365))
      return {
        name: words.person(random),
        household: random.chance(0.5) ? `Household ${1 + random.below(150)}` : null,
        phone: random.chance(0.7) ? `555-01${String(random.below(100)).padStart(2, '0')}` : null,
        email: null,
        address: random.chance(0.5) ? `${1 + random.below(90)} Mill Lane` : null,
        birthday: random.chance(0.6) ? birthday : null,
        dates: JSON.stringify(
          random.chance(0.1)
            ? [{ kind: 'wedding', date: `--${birthday.slice(5)}`, label: null, remember: false }]
            : [],
        ),
        tags: JSON.stringify(random.chance(0.3) ? ['choir'] : []),
        place,
        placeName: place === 'home' ? null : words.place(random),
        room: place === 'hospital' ? String(100 + random.below(200)) : null,
        notes: random.chance(0.3) ? words.sentences(random, 1) : null,
        vaultText: null,
        contactDays: random.pick([null, null, null, 30, 91, 365]),
        laterUntil: age === 0 ? addDays(today, 7) : null,
        mergedIds: '[]',
      }
    },
  },
  'care-entries': {
    rich: 1500,
    few: 1,
    perDay: 1,
    make: ({ random, today }, age) => ({
      // Filled in once there are people.
      personIds: '[]',
      date: addDays(today, -age),
      kind: random.pick(['visit', 'visit', 'hospital', 'call', 'message', 'counseling', 'meal', 'other']),
      minutes: random.chance(0.5) ? 15 * (1 + random.below(6)) : null,
      words: random.chance(0.7) ? words.sentences(random, 1 + random.below(2)) : null,
      vaultText: null,
      followUp: random.chance(0.1) ? addDays(today, 14 - age) : null,
      keepUntil: null,
    }),
  },
  goals: {
    rich: 100,
    few: 1,
    perDay: 0.1,
    make({ random, today }) {
      const totalItems = 1 + random.below(40)
      const completedItems = random.below(totalItems + 1)
      return {
        title: words.aim(random),
        category: random.pick(['Personal', 'Spiritual', 'Family', 'Financial']),
        progress: Math.round((completedItems / totalItems) * 100),
        targetDate: random.chance(0.7) ? addDays(today, random.below(400)) : null,
        completedItems,
        totalItems,
      }
    },
  },
  journals: {
    rich: 3000,
    few: 1,
    perDay: 1,
    make({ random, today }, age) {
      const date = addDays(today, -age)
      const title = random.chance(0.5) ? "Today's Thoughts" : words.theme(random)
      const content = words.sentences(random, 3 + random.below(12))
      return {
        title,
        content,
        vaultText: null,
        date,
        monthDay: date.slice(5),
        plainTitle: plain(title),
        plainContent: plain(content),
      }
    },
  },
  devotionals: {
    rich: 300,
    // The plan is there to be read.
    few: 0,
    perDay: 0.2,
    make({ random, today }, age) {
      const [reference, scripture] = words.passage(random)
      return { date: addDays(today, -age), reference, scripture, reflection: words.sentences(random, 4) }
    },
  },
  series: {
    rich: 60,
    few: 0,
    perDay: 0.02,
    ahead: 0.05,
    make({ random, today }, age) {
      const [reference] = words.passage(random)
      return {
        title: words.theme(random),
        theme: random.chance(0.5) ? words.sentences(random, 1) : null,
        reference,
        date: addDays(today, -age),
        weeks: 3 + random.below(8),
        color: random.pick(['teal', 'amber', 'green', 'violet', 'gray']),
      }
    },
  },
  'marked-days': {
    rich: 80,
    few: 0,
    perDay: 0.02,
    ahead: 0.1,
    make: ({ random, today }, age) => ({
      date: addDays(today, -age),
      mark: random.pick(['guest', 'holiday', 'no_service']),
      note: random.chance(0.5) ? words.place(random) : null,
    }),
  },
  illustrations: {
    rich: 600,
    few: 1,
    perDay: 0.15,
    make({ random }) {
      const [reference] = words.passage(random)
      return {
        title: words.theme(random),
        text: words.sentences(random, 3 + random.below(6)),
        source: random.chance(0.4) ? words.place(random) : null,
        tags: JSON.stringify(random.chance(0.6) ? [random.pick(['grace', 'hope', 'family', 'work'])] : []),
        reference: random.chance(0.5) ? reference : null,
        sermonIds: '[]',
      }
    },
  },
  'sermon-notes': {
    rich: 2000,
    few: 1,
    perDay: 0.5,
    make: ({ random }) => ({ text: words.sentences(random, 2 + random.below(4)) }),
  },
  'sermon-links': {
    rich: 500,
    few: 0,
    perDay: 0.1,
    make: ({ random }) => ({ title: words.theme(random), url: `https://example.org/${random.below(1000)}` }),
  },
  deliveries: {
    rich: 1500,
    few: 1,
    perDay: 0.3,
    make: ({ random, today }, age) => ({
      date: addDays(today, -Math.max(age, 0)),
      place: words.place(random),
      minutes: 18 + random.below(15),
      words: 2000 + random.below(2500),
      note: random.chance(0.3) ? words.sentences(random, 1) : null,
    }),
  },
  'prayer-updates': {
    rich: 5000,
    few: 1,
    perDay: 1.5,
    make: ({ random, today }, age) => ({
      date: addDays(today, -age),
      text: words.sentences(random, 1 + random.below(2)),
    }),
  },
}

/** As many records of a type as asked for, spread over the years as a pastor's would be; the last ones are for the newest days. */
export function* makeRecords(name: RecordName, userId: string, count: number, maker: Maker) {
  const { perDay, ahead = 0, make } = seeds[name]
  const future = Math.floor(count * ahead)
  for (let number = 0; number < count; number += 1) {
    const age = Math.floor((count - 1 - future - number) / perDay)
    const made = maker.now - Math.max(age, 0) * day - (count - number)
    yield {
      id: newId(made),
      userId,
      version: 1,
      createdAt: made,
      updatedAt: made,
      ...make(maker, age),
    }
  }
}
