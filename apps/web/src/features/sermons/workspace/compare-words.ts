import { markNames, type Run } from '@stillwater/sermon-body/blocks'

/** A stretch of text with its marks: the same in both, only in the old one, or only in the new one. */
interface Stretch extends Run {
  readonly change: 'same' | 'removed' | 'added'
}

/** With its place among the others, for a list on the screen. */
type PlacedStretch = Stretch & { readonly key: number }

/** Beyond this many pairs of words a comparison would be felt; the stretch then counts as replaced. */
const mostPairs = 4_000_000

/** How a text became another, word by word. A word with other marks is another word. */
export function compareWords(old: readonly Run[], now: readonly Run[]): PlacedStretch[] {
  const [a, b] = [wordsOf(old), wordsOf(now)]
  let start = 0
  while (start < a.length && start < b.length && isSame(a[start], b[start])) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && isSame(a.at(-1 - end), b.at(-1 - end))) end += 1
  const middle = compareMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joined([
    ...a.slice(0, start).map(changed('same')),
    ...middle,
    ...a.slice(a.length - end).map(changed('same')),
  ]).map((stretch, key) => ({ ...stretch, key }))
}

const changed =
  (change: Stretch['change']) =>
  (word: Run): Stretch => ({ ...word, change })

/** Words with the space after them; line ends stand alone. */
const wordsOf = (runs: readonly Run[]): Run[] =>
  runs.flatMap(({ text, attributes }) =>
    (text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/g) ?? []).map((word) => ({ text: word, attributes })),
  )

const isSame = (a: Run | undefined, b: Run | undefined) => a?.text === b?.text && haveSameMarks(a, b)

const haveSameMarks = (a: Run | undefined, b: Run | undefined) =>
  markNames.every((name) => Boolean(a?.attributes[name]) === Boolean(b?.attributes[name]))

function compareMiddle(a: readonly Run[], b: readonly Run[]): Stretch[] {
  if (a.length * b.length > mostPairs) return [...a.map(changed('removed')), ...b.map(changed('added'))]
  // For each pair of places, how many words the rests have in common.
  const width = b.length + 1
  const common = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = isSame(a[i], b[j])
        ? (common[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0)
    }
  }
  const stretches: Stretch[] = []
  let [i, j] = [0, 0]
  for (
    let [left, right] = [a[0], b[0]];
    left !== undefined || right !== undefined;
    [left, right] = [a[i], b[j]]
  ) {
    if (left !== undefined && right !== undefined && isSame(left, right)) {
      stretches.push(changed('same')(left))
      i += 1
      j += 1
    } else if (
      left !== undefined &&
      (right === undefined || (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      stretches.push(changed('removed')(left))
      i += 1
    } else if (right !== undefined) {
      stretches.push(changed('added')(right))
      j += 1
    }
  }
  return stretches
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const list: Stretch[] = []
  for (const stretch of stretches) {
    const last = list.at(-1)
    if (last?.change === stretch.change && haveSameMarks(last, stretch))
      list.splice(-1, 1, { ...last, text: last.text + stretch.text })
    else if (stretch.text !== '') list.push(stretch)
  }
  return list
}
