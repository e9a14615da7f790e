import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What a user's next reminder depends on: any change of it asks for a new plan. */
const sources = [
  { table: 'events', owner: 'userId', when: 'insert or update' },
  { table: 'sermons', owner: 'userId', when: 'insert or update' },
  { table: 'prayers', owner: 'userId', when: 'insert or update' },
  { table: 'users', owner: 'id', when: 'update' },
] as const

/**
 * In the database itself, because it must happen in the same transaction as the change: a server that is killed after a write must
 * not forget to plan for it.
 */
export const replan: Migration = async (db, engine) => {
  if (engine === 'postgres') {
    await sql`
      create function "replanReminders"() returns trigger language plpgsql as $$
      begin
        update "reminderPlans" set "nextAt" = 0 where "userId" = to_jsonb(new) ->> tg_argv[0] and "nextAt" > 0;
        return null;
      end $$
    `.execute(db)
  }
  for (const { table, owner, when } of sources) {
    for (const change of when.split(' or ')) {
      const name = sql.id(`${table}Replan${change}`)
      const head = sql`create trigger ${name} after ${sql.raw(change)} on ${sql.table(table)} for each row`
      if (engine === 'postgres') {
        await sql`${head} execute function "replanReminders"(${sql.lit(owner)})`.execute(db)
      } else {
        await sql`
          ${head} begin
            update "reminderPlans" set "nextAt" = 0 where "userId" = new.${sql.id(owner)} and "nextAt" > 0;
          end
        `.execute(db)
      }
    }
  }
}
