/** Plausible words for a database that is only for trying and measuring. Nobody in them exists, so nobody is named. */
import type { Random } from '../../apps/server/src/testing/fuzz-values.ts'

const people = [
  'A member in hospital',
  'The youth group',
  'A family that has moved here',
  'The choir',
  'A young couple',
  'The elders',
  'A widow of the parish',
  'Our neighbours',
  'A student far from home',
  'The Sunday school teachers',
  'A worker between two jobs',
  'The visitors of last Sunday',
  'A mother and her newborn',
  'The town council',
  'A friend who doubts',
  'The refugees in the parish hall',
]
const needs = [
  'needs strength for the coming weeks',
  'asks for peace at home',
  'gives thanks for a good report',
  'waits for an answer from the doctors',
  'looks for a place to live',
  'begins something new on Monday',
  'carries a grief that few know about',
  'hopes to be reconciled',
  'would like a visit',
  'asks for patience and courage',
  'prepares for the harvest supper',
  'has come back after many years',
]
const themes = [
  'Grace for the weary',
  'Walking by faith',
  'The lost and the found',
  'Light in a dark place',
  'Bread for the journey',
  'A house upon the rock',
  'Rivers in the desert',
  'The patience of the farmer',
  'Salt of the earth',
  'Songs in the night',
  'The narrow gate',
  'A well in the valley',
  'Hope that holds',
  'The servant king',
  'Still waters',
  'Bearing one another’s burdens',
]
const passages: readonly (readonly [string, string])[] = [
  ['Psalm 23:1', 'The LORD is my shepherd; I shall not want.'],
  ['John 11:35', 'Jesus wept.'],
  ['Matthew 5:14', 'Ye are the light of the world. A city that is set on an hill cannot be hid.'],
  ['Psalm 46:10', 'Be still, and know that I am God.'],
  ['Romans 12:12', 'Rejoicing in hope; patient in tribulation; continuing instant in prayer.'],
  ['1 John 4:19', 'We love him, because he first loved us.'],
  ['Proverbs 15:1', 'A soft answer turneth away wrath: but grievous words stir up anger.'],
  ['Isaiah 40:8', 'The grass withereth, the flower fadeth: but the word of our God shall stand for ever.'],
]
const gatherings = [
  ['Sunday worship', 'service'],
  ['Evening prayer', 'service'],
  ['Meeting of the elders', 'meeting'],
  ['Budget meeting', 'meeting'],
  ['Conversation by appointment', 'counseling'],
  ['Marriage preparation', 'counseling'],
  ['Youth evening', 'youth'],
  ['Camp planning', 'youth'],
  ['Bible study', 'study'],
  ['Reading circle', 'study'],
  ['Harvest supper', 'other'],
  ['Choir rehearsal', 'other'],
  ['Hospital visit', 'visit'],
  ['Wedding', 'wedding'],
  ['Memorial service', 'funeral'],
] as const
const places = ['Church', 'Parish hall', 'Vestry', 'Hospital', 'School', 'Garden room', 'Town hall', 'Chapel']
const moments = [
  'The morning began with rain and a long silence.',
  'I noticed how much was left unsaid at the table.',
  'A child asked the question that we had all avoided.',
  'The road home was longer than usual, and better for it.',
  'Two letters came, and both of them were kind.',
  'I read slowly today and stayed with one sentence.',
  'There was laughter in the kitchen after the meeting.',
  'I was impatient, and said so afterwards.',
  'The old hymn sounded as if it were new.',
  'Nothing was finished, and that was all right.',
  'The candles burned down before we had stopped talking.',
  'Somebody had put flowers on the step without a word.',
]
const aims = [
  'Read through the Psalms',
  'Visit every house of the street',
  'Walk each morning',
  'Save for the roof',
  'Learn the hymns by heart',
  'Supper with the family on Fridays',
  'Write to the young people who moved away',
  'Plant the garden behind the hall',
]

export const words = {
  need: (random: Random) => `${random.pick(people)} ${random.pick(needs)}`,
  theme: (random: Random) => random.pick(themes),
  passage: (random: Random) => random.pick(passages),
  gathering: (random: Random) => random.pick(gatherings),
  place: (random: Random) => random.pick(places),
  aim: (random: Random) => random.pick(aims),
  person: (random: Random) => random.pick(people),
  sentences: (random: Random, count: number) =>
    Array.from({ length: count }, () =>
      random.chance(0.5) ? random.pick(moments) : `${random.pick(people)} ${random.pick(needs)}.`,
    ).join(' '),
}
