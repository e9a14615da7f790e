import { ReminderSettingsSchema } from '@stillwater/contract/notifications'
import { isDeepStrictEqual } from 'node:util'
import { oneByOne, readFields, type Restorer } from '#core/restore.ts'
import { changeSettings, settingsOf } from './settings.ts'

/** When reminders come. An account without records takes the file's; another keeps its own. */
export const restoreSettings: Restorer = oneByOne(
  async ({ trx, caller: { userId }, now, replaces, isEmpty }, entry) => {
    const wanted = readFields(ReminderSettingsSchema, entry)
    const current = await settingsOf(trx, userId)
    if (isDeepStrictEqual({ ...current }, wanted)) {
      await changeSettings(trx, userId, now)
      return 'same'
    }
    if (!isEmpty && !replaces) return 'changed'
    await changeSettings(trx, userId, now, wanted)
    return isEmpty ? 'added' : 'replaced'
  },
)
