import { parseJson, textsOf } from '#shared/device/parse-stored.ts'
import { storedValue } from '#shared/device/stored-value.ts'

/** Two ids and a space. */
const longestKey = 80
const mostPairs = 5000

/** Pairs of ids that are two people after all, on this device. */
export const notTheSame = storedValue<readonly string[]>({
  key: (owner) => `stillwater-not-the-same-${owner}`,
  parse: (text) => textsOf(parseJson(text), longestKey, mostPairs),
})
