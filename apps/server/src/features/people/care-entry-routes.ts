import {
  careEntryFault,
  CareEntrySchema,
  careEntryWrites,
  listCareEntries,
} from '@stillwater/contract/people/care-entries'
import {
  CareSettingsSchema,
  getCareSettings,
  updateCareSettings,
} from '@stillwater/contract/people/care-settings'
import type { FastifyInstance } from 'fastify'
import { given, jsonText } from '#core/records/columns.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { settingsRestorer } from '#core/records/restorers.ts'
import { sealedByVault } from '#core/records/sealed-by.ts'
import { careEntriesOf, careSettingsOf, changeCareSettings, toCareEntry } from './store.ts'

/**
 * When the pastor was in touch with whom. Nobody checks that the people are there: an entry that was written offline must not be refused
 * because somebody was deleted on another device meanwhile.
 */
export function careEntryRoutes(app: FastifyInstance, deps: Deps): void {
  const list = jsonList(deps, CareEntrySchema, (userId) => careEntriesOf(deps.db, userId))
  mount(app, deps, listCareEntries, ({ caller, query }) => list(query.page, caller.userId))

  mountWrites(app, deps, careEntryWrites, {
    table: 'care-entries',
    show: toCareEntry,
    create: ({ id: _, personIds, ...entry }) => ({ ...entry, personIds: jsonText(personIds) }),
    change: ({ version: _, personIds, ...changes }) => given({ ...changes, personIds: jsonText(personIds) }),
    fault: careEntryFault,
    prepare: sealedByVault('care-entries', deps),
  })
  deps.restorers.set('careSettings', settingsRestorer(CareSettingsSchema, careSettingsOf, changeCareSettings))
  mount(app, deps, getCareSettings, ({ caller }) => careSettingsOf(deps.db, caller.userId))
  mount(app, deps, updateCareSettings, ({ caller, body }) => changeCareSettings(deps.db, caller.userId, body))
}
