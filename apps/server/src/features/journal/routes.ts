import { journalPage } from '@stillwater/contract/limits'
import {
  journalEntryFault,
  JournalEntrySchema,
  journalWrites,
  listJournals,
  listJournalsOnThisDay,
} from '@stillwater/contract/journal'
import { plain } from '@stillwater/contract/search/words'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList, jsonRows } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { sealedByVault } from '#core/records/sealed-by.ts'
import { listQuery, monthDayOf, onThisDayQuery, toEntry } from './store.ts'

export function journalRoutes(app: FastifyInstance, deps: Deps): void {
  const answer = jsonRows(deps, JournalEntrySchema)
  const usual = { limit: journalPage.usual }
  const firstPage = jsonList(deps, JournalEntrySchema, (userId) => listQuery(deps.db, userId, usual))

  mount(app, deps, listJournals, ({ caller: { userId }, query: { page, ...filter } }) => {
    if (Object.keys(filter).length === 0) return firstPage(page, userId)
    // A day is answered whole.
    const limits = filter.date === undefined ? { ...usual, ...filter } : filter
    return answer(page, userId, listQuery(deps.db, userId, limits))
  })

  mount(app, deps, listJournalsOnThisDay, ({ caller, query }) =>
    answer(query.page, caller.userId, onThisDayQuery(deps.db, caller.userId, query.date ?? caller.today)),
  )

  mountWrites(app, deps, journalWrites, {
    table: 'journals',
    show: toEntry,
    fault: journalEntryFault,
    prepare: sealedByVault('journals', deps),
    create: ({ title, content, vaultText, date }, { today }) => ({
      ...columnsOf({ title, content, date: date ?? today }),
      vaultText,
    }),
    change: ({ title, content, vaultText, date }) =>
      given({ ...columnsOf({ title, content, date }), vaultText }),
  })
}

interface Written<T> {
  readonly title: T
  readonly content: T
  readonly date: T
}

/** What is written, and what is derived from each part of it. */
function columnsOf<T extends string | undefined>({ title, content, date }: Written<T>) {
  const derive = (value: T, change: (text: string) => string) =>
    (value === undefined ? undefined : change(value)) as T
  return {
    title,
    content,
    date,
    monthDay: derive(date, monthDayOf),
    plainTitle: derive(title, plain),
    plainContent: derive(content, plain),
  }
}
