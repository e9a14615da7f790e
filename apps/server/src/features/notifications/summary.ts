import type { Reminder } from './due-reminders.ts'

/** More reminders of one kind than this are not useful, and would delay other users' reminders. */
export const mostOfAKind = 20

/** The most urgent ones as they are, and the rest as one. */
export const summarized = (due: readonly Reminder[]): Reminder[] =>
  [...Map.groupBy(due, ({ kind }) => kind).values()].flatMap((list) => {
    const urgentFirst = list.toSorted((a, b) => a.usefulUntil - b.usefulUntil)
    const rest = urgentFirst.slice(mostOfAKind - 1)
    const last = rest.at(-1)
    if (last === undefined || rest.length === 1) return list
    const body = `You have ${rest.length} more reminders. Open Stillwater to see them.`
    return [...urgentFirst.slice(0, mostOfAKind - 1), { ...last, subject: 'more', body }]
  })
