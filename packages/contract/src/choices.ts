/** What a user chooses from, and what is chosen at first. Plain values: a screen that shows them needs no schemas. */
import type { IconName } from './icons.ts'

export const prayerCategories = ['personal', 'family', 'congregation', 'ministry', 'other'] as const
export type PrayerCategory = (typeof prayerCategories)[number]

/** What a sermon's own status can be; a pastor chooses freely among them. */
export const workingStatuses = ['not_started', 'in_progress', 'completed'] as const

/** An archived sermon is put away until it is brought back. */
export const sermonStatuses = [...workingStatuses, 'archived'] as const
export type SermonStatus = (typeof sermonStatuses)[number]

export const eventTypes = [
  'service',
  'meeting',
  'counseling',
  'youth',
  'study',
  'other',
  'visit',
  'wedding',
  'funeral',
] as const
export type EventType = (typeof eventTypes)[number]

/** Choosing a type sets its icon. */
export const eventTypeIcons: Record<EventType, IconName> = {
  service: 'church',
  meeting: 'people',
  counseling: 'person',
  youth: 'groups',
  study: 'menu_book',
  other: 'event',
  visit: 'home',
  wedding: 'favorite',
  funeral: 'local_florist',
}

/**
 * What a record with the id of one date of a repeating event does: it is shown instead, it takes the date away, or nothing, after
 * either was undone.
 */
export const exceptionKinds = ['changed', 'canceled', 'none'] as const
export type ExceptionKind = (typeof exceptionKinds)[number]

export const activityTypes = ['meeting', 'counseling', 'study', 'other'] as const
export type ActivityType = (typeof activityTypes)[number]

/** The categories that the form and the tabs offer. */
export const goalCategories = ['Personal', 'Spiritual', 'Family', 'Financial'] as const

/** Every category that a goal may have; those beyond the four are shown in gray. */
export const allGoalCategories = [...goalCategories, 'Church', 'Ministry', 'Health', 'Other'] as const
export type GoalCategory = (typeof allGoalCategories)[number]

/** What a shared calendar shows: what is planned, or only when the user is busy. */
export const feedAudiences = ['everything', 'busy'] as const
export type FeedAudience = (typeof feedAudiences)[number]

/** In which color another calendar or a series of sermons is shown. */
export const calendarColors = ['teal', 'amber', 'green', 'violet', 'gray'] as const
export type CalendarColor = (typeof calendarColors)[number]

/** How another calendar stands: waits to be read, was read, could not be read and is tried again, or is not tried any more. */
export const calendarStates = ['waiting', 'fresh', 'failing', 'stopped'] as const
export type CalendarState = (typeof calendarStates)[number]

/** Why another calendar could not be read. */
export const calendarFaults = [
  'unreachable',
  'not_found',
  'not_allowed',
  'not_public',
  'not_a_calendar',
  'too_large',
  'unreadable',
] as const
export type CalendarFault = (typeof calendarFaults)[number]

/** Why the user does not preach on a day: somebody else does, they are away, or nobody does. */
export const dayMarks = ['guest', 'holiday', 'no_service'] as const
type DayMark = (typeof dayMarks)[number]

/** What each is called, on screens and in the search. */
export const dayMarkNames: Readonly<Record<DayMark, string>> = {
  guest: 'Guest preacher',
  holiday: 'Holiday',
  no_service: 'No service',
}

/** In place of the reference and the scripture of a planned sermon whose passage is not chosen yet: a sermon always has both. */
export const openPassage = 'To be chosen'

/** What there is to do for a sermon in the week before it, in this order. */
export const workSteps = ['text', 'study', 'outline', 'draft', 'finish'] as const
export type WorkStep = (typeof workSteps)[number]

/** The same, and rest, which comes once they are done. */
export const weekSteps = [...workSteps, 'rest'] as const
export type WeekStep = (typeof weekSteps)[number]

export const defaultJournalTitle = "Today's Thoughts"
