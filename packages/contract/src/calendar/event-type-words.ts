import type { EventType } from '../choices.ts'

/** The more specific first: a youth group's meeting is for the youth. */
const keywords: readonly (readonly [EventType, RegExp])[] = [
  ['counseling', /\b(?:counsel(?:l?ing|or)?|premarital)\b/i],
  ['youth', /\b(?:youth|teens?|teenagers?|young adults?)\b/i],
  ['study', /\b(?:stud(?:y|ies)|class(?:es)?|seminar|workshop|lesson)\b/i],
  ['wedding', /\bweddings?\b/i],
  [
    'funeral',
    /\b(?:funerals?|burials?|memorial(?! (?:chapel|church|day|drive|hall|hospital|library|park)\b))\b/i,
  ],
  ['meeting', /\b(?:meetings?|meet|committee|board|elders|deacons|staff|conference)\b/i],
  ['visit', /\b(?:visits?|hospital)\b/i],
  ['service', /\b(?:services?|worship|communion|baptisms?|vespers|vigil|mass)\b/i],
]

/** What kind of event words are about; undefined where they don't say. */
export const eventTypeOf = (words: string): EventType | undefined =>
  keywords.find(([, pattern]) => pattern.test(words))?.[0]
