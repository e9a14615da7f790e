import { bringPartsBack, setPartsAside } from '#core/records/deleted-records.ts'
import type { Deps } from '#core/deps.ts'
import type { RecordHooks } from '#core/records/records.ts'
import { bodyText } from './body/body-store.ts'
import { countParts, forgetSentCounts } from './parts-store.ts'
import { removePassages, writePassages } from './passage-store.ts'
import type { SermonKey } from './sermon-key.ts'

const keyOf = ({ userId, id }: { readonly userId: string; readonly id: string }): SermonKey => ({
  userId,
  sermonId: id,
})

/** What goes with a sermon when it is written, changed or deleted. */
export const sermonHooks = (deps: Pick<Deps, 'engine' | 'limits' | 'clock'>): RecordHooks<'sermons'> => ({
  searchText: (trx, row) => bodyText(trx, keyOf(row)),
  added: async (trx, row) => {
    await writePassages(trx, keyOf(row), row.reference)
    if (!(await bringPartsBack(trx, deps, 'sermons', row))) return row
    await countParts(trx, keyOf(row))
    return forgetSentCounts(trx, keyOf(row))
  },
  changed: async (trx, row) => {
    await writePassages(trx, keyOf(row), row.reference)
    return row.studyNotes > 0 || row.links > 0 ? forgetSentCounts(trx, keyOf(row)) : row
  },
  removed: async (trx, row) => {
    await removePassages(trx, keyOf(row))
    await setPartsAside(trx, deps, 'sermons', row, deps.clock())
  },
})
