import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parsePrayer } from './prayer.ts'

/** What is said, the category that it tells (empty: none) and the title. */
const table: readonly (readonly [string, string, string])[] = [
  ['Healing for my family.', 'family', 'Healing for my family'],
  ['our families', 'family', 'Our families'],
  ['for my spouse', 'family', 'For my spouse'],
  ['Bless every child. And their teachers.', 'family', 'Bless every child'],
  ['The children of our town', 'family', 'The children of our town'],
  ["My child's surgery on Monday", 'family', "My child's surgery on Monday"],
  ['For my parents', 'family', 'For my parents'],
  ['A single parent who is tired', 'family', 'A single parent who is tired'],
  ['Peace in our church', 'congregation', 'Peace in our church'],
  ['for all churches', 'congregation', 'For all churches'],
  ['The congregation in the valley', 'congregation', 'The congregation in the valley'],
  ['A member who lost her job', 'congregation', 'A member who lost her job'],
  ['For our members', 'congregation', 'For our members'],
  ['CHURCH unity', 'congregation', 'CHURCH unity'],
  ['Our prison ministry', 'ministry', 'Our prison ministry'],
  ['for all the ministries', 'ministry', 'For all the ministries'],
  ['A mission to the north', 'ministry', 'A mission to the north'],
  ['The missionaries abroad', 'ministry', 'The missionaries abroad'],
  ["Sunday's service", 'ministry', "Sunday's service"],
  ['Thanks for a service well done', 'ministry', 'Thanks for a service well done'],
  ['My family and our church', 'family', 'My family and our church'],
  ['Our church and its mission', 'congregation', 'Our church and its mission'],
  ['The service for my parents', 'family', 'The service for my parents'],
  ['Help me remember her', '', 'Help me remember her'],
  ['It is apparent to all', '', 'It is apparent to all'],
  ['Without permission', '', 'Without permission'],
  ['The familiar road', '', 'The familiar road'],
  ['The administration', '', 'The administration'],
  ['Strength for today', '', 'Strength for today'],
  ['rain for the farmers', '', 'Rain for the farmers'],
  ['Lord, have mercy! Hear us.', '', 'Lord, have mercy'],
  ['Will you heal Sam? We ask it.', '', 'Will you heal Sam'],
  ['For Dr. Ames. She is ill.', '', 'For Dr. Ames'],
  ['For Mrs. Lee at home', '', 'For Mrs. Lee at home'],
  [
    'Lord, be with those who grieve tonight, and with all who sit beside them. Amen.',
    '',
    'Lord, be with those who grieve tonight, and with',
  ],
  [
    'For patience when the answers are slow in coming',
    '',
    'For patience when the answers are slow in coming',
  ],
  [
    'For patience when the answers seem slow in coming ok',
    '',
    'For patience when the answers seem slow in coming',
  ],
  [
    'A prayer that is exactly as long as fifty letters.',
    '',
    'A prayer that is exactly as long as fifty letters',
  ],
  ['Paz para todos. Gracias.', '', 'Paz para todos'],
  ['Für unsere Stadt. Amen.', '', 'Für unsere Stadt'],
  ['שלום לכולם. תודה.', '', 'שלום לכולם'],
  ['Joy 🎉 for the choir. Yes.', '', 'Joy 🎉 for the choir'],
]

describe('a spoken prayer', () => {
  for (const [said, category, title] of table) {
    it(`is understood: ${said}`, () => {
      assert.deepEqual(parsePrayer(said), {
        title,
        ...(category !== '' && { category }),
        description: said,
      })
    })
  }

  it('has a title of at most 50 characters, cut through no character', () => {
    const { title = '' } = parsePrayer(`${'A'.repeat(49)}😀${'b'.repeat(30)}`)
    assert.equal(title, 'A'.repeat(49))
  })

  it('ends its first sentence where the voice paused', () => {
    const heard = parsePrayer('healing for Sam\nand strength for his wife')
    assert.equal(heard.title, 'Healing for Sam')
    assert.equal(heard.description, 'healing for Sam and strength for his wife')
    assert.equal(parsePrayer('Be near.\namen').description, 'Be near. Amen')
  })

  it('is nothing where nothing was said', () => {
    assert.deepEqual(parsePrayer(''), {})
  })
})
