/**
 * Compares some books of our King James Version with SWORD's, which comes from another source. The gate runs this file
 * where SWORD is installed: see scripts/gate/sword.ts.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { suite, test } from 'node:test'
import { bookOf, type BookId } from '../src/canon.ts'
import { loadAllBibles } from '../src/node.ts'

const module = 'engKJV2006eb'

/** Verses in order, as diatheke prints them: "John 3:16: ¶ For God so loved the world". */
function readWithDiatheke(book: string): string[] {
  const { stdout } = spawnSync('diatheke', ['-b', module, '-f', 'plain', '-k', book], {
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  })
  return Array.from(stdout.matchAll(/^\s*[IV]* ?[A-Z][A-Za-z ]* \d+:\d+: (.*)$/gm), ([, text = '']) => text)
}

/** The sources differ in hyphens, apostrophes, ligatures and left-over marks. */
function letters(text: string): string {
  return text
    .replaceAll('\\nd', '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z]/g, '')
}

suite('our King James Version is SWORD’s, letter by letter', () => {
  const kjv = loadAllBibles().get('KJV')
  assert.ok(kjv)
  for (const book of ['Ps', 'Obad', 'John', 'Rom', 'Phlm', '3John', 'Jude'] as const satisfies BookId[]) {
    const { name } = bookOf(book)
    test(`in ${name}`, () => {
      const reading = kjv.parse(name)
      assert.ok(reading.ok)
      const ours = kjv.verses(reading.ranges, { limit: 3000 })
      const theirs = readWithDiatheke(name)
      assert.equal(ours.length, theirs.length)
      for (const [index, { text, reference }] of ours.entries()) {
        assert.equal(letters(text), letters(theirs[index] ?? ''), reference)
      }
    })
  }
})
