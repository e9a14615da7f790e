import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { blocksOfText } from '@stillwater/sermon-body/blocks'
import { EditorState, TextSelection } from 'prosemirror-state'
import { loadFinder } from './reference-marks.ts'
import { attributesOf, docOf } from './schema.ts'
import { lateScripture, referenceToScripture } from './scripture-blocks.ts'

/** A text with the cursor at the end of its first line. */
function stateOf(...lines: string[]): EditorState {
  const state = EditorState.create({ doc: docOf(blocksOfText(lines.join('\n'))) })
  const end = TextSelection.create(state.doc, 1 + (lines[0]?.length ?? 0))
  return state.apply(state.tr.setSelection(end))
}

const referencesIn = (state: EditorState) =>
  state.doc.children.map((block) => attributesOf(block)['reference'] ?? block.textContent)

function afterEnter(line: string): { made: string[]; shown: unknown[] } {
  const made: string[] = []
  let state = stateOf(line)
  referenceToScripture((reference) => made.push(reference))(state, (tr) => {
    state = state.apply(tr)
  })
  return { made, shown: referencesIn(state) }
}

describe('Enter after a line', () => {
  before(loadFinder)

  it('that is a reference, or a list of them, makes it scripture', () => {
    for (const [line, reference] of [
      ['Rom 8:28', 'Romans 8:28'],
      ['Romans 8:1-4, 9-11', 'Romans 8:1–4, 9–11'],
      ['Rom 8:28, 30', 'Romans 8:28, 30'],
      ['Rom 8:28 and 30', 'Romans 8:28, 30'],
    ] as const)
      assert.deepEqual(afterEnter(line), { made: [reference], shown: [reference, ''] })
  })

  it('that says more is left as it is', () => {
    for (const line of ['See Rom 8:28', 'Rom 8:28 says so', 'Rom 8:28, but 30 too', 'Room 12', 'grace'])
      assert.deepEqual(afterEnter(line), { made: [], shown: [line] })
  })
})

describe('a line that was ended before references could be recognized', () => {
  before(loadFinder)

  it('becomes scripture once they can, where nobody writes in it', () => {
    const state = stateOf('John 3:16', 'Rom 8:28', 'See Rom 8:30')
    const starts = [0, 11, 21]
    assert.deepEqual(
      starts.map((start) => state.doc.nodeAt(start)?.textContent),
      ['John 3:16', 'Rom 8:28', 'See Rom 8:30'],
    )
    const { tr, made } = lateScripture(state, starts)
    assert.deepEqual(made, ['Romans 8:28'])
    assert.deepEqual(referencesIn(state.apply(tr)), ['John 3:16', 'Romans 8:28', 'See Rom 8:30'])
  })
})
