import { DeliverySchema, deliveryWrites, listDeliveries } from '@stillwater/contract/sermons/deliveries'
import {
  listSermonLinks,
  SermonLinkSchema,
  sermonLinkWrites,
} from '@stillwater/contract/sermons/sermon-links'
import {
  listSermonNotes,
  SermonNoteSchema,
  sermonNoteWrites,
} from '@stillwater/contract/sermons/sermon-notes'
import type { FastifyInstance } from 'fastify'
import { given } from '#core/records/columns.ts'
import type { Db } from '#core/database/connect.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { countParts, deliveriesOf, fillWords, partsOf } from './parts-store.ts'
import type { SermonKey } from './sermon-key.ts'

/** The study notes and links of sermons, and when they were preached. */
export function sermonPartRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const notes = jsonList(deps, SermonNoteSchema, (userId) => partsOf(db, 'sermon-notes', userId))
  mount(app, deps, listSermonNotes, ({ caller, query }) => notes(query.page, caller.userId))
  mountWrites(app, deps, sermonNoteWrites, {
    table: 'sermon-notes',
    show: (row) => row,
    create: ({ id: _, ...content }) => content,
    change: ({ version: _, ...changes }) => given(changes),
    hooks: counted,
  })

  const links = jsonList(deps, SermonLinkSchema, (userId) => partsOf(db, 'sermon-links', userId))
  mount(app, deps, listSermonLinks, ({ caller, query }) => links(query.page, caller.userId))
  mountWrites(app, deps, sermonLinkWrites, {
    table: 'sermon-links',
    show: (row) => row,
    create: ({ id: _, ...content }) => content,
    change: ({ version: _, ...changes }) => given(changes),
    hooks: counted,
  })

  const deliveries = jsonList(deps, DeliverySchema, (userId) => deliveriesOf(db, userId))
  mount(app, deps, listDeliveries, ({ caller, query }) => deliveries(query.page, caller.userId))
  mountWrites(app, deps, deliveryWrites, {
    table: 'deliveries',
    show: (row) => row,
    create: ({ id: _, ...content }) => content,
    change: ({ version: _, ...changes }) => given(changes),
    hooks: { added: fillWords },
  })
}

/** Their sermon knows how many there are. */
const counted = {
  added: async <Row extends SermonKey>(trx: Db, row: Row) => {
    await countParts(trx, row)
    return row
  },
  removed: (trx: Db, row: SermonKey) => countParts(trx, row),
}
