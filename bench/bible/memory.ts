/** Run by itself: how much memory the loaded texts, their indexes and the cross references add to a process. */
import { loadAllBibles, loadAllCrossReferences } from '@stillwater/bible/node'

const collect = globalThis.gc
if (collect === undefined) throw new Error('Run with --expose-gc')

function used(): { rss: number; held: number } {
  for (let i = 0; i < 3; i++) collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, held: heapUsed + external }
}

const before = used()
const bibles = loadAllBibles()
for (const bible of bibles.values()) bible.prepareSearch()
const references = loadAllCrossReferences()
const after = used()
const found = [...bibles.values()].reduce(
  (sum, bible) => sum + bible.search('amen', { limit: 1 }).total,
  references.size,
)
const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10
console.log(
  JSON.stringify({
    rss: megabytes(after.rss - before.rss),
    held: megabytes(after.held - before.held),
    found,
  }),
)
