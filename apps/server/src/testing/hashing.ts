/**
 * Stands before Node's own argon2, for the modules that are loaded after it: counts how often a password is really
 * hashed, makes that cheap where a test does not ask for the real cost, and can hold the work until a test lets it go.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const argon2 = crypto.argon2.bind(crypto)

export const hashing = { count: 0, cheap: true, held: Promise.resolve() }

crypto.argon2 = (algorithm, parameters, callback) => {
  hashing.count += 1
  const cost = hashing.cheap ? { memory: 8, passes: 1 } : {}
  void hashing.held.then(() => argon2(algorithm, { ...parameters, ...cost }, callback))
}
syncBuiltinESMExports()
