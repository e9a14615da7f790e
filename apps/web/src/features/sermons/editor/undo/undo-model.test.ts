/** Random edits, undos and redos on three devices that hear of each other now and then. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { toBlocks } from '@stillwater/sermon-body/blocks'
import { TextSelection, type Transaction } from 'prosemirror-state'
import * as Y from 'yjs'
import { moveSection, setKind, splitBlock, toggle } from '../commands.ts'
import { merge, QuietDevice, textOf } from '../trials/quiet-device.ts'
import { randomFrom } from '../trials/random.ts'

type Random = (below: number) => number

const kinds = ['paragraph', 'point', 'quote', 'list'] as const
const marks = ['bold', 'italic', 'highlight'] as const

function select(device: QuietDevice, random: Random, isRange = false): void {
  const { doc } = device.state
  const [anchor, head] = [random(doc.content.size + 1), random(doc.content.size + 1)]
  const selection = TextSelection.between(doc.resolve(anchor), doc.resolve(isRange ? head : anchor))
  device.edit((tr) => tr.setSelection(selection))
}

function edit(device: QuietDevice, random: Random, word: string): void {
  const change = (make: (tr: Transaction) => Transaction) => device.edit(make, random(3) * 1000)
  const kind = random(10)
  select(device, random, kind < 3)
  if (kind === 0) change((tr) => tr.deleteSelection())
  else if (kind === 1) device.run(toggle(marks[random(marks.length)] ?? 'bold'))
  else if (kind === 2) device.run(setKind(kinds[random(kinds.length)] ?? 'point'))
  else if (kind === 3) device.run(splitBlock)
  else if (kind === 4) device.run(moveSection(random(2) === 0 ? 'up' : 'down'))
  else if (kind === 5) {
    const { $from } = device.state.selection
    if ($from.index(0) > 0) change((tr) => tr.join($from.before(1)))
  } else if (kind === 6) change((tr) => tr.delete(Math.max(tr.selection.from - 1, 0), tr.selection.to))
  else for (const letter of word) device.edit((tr) => tr.insertText(letter), 100)
}

/** The characters that others have put in, by what the body calls each. */
function charactersOfOthers({ doc, body }: QuietDevice): Set<string> {
  const found = new Set<string>()
  for (let item = body._start; item !== null; item = item.right) {
    if (item.deleted || item.id.client === doc.clientID || !(item.content instanceof Y.ContentString))
      continue
    for (let at = 0; at < item.length; at += 1) found.add(`${item.id.client} ${item.id.clock + at}`)
  }
  return found
}

const trials = process.env['SOAK'] === '1' ? 2000 : 30

it(`in ${trials} trials undo and redo never take out what others have written, and each restores what the other has changed`, () => {
  let steps = 0
  for (let seed = 1; seed <= trials; seed += 1) {
    const random = randomFrom(seed)
    const start = textOf('In the beginning', 'God created', 'the heavens and the earth')
    const devices = [new QuietDevice(start), new QuietDevice(start), new QuietDevice(start)]
    for (let turn = 0; turn < 60; turn += 1) {
      const device = devices[random(3)]
      if (device === undefined) continue
      const way = random(2) === 0 ? ('undo' as const) : ('redo' as const)
      const [can, back] = way === 'undo' ? (['canUndo', 'redo'] as const) : (['canRedo', 'undo'] as const)
      // Its text is asked for first: the last edit may have changed nothing.
      if (random(4) === 0 && device.body.length > 0 && device.bound[can].get()) {
        const [before, others] = [toBlocks(device.body), charactersOfOthers(device)]
        device.bound[way]()
        const after = toBlocks(device.body)
        const kept = charactersOfOthers(device)
        assert.ok(
          [...others].every((character) => kept.has(character)),
          `seed ${seed}: ${way} has taken out what others had written`,
        )
        device.bound[back]()
        assert.deepEqual(toBlocks(device.body), before, `seed ${seed}: ${back} after ${way}`)
        device.bound[way]()
        assert.deepEqual(toBlocks(device.body), after, `seed ${seed}: ${way} again`)
        steps += 1
      } else edit(device, random, `w${turn}. `)
      device.check()
      if (random(5) === 0) merge(...devices)
    }
  }
  // Enough was undone for the result to mean something.
  assert.ok(steps > trials * 3)
})

it('without others, all that was undone was as it had been, step by step, and comes back', () => {
  for (let seed = 1; seed <= trials; seed += 1) {
    const random = randomFrom(seed)
    const device = new QuietDevice(textOf('In the beginning', 'God created', 'the heavens and the earth'))
    const states = [toBlocks(device.body)]
    for (let turn = 0; turn < 15; turn += 1) {
      edit(device, random, `w${turn}. `)
      states.push(toBlocks(device.body))
    }
    const last = states.at(-1)
    const wasBefore = () => states.some((state) => isDeepStrictEqual(state, toBlocks(device.body)))
    let undone = 0
    while (device.bound.canUndo.get()) {
      device.bound.undo()
      assert.ok(wasBefore(), `seed ${seed}: ${JSON.stringify(toBlocks(device.body))}`)
      undone += 1
    }
    assert.deepEqual(toBlocks(device.body), states[0])
    for (; undone > 0; undone -= 1) device.bound.redo()
    assert.deepEqual(toBlocks(device.body), last)
    assert.equal(device.bound.canRedo.get(), false)
  }
})
