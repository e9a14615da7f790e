import {
  listPreached,
  listSermons,
  listSermonsOn,
  type Preached,
  type SermonOnPassage,
  SermonSchema,
  sermonWrites,
} from '@stillwater/contract/sermons/sermons'
import type { FastifyInstance } from 'fastify'
import { flag, given, jsonText } from '#core/records/columns.ts'
import { forgetDeletedOnTime } from '#core/records/deleted-records.ts'
import type { Deps } from '#core/deps.ts'
import { mount } from '#core/http/endpoint.ts'
import { invalid } from '#core/http/errors.ts'
import { jsonList } from '#core/records/json-list.ts'
import { mountWrites } from '#core/records/record-routes.ts'
import { sermonBodyRoutes } from './body/body-routes.ts'
import { sermonPartRoutes } from './part-routes.ts'
import { passages, preachedOn, readPassagesAtStart, sermonsOn } from './passage-store.ts'
import { textRestorer, versionRestorer } from './restore-texts.ts'
import { sermonHooks } from './sermon-hooks.ts'
import { sermonImportRoutes } from './sermon-imports.ts'
import { derivedFields, sermonsOf, toSermon, withOwnCount } from './store.ts'

export function sermonsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const list = jsonList(deps, SermonSchema, (userId) => sermonsOf(db, userId), derivedFields)
  mount(app, deps, listSermons, ({ caller, query }) => list(query.page, caller.userId))

  const rangesOf = async (reference: string) => {
    const { readReference } = await passages()
    const reading = readReference(reference)
    if ('message' in reading) throw invalid({ reference: reading.message })
    return reading
  }
  mount(app, deps, listSermonsOn, async ({ caller, query }) => {
    const ranges = await rangesOf(query.reference)
    return (await sermonsOn(db, caller.userId, ranges).execute()) as SermonOnPassage[]
  })
  mount(app, deps, listPreached, async ({ caller, query }) => {
    const ranges = await rangesOf(query.reference)
    return (await preachedOn(deps, caller.userId, ranges).execute()) as Preached[]
  })

  mountWrites(app, deps, sermonWrites, {
    table: 'sermons',
    show: toSermon,
    create: ({ id: _, stepsDone, couldBePreached, ...content }) => ({
      ...withOwnCount(content),
      stepsDone: jsonText(stepsDone),
      couldBePreached: flag(couldBePreached),
      passagesRead: 1,
    }),
    change: ({ version: _, stepsDone, couldBePreached, ...changes }) => ({
      ...withOwnCount(
        given({ ...changes, stepsDone: jsonText(stepsDone), couldBePreached: flag(couldBePreached) }),
      ),
      passagesRead: 1,
    }),
    hooks: sermonHooks(deps),
    counted: ['noteCount', 'resourceCount'],
  })

  sermonBodyRoutes(app, deps)
  sermonPartRoutes(app, deps)
  sermonImportRoutes(app, deps)
  deps.restorers.set('sermonTexts', textRestorer(deps)).set('sermonVersions', versionRestorer(deps))
  forgetDeletedOnTime(app, deps, 'sermons')
  readPassagesAtStart(app, deps)
}
