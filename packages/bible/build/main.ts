/**
 * Converts the Bible texts from their packages into the files that the server reads and the browser downloads:
 * `node packages/bible/build/main.ts` writes packages/bible/dist. The same packages give the same bytes.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Manifest } from '../src/manifest.ts'
import type { Renumbering } from '../src/numbering.ts'
import { VerseTable } from '../src/verse-table.ts'
import { encodeCrossReferences, readCrossReferences, timesReferredTo } from './cross-references.ts'
import { borrowLayout, countsOf, layoutOf, openEveryChapter } from './layout.ts'
import { pack } from './pack.ts'
import { breakLines } from './poetry-lines.ts'
import { lutherRenumbering } from './renumber.ts'
import type { About, Lines } from './source.ts'
import { encodeText, prominenceFrom } from './text-file.ts'
import * as asv from './texts/asv.ts'
import * as darby from './texts/darby.ts'
import * as kjv from './texts/kjv.ts'
import * as luther from './texts/luther.ts'
import * as web from './texts/web.ts'
import * as ylt from './texts/ylt.ts'

const folder = fileURLToPath(new URL('../dist/', import.meta.url))

const kjvLines = kjv.readKjv()
const webLines = web.readWeb()
const asvLines = asv.readAsv()
const yltLines = ylt.readYlt((psalm) => kjvLines.Ps[psalm - 1]?.[0]?.startsWith('{t') === true)
const darbyLines = darby.readDarby()
const lutherLines = luther.readLuther()

const standard = new VerseTable(countsOf(kjvLines))
const references = readCrossReferences(standard.counts)
const prominence = prominenceFrom(timesReferredTo(references), standard)
const lutherNumbers = lutherRenumbering(countsOf(lutherLines), standard.counts)

const layout = layoutOf(webLines)
borrowLayout(kjvLines, layout, { ownParagraphs: true })
for (const lines of [asvLines, yltLines, darbyLines]) borrowLayout(lines, layout)
borrowLayout(lutherLines, layout, { renumbered: lutherNumbers })
openEveryChapter(webLines)
for (const lines of [asvLines, yltLines]) breakLines(lines)

const texts: readonly (readonly [About, Lines, readonly Renumbering[]])[] = [
  [kjv.about, kjvLines, []],
  [web.about, webLines, web.renumbered],
  [asv.about, asvLines, []],
  [ylt.about, yltLines, []],
  [darby.about, darbyLines, []],
  [luther.about, lutherLines, lutherNumbers],
]

function write(name: string, bytes: Uint8Array): { file: string; bytes: number; sha256: string } {
  writeFileSync(`${folder}${name}`, bytes)
  return { file: name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const manifest: Manifest = {
  texts: await Promise.all(
    texts.map(async ([about, lines, renumbered]) => {
      const bytes = encodeText(about, lines, renumbered, prominence)
      const entry = write(`${about.id.toLowerCase()}.txt`, bytes)
      return { ...about, ...entry, packed: await pack(`${folder}${entry.file}`, bytes) }
    }),
  ),
  crossReferences: write('cross-references.bin', encodeCrossReferences(references)),
}
writeFileSync(`${folder}manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
