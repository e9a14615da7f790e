import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { breakLines } from './poetry-lines.ts'
import { emptyLines } from './source.ts'
import { wordsOfJesus } from './texts/red-letters.ts'
import { apostrophes, dashes, germanQuotes, singleQuotes, tightDashes } from './typography.ts'

suite('typography', () => {
  test('sets quotes and dashes as a printer would', () => {
    assert.equal(apostrophes("hinds' feet, God's"), 'hinds’ feet, God’s')
    assert.equal(
      singleQuotes("and God saith, 'Let light be;' and light is. Abram's"),
      'and God saith, ‘Let light be;’ and light is. Abram’s',
    )
    assert.equal(
      germanQuotes('"Lasset uns zerreißen!" sprach er. Juda\'s'),
      '„Lasset uns zerreißen!“ sprach er. Juda’s',
    )
    assert.equal(dashes('the  earth --'), 'the  earth —')
    assert.equal(tightDashes('From men--they feared; -- that'), 'From men—they feared;—that')
  })
})

suite('words of Jesus', () => {
  test('are found by their letters in a text with other hyphens, apostrophes and brackets', () => {
    assert.equal(
      wordsOfJesus(
        "And he said, Blessed [are] ye poor: for your's is it.",
        'And he said, <FR>Blessed <FI>are<Fi> ye poor: for yours is it.<Fr>',
      ),
      "And he said, <Blessed [are] ye poor: for your's is it.>",
    )
    assert.equal(
      wordsOfJesus('I am, saith he, which is.', '<FR>I am,<Fr> saith he, <FR>which is.<Fr>'),
      '<I am,> saith he, <which is.>',
    )
  })

  test('that do not fit stop the build', () => {
    assert.throws(() => wordsOfJesus('Follow thou me.', '<FR>Follow me.<Fr>'))
  })
})

suite('lines of poetry', () => {
  test('end before a capital that is only there for the line, and after a sentence', () => {
    const lines = emptyLines()
    lines.Gen = [
      [
        '¶And to the man of God and Jehovah the seed of David and his people and his men walk, and he is the man.',
      ],
    ]
    lines.Ps = [
      ['§And thy seed is the people of David, And the man of Jehovah, The God of the seed. He walk'],
    ]
    breakLines(lines)
    assert.deepEqual(lines.Ps, [
      ['§And thy seed is the people of David,|And the man of Jehovah,|The God of the seed.|He walk'],
    ])
    assert.match(lines.Gen[0]?.[0] ?? '', /^¶And to the man of God and Jehovah/)
  })
})
