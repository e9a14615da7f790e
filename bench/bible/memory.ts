/** Run by itself: how much memory the loaded texts, their indexes and the cross references add to a process. */
import { loadAllBibles, loadAllCrossReferences } from '@stillwater/bible/node'

const { gc } = globalThis
if (gc === undefined) throw new Error('Run with --expose-gc')

/** What is in use after everything that can be freed is freed. */
function settled(): { rss: number; held: number } {
  for (let i = 0; i < 3; i++) gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, held: heapUsed + external }
}

const before = settled()
const bibles = loadAllBibles()
for (const bible of bibles.values()) bible.prepareSearch()
const references = loadAllCrossReferences()
const loaded = process.memoryUsage().rss
const after = settled()
const found = [...bibles.values()].reduce((sum, bible) => sum + bible.count('amen'), references.size)
if (found === 0) throw new Error('Nothing was loaded')
const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10
console.log(
  JSON.stringify({
    loaded: megabytes(loaded - before.rss),
    settled: megabytes(after.rss - before.rss),
    held: megabytes(after.held - before.held),
  }),
)
