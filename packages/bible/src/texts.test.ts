import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { suite, test } from 'node:test'
import { books, type BookId } from './canon.ts'
import { loadAllBibles, readDistFile, readManifest } from './node.ts'
import { chaptersIn } from './verse-position.ts'
import { standardCounts } from './references/entities.ts'

const bibles = loadAllBibles()

function bible(id: string) {
  const found = bibles.get(id)
  assert.ok(found, `There is no text ${id}`)
  return found
}

function verse(id: string, reference: string): string {
  const reading = bible(id).parse(reference)
  assert.ok(reading.ok, `${id} has no ${reference}`)
  const verses = bible(id).verses(reading.ranges)
  assert.equal(verses.length, 1)
  return verses[0]?.omitted === true ? '(omitted)' : (verses[0]?.text ?? '')
}

function html(id: string, reference: string): string {
  const reading = bible(id).parse(reference)
  assert.ok(reading.ok, `${id} has no ${reference}`)
  return bible(id).passage(reading.ranges).html
}

/** Chapters and verses of each book of the King James Version, typed in by hand from the well-known totals. */
const kingJames = `
Gen 50 1533, Exod 40 1213, Lev 27 859, Num 36 1288, Deut 34 959, Josh 24 658, Judg 21 618, Ruth 4 85, 1Sam 31 810, 2Sam 24 695,
1Kgs 22 816, 2Kgs 25 719, 1Chr 29 942, 2Chr 36 822, Ezra 10 280, Neh 13 406, Esth 10 167, Job 42 1070, Ps 150 2461, Prov 31 915,
Eccl 12 222, Song 8 117, Isa 66 1292, Jer 52 1364, Lam 5 154, Ezek 48 1273, Dan 12 357, Hos 14 197, Joel 3 73, Amos 9 146,
Obad 1 21, Jonah 4 48, Mic 7 105, Nah 3 47, Hab 3 56, Zeph 3 53, Hag 2 38, Zech 14 211, Mal 4 55, Matt 28 1071, Mark 16 678,
Luke 24 1151, John 21 879, Acts 28 1007, Rom 16 433, 1Cor 16 437, 2Cor 13 257, Gal 6 149, Eph 6 155, Phil 4 104, Col 4 95,
1Thess 5 89, 2Thess 3 47, 1Tim 6 113, 2Tim 4 83, Titus 3 46, Phlm 1 25, Heb 13 303, Jas 5 108, 1Pet 5 105, 2Pet 3 61, 1John 5 105,
2John 1 13, 3John 1 14, Jude 1 25, Rev 22 404`
  .split(',')
  .map((entry) => entry.trim().split(' '))
  .map(([book, chapters, verses]) => ({
    book: book as BookId,
    chapters: Number(chapters),
    verses: Number(verses),
  }))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

suite('the number of books, chapters and verses', () => {
  test('is the well-known one in the King James Version', () => {
    assert.equal(sum(kingJames.map(({ verses }) => verses)), 31_102)
    for (const { book, chapters, verses } of kingJames) {
      assert.equal(chaptersIn(bible('KJV').counts, book), chapters, book)
      assert.equal(sum(bible('KJV').counts[book]), verses, book)
    }
  })

  const totals = [
    ['KJV', 1189, 31_102, 0],
    ['WEB', 1189, 31_105, 7],
    ['ASV', 1189, 31_102, 0],
    ['YLT', 1189, 31_102, 0],
    ['DARBY', 1189, 31_102, 3],
    ['LUT1912', 1189, 31_171, 0],
  ] as const
  for (const [id, chapters, verses, omitted] of totals) {
    test(`of ${id} is 66, ${chapters} and ${verses}, of which ${omitted} are left out`, () => {
      const { counts } = bible(id)
      assert.equal(Object.keys(counts).length, 66)
      assert.equal(sum(books.map((book) => counts[book.id].length)), chapters)
      assert.equal(sum(books.flatMap((book) => counts[book.id])), verses)
      const whole = {
        from: { book: 'Gen', chapter: 1, verse: 1 },
        to: { book: 'Rev', chapter: 22, verse: 21 },
      } as const
      const all = bible(id).verses([whole], { limit: 40_000 })
      assert.equal(all.length, verses)
      assert.equal(all.filter((each) => each.omitted).length, omitted)
      assert.deepEqual(
        all.filter((each) => !each.omitted && each.text.length < 11),
        [],
      )
    })
  }

  test('is the same in the parser as in the King James Version', () => {
    assert.deepEqual(standardCounts(), bible('KJV').counts)
  })
})

suite('places that are easily got wrong', () => {
  const places = [
    ['KJV', 'Gen 1:1', 'In the beginning God created the heaven and the earth.'],
    ['KJV', 'Ps 3:1', 'LORD, how are they increased that trouble me! many are they that rise up against me.'],
    ['KJV', 'Ps 119:105', 'Thy word is a lamp unto my feet, and a light unto my path.'],
    ['KJV', 'John 11:35', 'Jesus wept.'],
    ['KJV', 'Rom 16:27', 'To God only wise, be glory through Jesus Christ for ever. Amen.'],
    ['KJV', 'Phlm 25', 'The grace of our Lord Jesus Christ be with your spirit. Amen.'],
    [
      'KJV',
      'Jude 25',
      'To the only wise God our Saviour, be glory and majesty, dominion and power, both now and ever. Amen.',
    ],
    ['KJV', 'Rev 22:21', 'The grace of our Lord Jesus Christ be with you all. Amen.'],
    ['WEB', 'Rev 22:21', 'The grace of the Lord Jesus Christ be with all the saints. Amen.'],
    ['ASV', 'Rev 22:21', 'The grace of the Lord Jesus be with the saints. Amen.'],
    ['YLT', 'Rev 22:21', 'The grace of our Lord Jesus Christ is with you all. Amen.'],
    ['DARBY', 'Rev 22:21', 'The grace of the Lord Jesus Christ be with all the saints.'],
    ['LUT1912', 'Rev 22:21', 'Die Gnade unsers HERRN Jesu Christi sei mit euch allen! Amen.'],
    ['WEB', 'John 11:35', 'Jesus wept.'],
    [
      'ASV',
      'Ps 2:12',
      'Kiss the son, lest he be angry, and ye perish in the way, For his wrath will soon be kindled. Blessed are all they that take refuge in him.',
    ],
    [
      'ASV',
      'Ps 117:2',
      'For his lovingkindness is great toward us; And the truth of Jehovah endureth for ever. Praise ye Jehovah.',
    ],
    [
      'ASV',
      'Ps 23:4',
      'Yea, though I walk through the valley of the shadow of death, I will fear no evil; for thou art with me; Thy rod and thy staff, they comfort me.',
    ],
    [
      'ASV',
      '3 John 14',
      'but I hope shortly to see thee, and we shall speak face to face. Peace be unto thee. The friends salute thee. Salute the friends by name.',
    ],
    ['YLT', 'Ps 23:1', 'Jehovah is my shepherd, I do not lack,'],
    ['YLT', 'Gen 1:1', 'In the beginning of God’s preparing the heavens and the earth —'],
    ['DARBY', 'Ps 3:1', 'Jehovah, how many are they that trouble me, many they that rise up against me!'],
    [
      'DARBY',
      'Deut 29:29',
      'The hidden things belong to Jehovah our God; but the revealed ones are ours and our children’s for ever, to do all the words of this law.',
    ],
    ['DARBY', '2 Kings 11:21', 'Jehoash was seven years old when he began to reign.'],
    [
      'DARBY',
      'Rev 22:13',
      'I am the Alpha and the Omega, the first and the last, the beginning and the end.',
    ],
    ['LUT1912', 'Joh 11:35', 'Und Jesus gingen die Augen über.'],
    ['LUT1912', '1 Joh 2:20', 'Und ihr habt die Salbung von dem, der heilig ist, und wisset alles.'],
    ['LUT1912', 'Ps 23:1', 'Ein Psalm Davids. Der HERR ist mein Hirte; mir wird nichts mangeln.'],
    [
      'LUT1912',
      'Ps 51:3',
      'Gott, sei mir gnädig nach deiner Güte und tilge meine Sünden nach deiner großen Barmherzigkeit.',
    ],
    [
      'LUT1912',
      'Mal 3:24',
      'Der soll das Herz der Väter bekehren zu den Kindern und das Herz der Kinder zu ihren Vätern, daß ich nicht komme und das Erdreich mit dem Bann schlage.',
    ],
    ['LUT1912', '3 John 15', 'Friede sei mit dir! Es grüßen dich die Freunde. Grüße die Freunde bei Namen.'],
  ] as const
  for (const [id, reference, text] of places) {
    test(`${reference} in ${id}`, () => assert.equal(verse(id, reference), text))
  }

  test('verses that a text leaves out are known', () => {
    for (const reference of [
      'Luke 17:36',
      'Acts 8:37',
      'Acts 15:34',
      'Acts 24:7',
      'Rom 16:25',
      'Rom 16:26',
      'Rom 16:27',
    ]) {
      assert.equal(verse('WEB', reference), '(omitted)')
    }
    for (const reference of ['Matt 23:14', 'Acts 8:37', 'Acts 15:34'])
      assert.equal(verse('DARBY', reference), '(omitted)')
    assert.match(verse('WEB', 'Rom 14:24'), /^Now to him who is able to establish you/)
    assert.match(verse('KJV', 'Acts 8:37'), /^And Philip said, If thou believest/)
  })

  test('verses that a text leaves out are shown as left out, with their number', () => {
    assert.match(
      html('WEB', 'Acts 8:36-38'),
      /<span class="verse omitted" data-verse="Acts\.8\.37"><sup class="verse-number">37<\/sup>\[not in this text\]<\/span>/,
    )
  })
})

suite('psalms', () => {
  test('have 116 titles and 22 Hebrew letters in every English text', () => {
    for (const id of ['KJV', 'WEB', 'ASV', 'YLT', 'DARBY']) {
      const titled = Array.from({ length: 150 }, (_, index) => html(id, `Ps ${index + 1}`)).filter((text) =>
        text.startsWith('<h4 class="psalm-title">'),
      )
      assert.equal(titled.length, 116, id)
      assert.equal(html(id, 'Ps 119').split('<h4 class="acrostic">').length - 1, 22, id)
    }
  })

  const titles = [
    ['KJV', 'Ps 3', 'A Psalm of David, when he fled from Absalom his son.'],
    ['KJV', 'Ps 30', 'A Psalm and Song at the dedication of the house of David.'],
    ['WEB', 'Ps 23', 'A Psalm by David.'],
    ['WEB', 'Ps 90', 'A Prayer by Moses, the man of God.'],
    ['ASV', 'Ps 3', 'A Psalm of David, when he fled from Absalom his son.'],
    ['ASV', 'Ps 86', 'A Prayer of David.'],
    ['ASV', 'Ps 120', 'A Song of Ascents.'],
    [
      'YLT',
      'Ps 18',
      'To the Overseer. — By a servant of Jehovah, by David, who hath spoken to Jehovah the words of this song in the day Jehovah delivered him from the hand of all his enemies, and from the hand of Saul, and he saith:',
    ],
    [
      'YLT',
      'Ps 54',
      'To the Overseer with stringed instruments. — An instruction, by David, in the coming in of the Ziphim, and they say to Saul, ‘Is not David hiding himself with us?’',
    ],
    [
      'DARBY',
      'Ps 51',
      'To the chief Musician. A Psalm of David; when Nathan the prophet came to him, after he had gone in to Bath-sheba.',
    ],
  ] as const
  for (const [id, psalm, title] of titles) {
    test(`the title of ${psalm} in ${id}`, () => {
      assert.equal(/^<h4 class="psalm-title">(.*?)<\/h4>/.exec(html(id, psalm))?.[1], title)
    })
  }

  test('without a title begin with their first verse', () => {
    for (const id of ['KJV', 'WEB', 'ASV', 'YLT', 'DARBY'])
      assert.match(html(id, 'Ps 1'), /^<p class="poetry">/)
  })
})

suite('the manifest', () => {
  test('names the files that are there, with their size and hash', () => {
    const { texts, crossReferences } = readManifest()
    for (const { file, bytes, sha256 } of [...texts, crossReferences]) {
      const content = readDistFile(file)
      assert.equal(content.length, bytes)
      assert.equal(createHash('sha256').update(content).digest('hex'), sha256)
    }
  })

  test('says of each text what the text says of itself', () => {
    for (const { id, name, language, copyright } of readManifest().texts) {
      assert.deepEqual([bible(id).name, bible(id).language, bible(id).copyright], [name, language, copyright])
    }
  })
})
