/**
 * One good request for every call of the contract. The shared matrix reads it: a call that is missing here fails the
 * suite, so that no route escapes the tests on access, origin, input and leaks.
 */
export interface Sample {
  readonly body?: Record<string, unknown>
  readonly query?: string
  /** For a call on one record: the call that makes it. */
  readonly madeBy?: string
  /** What the call removes or changes cannot be asked for again by it. */
  readonly endsSession?: boolean
}

export const samples: Record<string, Sample> = {
  'GET /api/user': {},
  'PATCH /api/user': { body: { fullName: 'Ann Lee', churchName: 'Grace Chapel' } },
  'POST /api/register': {
    body: { email: 'new@example.org', password: 'still waters', fullName: 'Ann Lee', churchName: null },
  },
  'POST /api/login': { body: { email: 'pastor1@example.org', password: 'still waters' } },
  'POST /api/logout': { endsSession: true },

  'GET /api/prayers': {},
  'POST /api/prayers': {
    body: { title: 'Healing', description: 'For a quick recovery', category: 'congregation' },
  },
  'PATCH /api/prayers/:id': {
    madeBy: 'POST /api/prayers',
    body: { title: 'Healing and peace', isAnswered: true },
  },
  'DELETE /api/prayers/:id': { madeBy: 'POST /api/prayers' },

  'GET /api/sermons': {},
  'POST /api/sermons': {
    body: {
      title: 'The good shepherd',
      scripture: 'The LORD is my shepherd; I shall not want.',
      reference: 'Psalm 23:1',
      date: '2025-03-09',
    },
  },
  'PATCH /api/sermons/:id': {
    madeBy: 'POST /api/sermons',
    body: { status: 'in_progress', progress: 35, notes: 'Begin with the valley' },
  },
  'DELETE /api/sermons/:id': { madeBy: 'POST /api/sermons' },

  'GET /api/events': { query: 'date=2025-03-05' },
  'POST /api/events': {
    body: {
      title: 'Elders',
      startTime: '9:00 AM',
      endTime: '10:00 AM',
      date: '2025-03-05',
      location: 'Vestry',
      description: null,
      eventType: 'meeting',
      icon: 'people',
    },
  },
  'PATCH /api/events/:id': {
    madeBy: 'POST /api/events',
    body: { title: 'Elders and deacons', startTime: 'noon' },
  },
  'DELETE /api/events/:id': { madeBy: 'POST /api/events' },

  'GET /api/activities': { query: 'date=2025-03-05' },
  'POST /api/activities': {
    body: {
      title: 'Hospital visit',
      time: '2pm',
      location: null,
      activityType: 'counseling',
      icon: 'event',
      date: '2025-03-05',
    },
  },
  'PATCH /api/activities/:id': {
    madeBy: 'POST /api/activities',
    body: { title: 'Hospital visits', time: 'after lunch' },
  },
  'DELETE /api/activities/:id': { madeBy: 'POST /api/activities' },
}
