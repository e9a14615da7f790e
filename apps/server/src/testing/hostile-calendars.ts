/** Calendar files that no program writes: small, and long to read. */

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')

/** A clock that is changed every second since 1800, and an event on it. */
export const everySecond = calendar(
  'BEGIN:VTIMEZONE',
  'TZID:Ours',
  'BEGIN:STANDARD',
  'DTSTART:18000101T000000',
  'RRULE:FREQ=SECONDLY',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART;TZID=Ours:20250304T190000',
  'SUMMARY:Choir',
  'END:VEVENT',
)

/** Many events, each of which takes place a number of times that has to be counted. */
export const countedEvents = (events: number): string =>
  calendar(
    ...Array.from({ length: events }, (_, n) => [
      'BEGIN:VEVENT',
      `UID:${n}`,
      'DTSTART:20250304T190000',
      'RRULE:FREQ=YEARLY;BYDAY=TU;COUNT=5000',
      'END:VEVENT',
    ]).flat(),
  )
