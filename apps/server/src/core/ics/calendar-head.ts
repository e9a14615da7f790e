import { tzlib_get_ical_block } from 'timezones-ical-library'

/** The lines before the entries of a calendar file, with the rules of the zone that its times name. */
export const calendarHead = (timeZone: string, more: readonly string[] = []): string[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Stillwater//Calendar//EN',
  'CALSCALE:GREGORIAN',
  ...more,
  ...zoneLines(timeZone),
]

export const calendarEnd = ['END:VCALENDAR']

/** Without its rules Outlook is an hour off. UTC needs none: its times say so themselves. */
function zoneLines(timeZone: string): string[] {
  if (timeZone === 'UTC') return []
  const [block = ''] = tzlib_get_ical_block(timeZone)
  return block.split('\r\n')
}
