/** A stretch of text: the same in both, only in the old one, or only in the new one. */
interface Stretch {
  readonly text: string
  readonly change: 'same' | 'removed' | 'added'
}

/** With its place among the others, for a list on the screen. */
type PlacedStretch = Stretch & { readonly key: number }

/** Beyond this many pairs of words a comparison would be felt; the stretch then counts as replaced. */
const mostPairs = 4_000_000

/** How a text became another, word by word. */
export function compareWords(old: string, now: string): PlacedStretch[] {
  const [a, b] = [wordsOf(old), wordsOf(now)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const middle = compareMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joined([
    ...a.slice(0, start).map((text) => ({ text, change: 'same' as const })),
    ...middle,
    ...a.slice(a.length - end).map((text) => ({ text, change: 'same' as const })),
  ]).map((stretch, key) => ({ ...stretch, key }))
}

/** Words with the space after them; line ends stand alone. */
const wordsOf = (text: string) => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? []

function compareMiddle(a: readonly string[], b: readonly string[]): Stretch[] {
  if (a.length * b.length > mostPairs)
    return [
      { text: a.join(''), change: 'removed' },
      { text: b.join(''), change: 'added' },
    ]
  // For each pair of places, how many words the rests have in common.
  const width = b.length + 1
  const common = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        a[i] === b[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0)
    }
  }
  const stretches: Stretch[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      stretches.push({ text: a[i] ?? '', change: 'same' })
      i += 1
      j += 1
    } else if (
      j === b.length ||
      (i < a.length && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      stretches.push({ text: a[i] ?? '', change: 'removed' })
      i += 1
    } else {
      stretches.push({ text: b[j] ?? '', change: 'added' })
      j += 1
    }
  }
  return stretches
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const list: Stretch[] = []
  for (const { text, change } of stretches) {
    const last = list.at(-1)
    if (last?.change === change) list.splice(-1, 1, { text: last.text + text, change })
    else if (text !== '') list.push({ text, change })
  }
  return list
}
