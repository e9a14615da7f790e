import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseSermon } from './sermon.ts'

/** What is said, and the reference in it. Empty is none. */
const references: readonly (readonly [string, string])[] = [
  ['First Corinthians thirteen four through seven', '1 Corinthians 13:4–7'],
  ['first corinthians 13 4 through 7', '1 Corinthians 13:4–7'],
  ['1 Corinthians 13:4-7', '1 Corinthians 13:4–7'],
  ['1st Corinthians chapter thirteen, verses four to seven', '1 Corinthians 13:4–7'],
  ['John three sixteen', 'John 3:16'],
  ['john 3:16', 'John 3:16'],
  ['John 3 16', 'John 3:16'],
  ['John chapter three verse sixteen', 'John 3:16'],
  ['Today we read from John chapter 3, verse 16 together', 'John 3:16'],
  ['John three sixteen and seventeen', 'John 3:16, 17'],
  ['Genesis one one', 'Genesis 1:1'],
  ['Genesis one', 'Genesis 1'],
  ['In Genesis 1 God creates', 'Genesis 1'],
  ['Psalm twenty three', 'Psalm 23'],
  ['psalm 23', 'Psalm 23'],
  ['the twenty third psalm', 'Psalm 23'],
  ['the 23rd Psalm', 'Psalm 23'],
  ['Psalm one nineteen', 'Psalm 119'],
  ['Psalm one hundred nineteen', 'Psalm 119'],
  ['psalm one hundred and nineteen verse one hundred five', 'Psalm 119:105'],
  ['Psalm one thirty nine', 'Psalm 139'],
  ['Psalm one verse six', 'Psalm 1:6'],
  ['Romans eight twenty eight', 'Romans 8:28'],
  ['Romans eight twenty-eight', 'Romans 8:28'],
  ['Romans 8 28-30', 'Romans 8:28–30'],
  ['Romans twelve one to two', 'Romans 12:1–2'],
  ['Philippians four verses six and seven', 'Philippians 4:6, 7'],
  ['Ephesians two eight and nine', 'Ephesians 2:8, 9'],
  ['second timothy chapter three verse sixteen', '2 Timothy 3:16'],
  ['two timothy three sixteen', '2 Timothy 3:16'],
  ['first john four eight', '1 John 4:8'],
  ['third john four', '3 John 4'],
  ['Jude three', 'Jude 3'],
  ['Isaiah fifty three five', 'Isaiah 53:5'],
  ['Isaiah fifty three', 'Isaiah 53'],
  ['Luke fifteen eleven to thirty two', 'Luke 15:11–32'],
  ['Luke fifteen eleven through verse thirty two', 'Luke 15:11–32'],
  ['mark sixteen fifteen', 'Mark 16:15'],
  ['song of solomon two one', 'Song of Solomon 2:1'],
  ['revelation three twenty', 'Revelation 3:20'],
  ['hebrews eleven one', 'Hebrews 11:1'],
  ['first peter five seven', '1 Peter 5:7'],
  ['Acts two forty two until forty seven', 'Acts 2:42–47'],
  ['Matthew five three through twelve then Luke six', 'Matthew 5:3–12'],
  ['I mark three boxes', ''],
  ['one of the best days John and I had', ''],
  ['John ninety nine one', ''],
  ['we are twelve people and two cars', ''],
  ['grace and peace', ''],
]

/** What is said, and the title: the first sentence. */
const titles: readonly (readonly [string, string])[] = [
  ['Grace in the storm. Peter walks on the water.', 'Grace in the storm'],
  ['grace in the storm', 'Grace in the storm'],
  ['Who is my neighbour? A lawyer asks.', 'Who is my neighbour'],
  ['Rejoice! Again I say, rejoice.', 'Rejoice'],
  ['The title is grace in the storm. Matthew fourteen.', 'Grace in the storm'],
  ['My sermon title is Come and See. John one.', 'Come and See'],
  ['Dr. Luke tells a story. It is long.', 'Dr. Luke tells a story'],
  ['St. Paul writes to Rome. He is not ashamed.', 'St. Paul writes to Rome'],
  ['At 10 a.m. we begin. All are welcome.', 'At 10 a.m. we begin'],
  ['“Be still.” A quiet word.', 'Be still'],
  ['Hope\nwhat we wait for', 'Hope'],
  ['... Hope. More.', 'Hope'],
]

describe('a spoken sermon', () => {
  for (const [said, reference] of references) {
    it(`names its reference: ${said}`, () => {
      assert.equal(parseSermon(said).reference ?? '', reference)
    })
  }

  for (const [said, title] of titles) {
    it(`has its first sentence as the title: ${said.replace('\n', ' / ')}`, () => {
      assert.equal(parseSermon(said).title, title)
    })
  }

  it('keeps all that was said in the notes', () => {
    const said = 'Love never fails. First Corinthians thirteen.\nA hymn to love.'
    assert.equal(parseSermon(said).notes, 'Love never fails. First Corinthians thirteen. A hymn to love.')
  })

  it('has a title that fits, cut at a word', () => {
    const { title = '', notes } = parseSermon('word '.repeat(300))
    assert.ok(title.length <= 200 && title.endsWith('word'), title)
    assert.equal(notes?.length, 300 * 5 - 1)
  })

  it('is nothing where nothing was said', () => {
    assert.deepEqual(parseSermon(' \n\t '), {})
  })
})
