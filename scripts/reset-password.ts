/** `npm run reset-password -- someone@example.org --at https://stillwater.example.org`: a link with which they can set a new password. */
import { parseArgs } from 'node:util'
import { issueToken } from '../apps/server/src/features/auth/passwords/one-time-tokens.ts'
import { findCredentials } from '../apps/server/src/features/auth/store.ts'
import { linkTo, withDatabase } from './support/links.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: 'string' } } })
const [email = ''] = positionals

const link = await withDatabase(async (db, env) => {
  const user = await findCredentials(db, email.trim().toLowerCase())
  return (
    user &&
    linkTo(
      values.at,
      env,
      '/reset-password#token',
      await issueToken(db, 'password-reset', user.id, Date.now()),
    )
  )
})
if (link === undefined) {
  console.error(
    `There is no account with the e-mail address "${email}". Use the address it was registered with: npm run reset-password -- someone@example.org`,
  )
  process.exitCode = 1
} else {
  console.log(`Give this link only to ${email}. It works once, for 30 minutes:\n${link}`)
}
