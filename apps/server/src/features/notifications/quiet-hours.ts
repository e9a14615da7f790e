import { addDays, weekday } from '@stillwater/contract/dates/dates'
import type { ReminderSettings } from '@stillwater/contract/notifications'
import { instantOf, type WallTime, wallTime } from '#core/dates/zoned-time.ts'

type Quiet = Pick<ReminderSettings, 'quietFrom' | 'quietTo' | 'dayOff'>

/** Nights and a day off may follow each other, no more often than this. */
const longestChain = 6

const isDayOff = ({ date }: WallTime, { dayOff }: Quiet) => weekday(date) === dayOff

/** The same time twice means no quiet hours; else they may run over midnight. */
function isQuiet({ minute }: WallTime, { quietFrom, quietTo }: Quiet): boolean {
  if (quietFrom <= quietTo) return minute >= quietFrom && minute < quietTo
  return minute >= quietFrom || minute < quietTo
}

export const mayPush = (timeZone: string, quiet: Quiet, instant: number): boolean => {
  const wall = wallTime(timeZone, instant)
  return !isDayOff(wall, quiet) && !isQuiet(wall, quiet)
}

/** The first instant from this one on at which something may be sent. */
export function freeAfter(timeZone: string, quiet: Quiet, instant: number): number {
  const start = wallTime(timeZone, instant)
  let wall = start
  for (let step = 0; step < longestChain; step += 1) {
    if (isDayOff(wall, quiet)) wall = { date: addDays(wall.date, 1), minute: 0 }
    else if (!isQuiet(wall, quiet)) break
    else if (wall.minute < quiet.quietTo) wall = { ...wall, minute: quiet.quietTo }
    else wall = { date: addDays(wall.date, 1), minute: quiet.quietTo }
  }
  return wall === start ? instant : instantOf(timeZone, wall.date, wall.minute)
}

/** The last minute up to this one at which something may be sent. */
export function freeBefore(timeZone: string, quiet: Quiet, instant: number): number {
  const start = wallTime(timeZone, instant)
  let wall = start
  for (let step = 0; step < longestChain; step += 1) {
    if (isDayOff(wall, quiet)) wall = lastMinuteBefore({ ...wall, minute: 0 })
    else if (!isQuiet(wall, quiet)) break
    else if (wall.minute >= quiet.quietFrom) wall = lastMinuteBefore({ ...wall, minute: quiet.quietFrom })
    else wall = lastMinuteBefore({ date: addDays(wall.date, -1), minute: quiet.quietFrom })
  }
  return wall === start ? instant : instantOf(timeZone, wall.date, wall.minute)
}

const lastMinuteBefore = ({ date, minute }: WallTime): WallTime =>
  minute > 0 ? { date, minute: minute - 1 } : { date: addDays(date, -1), minute: 1439 }
