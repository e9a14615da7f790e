import type { PrayerCategory } from '@stillwater/contract/choices'
import { capitalised, cutAtWord, firstSentence, runningText } from './sentences.ts'

interface HeardPrayer {
  readonly title?: string
  readonly description?: string
  readonly category?: PrayerCategory
}

const longestTitle = 50

/** In the specification's order: the first that has a word in the prayer. Whole words only: to remember is no member. */
const keywords: readonly (readonly [PrayerCategory, RegExp])[] = [
  ['family', /\b(?:famil(?:y|ies)|spouses?|child(?:ren)?|parents?)\b/i],
  ['congregation', /\b(?:church(?:es)?|congregations?|members?)\b/i],
  ['ministry', /\b(?:ministr(?:y|ies)|missions?|missionar(?:y|ies)|services?)\b/i],
]

/** The title is the first sentence, the category comes from keywords if any, the description is everything that was said. */
export function parsePrayer(spoken: string): HeardPrayer {
  const description = runningText(spoken)
  if (description === '') return {}
  const title = cutAtWord(capitalised(firstSentence(spoken)), longestTitle)
  const category = keywords.find(([, words]) => words.test(description))?.[0]
  return { ...(title !== '' && { title }), ...(category && { category }), description }
}
