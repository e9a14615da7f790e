/** `npm run invite -- --at https://stillwater.example.org`: a link with which one person can register, for a week. */
import { parseArgs } from 'node:util'
import { issueToken } from '../apps/server/src/features/auth/passwords/one-time-tokens.ts'
import { linkTo, withDatabase } from './support/links.ts'

const { values } = parseArgs({ options: { at: { type: 'string' } } })
const link = await withDatabase(async (db, env) =>
  linkTo(values.at, env, '/auth#invite', await issueToken(db, 'invite', null, Date.now())),
)
console.log(`This link lets one person register. It works once, for 7 days:\n${link}`)
