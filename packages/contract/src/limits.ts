/** Business constants of the specification that both sides need. */
export const limits = {
  title: 200,
  text: 100_000,
  /** What an integer column holds on either engine. */
  integer: 2_147_483_647,
  email: 254,
  passwordMin: 6,
  passwordMax: 256,
  fullNameMin: 2,
  token: 100,
  /** The longest date range that one call answers, in days. */
  rangeDays: 400,
} as const

export const earliestDate = '1900-01-01'

/** No series of sermons is planned for longer: two years. */
export const mostWeeks = 104

/** Of an illustration: its source, its tags, and the sermons that it is told in. */
export const illustrationLimits = { source: 500, tag: 40, tags: 20, sermons: 200 } as const

/** In place of the minutes before an event or activity: it has no reminder, although others have one by default. */
export const noReminder = -1

/** How many records a page holds unless told, and at most. */
export const journalPage = { usual: 50, most: 100 } as const
export const devotionalPage = { usual: 50, most: 100 } as const
/** How many hits of one record type a search answers. */
export const searchPage = { usual: 5, most: 50 } as const

/** How many verses a search has found in all: sent as a header, because the body is the plain list. */
export const totalHeader = 'x-total-count'

/** How many sermons are brought in from files at once, and for how many days that can be undone. */
export const sermonImport = { sermons: 1000, undoDays: 30 } as const
