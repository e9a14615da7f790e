import type { IsoDate } from '@stillwater/contract/dates/dates'
import { whoNeedsMe } from '@stillwater/contract/people/who-needs-me'
import type { PersonPlace } from '@stillwater/contract/people/care'
import { readJsonList } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import { careEntriesToPlan, peopleToPlan } from './store.ts'

interface Asking {
  readonly userId: string
  /** The day where the user is. */
  readonly today: IsoDate
}

/** How many people may need each of these users today. One user after the other: a list may be long. */
export async function needCounts(db: Db, users: readonly Asking[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { userId, today } of users) {
    const people = await peopleToPlan(db, userId).execute()
    if (people.length === 0) continue
    const entries = await careEntriesToPlan(db, userId).execute()
    const needed = whoNeedsMe(
      people.map((row) => ({
        ...row,
        place: row.place as PersonPlace,
        dates: readJsonList(row.dates),
        mergedIds: readJsonList(row.mergedIds),
      })),
      entries.map((row) => ({ ...row, personIds: readJsonList(row.personIds) })),
      today,
    )
    counts.set(userId, needed.length)
  }
  return counts
}
