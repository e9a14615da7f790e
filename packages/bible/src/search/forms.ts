import { irregularBase } from './irregular.ts'
import { groupBy } from '../group-by.ts'

/** What the rules need to know of a text: which words it has, and which of them it never writes small. */
export type Vocabulary = {
  has(word: string): boolean
  isName(word: string): boolean
}

/** The word that stands for all forms of a word, also for itself: love for loved, loveth, lovest, loving and love. */
export type FindBase = (word: string, vocabulary: Vocabulary) => string

export function baseFinder(language: string): FindBase {
  return language === 'de' ? germanBase : englishBase
}

/** Words that only look like a form of another one. */
const unlike = new Set(
  (
    'thing things king kings evening morning wedding during farthing earring earrings singed wicked naked sacred hundred kindred ' +
    'united forest harvest earnest interest tempest manifest molest modest arrest lest rest thus his this us news alms heathens'
  ).split(' '),
)

function englishBase(word: string, vocabulary: Vocabulary): string {
  const irregular = irregularBase(word)
  if (irregular !== undefined) return irregular
  if (unlike.has(word)) return word
  if (vocabulary.isName(word)) return nameBase(word, vocabulary)
  const base = regularBase(word, vocabulary)
  // "offerings" is of offering, and that of offer.
  return base === undefined ? withoutU(word) : englishBase(base, vocabulary)
}

function regularBase(word: string, vocabulary: Vocabulary): string | undefined {
  for (const { ending, basesOf } of endingsByLetter.get(word.charAt(word.length - 1)) ?? []) {
    if (!word.endsWith(ending)) continue
    const base = basesOf(word.slice(0, -ending.length)).find((each) => isBase(each, vocabulary))
    if (base !== undefined) return base
  }
  return undefined
}

function isBase(word: string, vocabulary: Vocabulary): boolean {
  return (
    word.length > 2 &&
    vocabulary.has(word) &&
    !vocabulary.isName(word) &&
    (irregularBase(word) ?? word) === word
  )
}

/** A verb with its ending off: "hat" becomes hate, because hat would give hatted; "sinn" becomes sin, "lov" love, "open" open. */
function verbs(stem: string): string[] {
  if (/^[^aeiou]*[aeiou][bdfgklmnprt]$/.test(stem)) return [`${stem}e`]
  if (/([bdgklmnprt])\1$/.test(stem)) return [stem, stem.slice(0, -1)]
  return stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [stem, `${stem}e`]
}

function plurals(stem: string): string[] {
  if (stem.endsWith('i')) return [`${stem.slice(0, -1)}y`, `${stem}e`]
  return /(?:[sxzo]|ch|sh)$/.test(stem) ? [stem, `${stem}e`] : [`${stem}e`]
}

type Ending = { readonly ending: string; readonly basesOf: (stem: string) => readonly string[] }

/** Longest first: the first ending that leaves a word of the text is taken off. */
const endings: readonly Ending[] = [
  { ending: 'edst', basesOf: verbs },
  { ending: 'edest', basesOf: verbs },
  { ending: 'ings', basesOf: (stem) => [`${stem}ing`, ...verbs(stem)] },
  { ending: 'ing', basesOf: verbs },
  { ending: 'eth', basesOf: verbs },
  { ending: 'est', basesOf: verbs },
  { ending: 'ed', basesOf: (stem) => (stem.endsWith('e') ? [] : verbs(stem)) },
  { ending: 'ves', basesOf: (stem) => [`${stem}f`, `${stem}fe`, `${stem}ve`] },
  { ending: 'es', basesOf: plurals },
  { ending: 's', basesOf: (stem) => (/[sui]$/.test(stem) ? [] : [stem]) },
]
const endingsByLetter = groupBy(endings, ({ ending }) => ending.charAt(ending.length - 1))

/** Levites and Jews are more than one; Judas and Jonas are not. */
function nameBase(word: string, vocabulary: Vocabulary): string {
  const base = word.slice(0, -1)
  return /(?:it|e|an|ew|in|il|ek)e?s$/.test(word) && base.length > 2 && vocabulary.has(base) ? base : word
}

/** British and American spelling: saviour and savior, neighbours and neighbors. */
function withoutU(word: string): string {
  return /^.{3,}our(?:able|ite|er|ers|less)?$/.test(word) && !word.startsWith('devour')
    ? word.replace(/our/, 'or')
    : word
}

const germanEndings = [
  'ern',
  'est',
  'ten',
  'tet',
  'en',
  'er',
  'em',
  'es',
  'et',
  'st',
  'te',
  'e',
  'n',
  's',
  't',
]

/** German endings come off as long as what is left is a word of the text. */
function germanBase(word: string, vocabulary: Vocabulary): string {
  for (const ending of germanEndings) {
    if (!word.endsWith(ending) || word.length - ending.length < 4) continue
    const stem = word.slice(0, -ending.length)
    if (vocabulary.has(stem)) return germanBase(stem, vocabulary)
  }
  return word
}
