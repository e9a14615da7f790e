import { addDays, type IsoDate, weekday } from '../../packages/contract/src/dates/dates.ts'

/** A call that makes one sample record. */
interface Sample {
  readonly path: string
  readonly body: Record<string, unknown>
}

/** The account itself says what it is, on every screen that shows a name. */
export const samplePastor = {
  email: 'sample@example.org',
  fullName: 'Sample Pastor',
  churchName: 'Sample Church (sample data)',
}

/** A church week around a day: something on every screen, and nothing about anybody. */
export function sampleWeek(today: IsoDate): Sample[] {
  const sunday = addDays(today, (7 - weekday(today)) % 7)
  const event = (date: IsoDate, title: string, startTime: string, endTime: string, eventType: string) => ({
    path: '/api/events',
    body: { title, startTime, endTime, date, eventType, location: 'Church hall' },
  })
  const activity = (days: number, title: string, time: string, activityType: string) => ({
    path: '/api/activities',
    body: { title, time, activityType, date: addDays(today, days) },
  })
  const sermon = (date: IsoDate, title: string, reference: string, scripture: string, more: object) => ({
    path: '/api/sermons',
    body: { title, reference, scripture, date, ...more },
  })
  const prayer = (title: string, description: string, category: string, more: object = {}) => ({
    path: '/api/prayers',
    body: { title, description, category, dateAdded: addDays(today, -9), ...more },
  })
  const goal = (title: string, category: string, completedItems: number, totalItems: number) => ({
    path: '/api/goals',
    body: {
      title,
      category,
      completedItems,
      totalItems,
      progress: Math.round((100 * completedItems) / totalItems),
      targetDate: addDays(today, 60),
    },
  })
  const entry = (days: number, title: string, content: string) => ({
    path: '/api/journals',
    body: { title, content, date: addDays(today, days) },
  })

  return [
    activity(0, 'Quiet hour before the day', '6:30 AM', 'study'),
    activity(0, 'Hospital visits', '2:00 PM', 'counseling'),
    event(today, 'Elders’ meeting', '7:00 PM', '8:30 PM', 'meeting'),
    event(addDays(today, 1), 'Bible study', '7:00 PM', '8:00 PM', 'study'),
    event(addDays(today, 2), 'Youth evening', '6:00 PM', '9:00 PM', 'youth'),
    activity(3, 'Sermon preparation', 'morning', 'study'),
    event(sunday, 'Sunday service', '10:00 AM', '11:15 AM', 'service'),
    sermon(
      sunday,
      'The shepherd who stays',
      'Psalm 23:1–4',
      'The LORD is my shepherd; I shall not want.\nHe maketh me to lie down in green pastures: he leadeth me beside the still waters.',
      { status: 'in_progress', progress: 60, notes: 'Begin with the valley, end at the table.' },
    ),
    sermon(
      addDays(sunday, 7),
      'Light for the next step',
      'Psalm 119:105',
      'Thy word is a lamp unto my feet, and a light unto my path.',
      {},
    ),
    sermon(
      addDays(sunday, -7),
      'Let not your heart be troubled',
      'John 14:1',
      'Let not your heart be troubled.',
      {
        status: 'completed',
        progress: 100,
      },
    ),
    prayer('Those who are ill', 'For patience, good care and peace at night.', 'congregation'),
    prayer('A rested family', 'For an evening at home this week.', 'family'),
    prayer('New volunteers', 'For two more hands in the kitchen.', 'ministry', {
      isAnswered: true,
      dateAnswered: today,
    }),
    goal('Read the Psalms aloud', 'Spiritual', 48, 150),
    goal('One evening a week at home', 'Family', 5, 12),
    entry(-1, 'After the meeting', 'We disagreed and stayed kind. I want to remember that this is possible.'),
    entry(-8, 'A slow morning', 'Nothing happened, and it was good.'),
  ]
}
