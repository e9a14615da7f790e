/** The oldest versions that run the app, as the build's target. The README names them; `browsers.test.ts` holds the build to them. */
export const oldestBrowsers = ['safari16.4', 'chrome111', 'edge111', 'firefox121']

/** What came to one of the browsers only later, and is not lowered by the build: what may be used only behind a question. */
export const laterApis: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'Map.groupBy and Object.groupBy (Safari 17.4)', pattern: /\b(Map|Object)\.groupBy\b/ },
  { name: 'Promise.withResolvers (Safari 17.4)', pattern: /\bPromise\.withResolvers\b/ },
  { name: 'Promise.try (Safari 18.2)', pattern: /\bPromise\.try\b/ },
  { name: 'AbortSignal.any (Safari 17.4)', pattern: /\bAbortSignal\.any\b/ },
  { name: 'URL.canParse and URL.parse (Safari 17.0, 18.0)', pattern: /\bURL\.(canParse|parse)\b/ },
  { name: 'Array.fromAsync (Chrome 121)', pattern: /\bArray\.fromAsync\b/ },
  { name: 'Iterator.from (Safari 18.4)', pattern: /\bIterator\.from\b/ },
  {
    name: 'methods of iterators (Safari 18.4)',
    pattern:
      /\.(values|keys|entries)\(\)\.(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  },
  {
    name: 'methods of sets (Chrome 122)',
    pattern: /\.(symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  },
  { name: 'Intl.Segmenter (Firefox 125)', pattern: /\bIntl\.Segmenter\b/ },
  { name: 'Intl.DurationFormat (Chrome 129)', pattern: /\bIntl\.DurationFormat\b/ },
  { name: 'RegExp.escape (Safari 18.2)', pattern: /\bRegExp\.escape\b(?!\s*\|\|)/ },
  { name: 'base64 of byte arrays (Safari 18.2)', pattern: /\.(fromBase64|toBase64|setFromBase64)\(/ },
]

/** The same of styles. What merely looks plainer where it is missing, such as `field-sizing`, is not listed. */
export const laterStyles: typeof laterApis = [
  { name: 'light-dark() (Safari 17.5)', pattern: /light-dark\(/ },
  { name: 'nesting (Firefox 117)', pattern: /[{;]\s*&/ },
  { name: '@scope (Firefox 146)', pattern: /@scope\b/ },
  { name: 'anchor positioning (Safari 26)', pattern: /anchor-name|position-anchor/ },
]
