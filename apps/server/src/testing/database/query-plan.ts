import assert from 'node:assert/strict'
import { CompiledQuery, type Compilable } from 'kysely'
import type { Database, Db } from '#core/database/connect.ts'

/** Fails if the engine would read a whole table or a whole index to answer the query. */
export async function assertIndexed(database: Database, query: Compilable): Promise<void> {
  const { sql, parameters } = query.compile()
  const plan = await (database.engine === 'sqlite' ? sqlitePlan : postgresPlan)(database.db, sql, parameters)
  assert.notEqual(plan.length, 0, 'the engine told no plan')
  const scans = plan.filter((step) => step.scans).map((step) => step.text)
  assert.deepEqual(scans, [], `${database.engine} reads everything for: ${sql}`)
}

interface PlanStep {
  readonly text: string
  readonly scans: boolean
}

type Explain = (db: Db, sql: string, parameters: readonly unknown[]) => Promise<PlanStep[]>

const sqlitePlan: Explain = async (db, sql, parameters) => {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  )
  return rows.map(({ detail }) => ({ text: detail, scans: isScan(detail) }))
}

/** A full-text index is asked for what matches, and what another step has found is no table. */
const isScan = (detail: string) =>
  detail.startsWith('SCAN ') && !/^SCAN (\w+ VIRTUAL TABLE INDEX \d+:\S*M|\(subquery|found\b)/.test(detail)

interface PostgresNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PostgresNode[]
}

/** On a table of a few rows PostgreSQL would rather scan whatever indexes there are, so scanning is made dear first. */
const postgresPlan: Explain = (db, sql, parameters) =>
  db.transaction().execute(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'))
    const { rows } = await trx.executeQuery<{ 'QUERY PLAN': readonly { Plan: PostgresNode }[] }>(
      CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
    )
    return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => postgresSteps(Plan))
  })

function postgresSteps(node: PostgresNode): PlanStep[] {
  const kind = node['Node Type']
  const condition = node['Index Cond']
  const readsIndex = ['Index Scan', 'Index Only Scan', 'Bitmap Index Scan'].includes(kind)
  const scans = kind === 'Seq Scan' || (readsIndex && condition === undefined)
  const text = [kind, node['Relation Name'], condition].filter(Boolean).join(' ')
  return [{ text, scans }, ...(node.Plans ?? []).flatMap(postgresSteps)]
}
