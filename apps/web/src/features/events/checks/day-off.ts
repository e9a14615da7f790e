import { weekday } from '@stillwater/contract/dates/dates'
import { askToConfirm } from '#shared/ui/dialog/confirm-store.ts'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Days that were asked about since the app was opened: the second event of a day off is no news. */
const asked = new Set<string>()

/** Whether an event may be put on a day. Asks once about each day off. */
export async function mayPlanOn(date: string, dayOff: number | null | undefined): Promise<boolean> {
  if (weekday(date) !== dayOff || asked.has(date)) return true
  const answer = await askToConfirm({
    title: `${names[dayOff]} is your day off`,
    description: `Do you want to put this on ${formatIsoDate(date)} anyway?`,
    confirmLabel: 'Schedule anyway',
    cancelLabel: 'Choose another day',
  })
  if (answer) asked.add(date)
  return answer
}
