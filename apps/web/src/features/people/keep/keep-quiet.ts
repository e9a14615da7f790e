import { isIsoDate } from '@stillwater/contract/dates/dates'
import { privateKey } from '#shared/device/private-storage.ts'
import { storedValue } from '#shared/device/stored-value.ts'

/** Until which day this device does not ask again. */
export const keepQuietUntil = storedValue<string>({
  key: (owner) => privateKey(owner, 'keep-quiet-until'),
  parse: (text) => (text !== null && isIsoDate(text) ? text : ''),
  serialize: (day) => day,
})
