import { changeList, readValue } from './push-database.ts'
import { withId } from './push-message.ts'

/** Whether a message was shown before: the server sends it again when it was killed before it could note that it had been sent. */
export async function isSeen(id: string): Promise<boolean> {
  const ids = await readValue('ids')
  return Array.isArray(ids) && ids.includes(id)
}

export const noteSeen = (id: string): Promise<void> => changeList('ids', (ids) => withId(ids, id))

/** Whether the app lock hides what reminders are about. */
export const areTitlesHidden = async (): Promise<boolean> => (await readValue('hidden')) === true
