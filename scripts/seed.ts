/**
 * Fills an empty database with one pastor with years of records, among thousands with a few records each: for trying
 * and measuring. `npm run seed -- --users 10000 --sermons 2000 …`; DATA_DIR or DATABASE_URL say which database.
 */
import { parseArgs } from 'node:util'
import { connect } from '../apps/server/src/core/database/connect.ts'
import { migrate } from '../apps/server/src/core/database/migrate.ts'
import { readEnv } from '../apps/server/src/core/settings/env.ts'
import { fill, richUser, type SeedPlan, usualPlan } from './seed/fill.ts'
import { loadSettings } from './support/settings.ts'

loadSettings()
const kinds = Object.keys(usualPlan.rich) as (keyof SeedPlan['rich'])[]
const { values } = parseArgs({
  options: Object.fromEntries(['users', ...kinds].map((name) => [name, { type: 'string' as const }])),
})

function count(name: string, usual: number, least: number): number {
  const text = values[name]
  const number = text === undefined ? usual : Number(text)
  if (!Number.isInteger(number) || number < least || number > 1_000_000)
    throw new Error(`--${name} is "${String(text)}": use a whole number from ${least} to 1000000.`)
  return number
}

const plan: SeedPlan = {
  users: count('users', usualPlan.users, 1),
  rich: Object.fromEntries(
    kinds.map((kind) => [kind, count(kind, usualPlan.rich[kind], 0)]),
  ) as SeedPlan['rich'],
}

const start = performance.now()
const database = await connect(readEnv(process.env))
try {
  await migrate(database)
  await fill(database, plan)
} finally {
  await database.close()
}
const held = kinds.map((kind) => `${plan.rich[kind]} ${kind}`).join(', ')
console.log(
  `${plan.users} pastors in ${((performance.now() - start) / 1000).toFixed(1)} s. One of them has ${held}:`,
)
console.log(`  e-mail    ${richUser.email}\n  password  ${richUser.password}`)
