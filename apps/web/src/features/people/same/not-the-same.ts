import { parseJson, textsOf } from '#shared/device/parse-stored.ts'
import { privateKey } from '#shared/device/private-storage.ts'
import { storedValue } from '#shared/device/stored-value.ts'

/** Two ids and a space. */
const longestKey = 80
const mostPairs = 5000

/** Pairs of ids that are two people after all, on this device. */
export const notTheSame = storedValue<readonly string[]>({
  key: (owner) => privateKey(owner, 'not-the-same'),
  parse: (text) => textsOf(parseJson(text), longestKey, mostPairs),
})
