import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Bible } from '../bible.ts'
import { loadAllBibles } from '../node.ts'
import { wholeChapter } from '../verse-position.ts'
import { sanitizePassageHtml } from './sanitize.ts'

const bibles = loadAllBibles()
const kjv = bibles.get('KJV')
const web = bibles.get('WEB')
assert.ok(kjv && web)

function passage(bible: Bible, reference: string, limit?: number) {
  const reading = bible.parse(reference)
  assert.ok(reading.ok)
  return bible.passage(reading.ranges, limit === undefined ? {} : { limit })
}

suite('a passage', () => {
  test('has its reference, version and copyright', () => {
    const { reference, osis, version, copyright } = passage(kjv, 'jn 3 16-18')
    assert.deepEqual(
      [reference, osis, version, copyright],
      [
        'John 3:16–18',
        'John.3.16-John.3.18',
        'KJV',
        'King James Version (1769). Public domain; Crown rights in the United Kingdom.',
      ],
    )
  })

  test('sets verses in paragraphs, with words of Jesus, added words and the name of God', () => {
    assert.equal(
      passage(kjv, 'John 3:5').html,
      '<p class="prose"><span class="verse" data-verse="John.3.5"><sup class="verse-number">5</sup>Jesus answered, ' +
        '<span class="jesus">Verily, verily, I say unto thee, Except a man be born of water and <em class="added">of</em> the ' +
        'Spirit, he cannot enter into the kingdom of God.</span></span></p>',
    )
    assert.match(
      passage(kjv, 'Ps 23:1').html,
      /The <span class="divine-name">LORD<\/span> <em class="added">is<\/em> my shepherd/,
    )
  })

  test('sets poetry in lines, each with the verse that it belongs to', () => {
    assert.equal(
      passage(web, 'Ps 23:1').html,
      '<h4 class="psalm-title">A Psalm by David.</h4><p class="poetry">' +
        '<span class="line"><span class="verse" data-verse="Ps.23.1"><sup class="verse-number">1</sup>Yahweh is my shepherd:</span></span>' +
        '<span class="line"><span class="verse" data-verse="Ps.23.1">I shall lack nothing.</span></span></p>',
    )
  })

  test('that begins in the middle of a poem is still poetry', () => {
    assert.match(
      passage(web, 'Ps 23:5').html,
      /^<p class="poetry"><span class="line"><span class="verse" data-verse="Ps\.23\.5">/,
    )
  })

  test('changes from prose to poetry within a verse and numbers it once', () => {
    const { html } = passage(web, 'Matt 3:3')
    assert.match(
      html,
      /saying,<\/span><\/p><p class="poetry"><span class="line"><span class="verse" data-verse="Matt\.3\.3">“The voice/,
    )
    assert.equal(html.split('verse-number').length - 1, 1)
  })

  test('of several chapters or places has headings', () => {
    assert.match(passage(kjv, 'Gen 1:31-2:1').html, /<h4 class="chapter-title">Genesis 2<\/h4>/)
    assert.match(passage(kjv, 'Gen 1:1; John 1:1').html, /<h4 class="range-title">John 1:1<\/h4>/)
    assert.match(passage(kjv, 'Obadiah 21-Jonah 1:1').html, /<h4 class="chapter-title">Obadiah<\/h4>/)
  })

  test('ends a letter of Paul with its colophon', () => {
    assert.match(
      passage(kjv, 'Rom 16:27').html,
      /<p class="colophon">Written to the Romans from Corinthus, and sent by Phebe/,
    )
  })

  test('stops at the limit and says where to go on', () => {
    const { reference, next } = passage(kjv, 'Genesis', 40)
    assert.equal(reference, 'Genesis 1:1–2:9')
    assert.deepEqual(next, { book: 'Gen', chapter: 2, verse: 10 })
    assert.equal(passage(kjv, 'Genesis 1').next, undefined)
  })

  test('of nothing that exists is empty', () => {
    const range = {
      from: { book: 'John', chapter: 99, verse: 1 },
      to: { book: 'John', chapter: 99, verse: 1 },
    } as const
    assert.equal(kjv.passage([range]).html, '')
    assert.deepEqual(kjv.verses([range]), [])
  })

  test('can be had as plain text with its lines', () => {
    const reading = web.parse('Ps 23:1-2')
    assert.ok(reading.ok)
    assert.equal(
      web.text(reading.ranges),
      'Yahweh is my shepherd:\nI shall lack nothing.\nHe makes me lie down in green pastures.\nHe leads me beside still waters.',
    )
  })
})

suite('every chapter of every text', () => {
  for (const bible of bibles.values()) {
    test(`of ${bible.id} has only allowed HTML, closed tags and all its verses`, () => {
      for (const { id, chapters } of bible.books()) {
        for (let chapter = 1; chapter <= chapters; chapter++) {
          const { html, reference } = bible.passage([wholeChapter(bible.counts, id, chapter)])
          assert.equal(sanitizePassageHtml(html), html, reference)
          const numbers = Array.from(html.matchAll(/<sup class="verse-number">(\d+)<\/sup>/g), ([, number]) =>
            Number(number),
          )
          assert.equal(numbers.length, bible.counts[id][chapter - 1], reference)
          assert.ok(
            numbers.every((number, index) => number === index + 1),
            reference,
          )
          assert.doesNotMatch(
            html,
            /<p class="(?:prose|poetry)"><\/p>|<span class="line"><\/span>|[¶§|{}]/,
            reference,
          )
        }
      }
    })
  }
})
