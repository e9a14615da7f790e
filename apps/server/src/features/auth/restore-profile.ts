import { nullableLine } from '@stillwater/contract/records/fields'
import * as z from 'zod/mini'
import { notFound } from '#core/http/errors.ts'
import { oneByOne, readFields, type Restorer } from '#core/records/restorers.ts'
import { getUser, updateUser } from './store.ts'

/** The name, the e-mail and the time zone are those of whoever has signed in: they never come from a file. */
const ProfileSchema = z.object({ churchName: nullableLine(), followsReadings: z.boolean() })

/** An account without records takes the file's; another keeps its own. */
export const restoreProfile: Restorer = oneByOne(
  async ({ trx, caller: { userId }, replaces, isEmpty }, entry) => {
    const file = readFields(ProfileSchema, entry)
    const user = await getUser(trx, userId)
    if (user === undefined) throw notFound()
    const { fullName } = user
    const wanted = { ...file, fullName, churchName: file.churchName ?? user.churchName }
    if (user.churchName === wanted.churchName && user.followsReadings === wanted.followsReadings)
      return 'same'
    if (!isEmpty && !replaces) return 'changed'
    await updateUser(trx, userId, wanted)
    return isEmpty ? 'added' : 'replaced'
  },
)
