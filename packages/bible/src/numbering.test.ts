import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { loadAllBibles, loadAllCrossReferences } from './node.ts'
import { parallelPassages } from './parallel.ts'
import { osisOf } from './references/format.ts'

const bibles = loadAllBibles()
const kjv = bibles.get('KJV')
const web = bibles.get('WEB')
const luther = bibles.get('LUT1912')
assert.ok(kjv && web && luther)

function position(osis: string) {
  const reading = kjv?.parse(osis)
  const range = reading?.ok === true ? reading.ranges[0] : undefined
  assert.ok(range, osis)
  return range.from
}

suite('Luther’s numbering', () => {
  /** Typed in by hand after comparing the words of both texts. */
  const same = [
    ['Gen.31.55', 'Gen.32.1'],
    ['Exod.8.1', 'Exod.7.26'],
    ['Num.16.36', 'Num.17.1'],
    ['Deut.29.1', 'Deut.28.69'],
    ['1Chr.6.1', '1Chr.5.27'],
    ['Job.41.1', 'Job.40.25'],
    ['Ps.3.1', 'Ps.3.1-Ps.3.2'],
    ['Ps.3.8', 'Ps.3.9'],
    ['Ps.23.1', 'Ps.23.1'],
    ['Ps.51.1', 'Ps.51.1-Ps.51.3'],
    ['Ps.51.19', 'Ps.51.21'],
    ['Eccl.5.1', 'Eccl.4.17'],
    ['Isa.9.1', 'Isa.8.23'],
    ['Isa.9.6', 'Isa.9.5'],
    ['Hos.1.10', 'Hos.2.1'],
    ['Joel.2.28', 'Joel.3.1'],
    ['Joel.3.1', 'Joel.4.1'],
    ['Jonah.1.17', 'Jonah.2.1'],
    ['Mic.5.2', 'Mic.5.1'],
    ['Zech.1.18', 'Zech.2.1'],
    ['Mal.4.5', 'Mal.3.23'],
    ['Acts.19.41', 'Acts.19.40'],
    ['2Cor.13.14', '2Cor.13.13'],
    ['3John.1.14', '3John.1.14-3John.1.15'],
    ['John.3.16', 'John.3.16'],
    ['Rev.22.21', 'Rev.22.21'],
  ]
  for (const [standard = '', own = ''] of same) {
    test(`${standard} is ${own}`, () => {
      const range = luther.fromStandard(position(standard))
      assert.ok(range)
      const [from, to] = [osisOf(range.from), osisOf(range.to)]
      assert.equal(from === to ? from : `${from}-${to}`, own)
      if (standard !== 'Acts.19.41') assert.equal(osisOf(luther.toStandard(range.to)), standard)
    })
  }

  test('has a place for every verse of the standard', () => {
    for (const { id } of kjv.books()) {
      for (const [chapter, verses] of kjv.counts[id].entries()) {
        for (let verse = 1; verse <= verses; verse++) {
          assert.ok(
            luther.fromStandard({ book: id, chapter: chapter + 1, verse }),
            `${id} ${chapter + 1}:${verse}`,
          )
        }
      }
    }
  })

  test('is the one that references are read in', () => {
    assert.equal(luther.parse('Joel 4:21').ok, true)
    assert.equal(luther.parse('Ps 51:21').ok, true)
    assert.equal(luther.parse('Mal 4:1').ok, false)
    const reading = luther.parse('Mal 4:1')
    assert.equal(reading.ok ? '' : reading.nearest?.reference, 'Malachi 3:1')
  })
})

suite('parallel versions', () => {
  test('show the same words though their numbers differ', () => {
    const reading = luther.parse('Ps 51:12')
    assert.ok(reading.ok)
    const [german, english] = parallelPassages([luther, kjv], reading.ranges)
    assert.match(german?.html ?? '', /Schaffe in mir, Gott, ein reines Herz/)
    assert.match(english?.html ?? '', /Create in me a clean heart/)
    assert.equal(english?.reference, 'Psalm 51:10')
  })

  test('follow the doxology of Romans to where a text has it', () => {
    const reading = kjv.parse('Rom 16:25-27')
    assert.ok(reading.ok)
    assert.equal(parallelPassages([kjv, web], reading.ranges)[1]?.reference, 'Romans 14:24–26')
  })

  test('of all texts for a well-known verse', () => {
    const reading = kjv.parse('John 3:16')
    assert.ok(reading.ok)
    const passages = parallelPassages([kjv, ...bibles.values()], reading.ranges)
    assert.equal(passages.length, 7)
    for (const { reference } of passages) assert.equal(reference, 'John 3:16')
  })
})

suite('cross references', () => {
  const references = loadAllCrossReferences()

  test('are 386,518 links', () => assert.equal(references.size, 386_518))

  test('of John 3:16 lead to Romans 5:8 and 1 John 4:9', () => {
    const found = new Set(references.of(position('John.3.16')).map(({ reference }) => reference))
    assert.ok(found.has('Romans 5:8') && found.has('1 John 4:9'))
  })

  test('join adjacent verses', () => {
    const found = new Set(references.of(position('Gen.1.1')).map(({ reference }) => reference))
    assert.ok(found.has('Psalm 8:3–4'))
    assert.ok(!found.has('Psalm 8:3'))
  })

  test('are in the numbering of the text', () => {
    const found = references
      .of({ book: 'Ps', chapter: 51, verse: 12 }, luther)
      .map(({ reference }) => reference)
    assert.deepEqual(references.of({ book: 'Ps', chapter: 51, verse: 10 }).length, found.length)
    for (const reference of found) assert.equal(luther.parse(reference).ok, true, reference)
  })

  test('of a place that does not exist are none', () => {
    assert.deepEqual(references.of({ book: 'John', chapter: 99, verse: 1 }), [])
  })
})
