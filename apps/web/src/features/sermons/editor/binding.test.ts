import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bodyOf, insertBlocks, textOfBlocks, toBlocks } from '@stillwater/sermon-body/blocks'
import { EditorState, type Transaction } from 'prosemirror-state'
import * as Y from 'yjs'
import { fromEditor, showChange, writeEdit } from './binding.ts'
import { flatLength, flatOf, positionOf } from './flat-positions.ts'
import { blocksOf, docOf, schema } from './schema.ts'

/** An editor without a screen, on a document of its own. */
class Device {
  readonly doc = new Y.Doc()
  readonly body = bodyOf(this.doc)
  state = EditorState.create({ doc: docOf([]) })

  constructor(start?: Uint8Array) {
    this.body.observe((event, { origin }) => {
      if (origin !== fromEditor) this.state = this.state.apply(showChange(this.state, this.body, event.delta))
    })
    if (start !== undefined) Y.applyUpdate(this.doc, start)
  }

  edit(change: (tr: Transaction) => Transaction): void {
    const tr = change(this.state.tr)
    this.state = this.state.apply(tr)
    writeEdit(this.body, tr)
  }

  /** Editor and body say the same. */
  check(): void {
    const shown = blocksOf(this.state.doc)
    const stored = toBlocks(this.body)
    assert.deepEqual(shown, stored.length === 0 ? [{ attributes: {}, runs: [] }] : stored)
  }
}

function exchange(devices: readonly Device[]): void {
  for (const from of devices)
    for (const to of devices) if (from !== to) Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc))
}

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const kinds = ['paragraph', 'point', 'quote', 'list', 'of-the-future']
const marks = ['bold', 'italic', 'underline', 'highlight'] as const

/** One edit of the kind an author makes; gives the word that it has inserted. */
function editAtRandom(device: Device, random: (below: number) => number, word: string): string {
  const { doc } = device.state
  // Never inside of a word, so that each can be looked for as it was typed.
  const position = () => {
    let flat = random(flatLength(doc))
    while (/\w\w/.test(doc.textBetween(Math.max(positionOf(doc, flat) - 1, 0), positionOf(doc, flat) + 1)))
      flat += 1
    return positionOf(doc, flat)
  }
  const blockAt = () => {
    const index = random(doc.childCount)
    const start = doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    return { index, start, block: doc.child(index) }
  }
  switch (random(9)) {
    case 0:
      device.edit((tr) => tr.split(position()))
      return ''
    case 1: {
      const { start, index } = blockAt()
      if (index > 0) device.edit((tr) => tr.join(start))
      return ''
    }
    case 2: {
      const { start, block } = blockAt()
      const attributes = { ...(block.attrs['attributes'] as object), kind: kinds[random(kinds.length)] }
      device.edit((tr) =>
        random(2) === 0
          ? tr.setNodeAttribute(start, 'attributes', attributes)
          : tr.setNodeMarkup(start, undefined, { attributes }),
      )
      return ''
    }
    case 3: {
      const [from, to] = [position(), position()].toSorted((a, b) => a - b) as [number, number]
      const mark = schema.mark(marks[random(marks.length)] ?? 'bold')
      device.edit((tr) => (random(3) === 0 ? tr.removeMark(from, to, mark) : tr.addMark(from, to, mark)))
      return ''
    }
    case 4: {
      // Moved, as by dragging.
      const { start, block, index } = blockAt()
      if (doc.childCount < 2) return ''
      const target = random(doc.childCount - 1)
      device.edit((tr) => {
        tr.delete(start, start + block.nodeSize)
        const at = tr.doc.children.slice(0, target).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
        return target === index ? tr.insert(start, block) : tr.insert(at, block)
      })
      return ''
    }
    default:
      device.edit((tr) => tr.insertText(` ${word} `, position()))
      return word
  }
}

describe('the editor and the body', () => {
  it('count the same places', () => {
    const { doc } = EditorState.create({
      doc: docOf([
        { attributes: {}, runs: [{ text: 'ab', attributes: {} }] },
        { attributes: {}, runs: [] },
        { attributes: {}, runs: [{ text: 'c\u2028d', attributes: {} }] },
      ]),
    })
    assert.equal(flatLength(doc), 8)
    for (let flat = 0; flat < 8; flat += 1) assert.equal(flatOf(doc, positionOf(doc, flat)), flat)
    assert.equal(flatOf(doc, doc.content.size), 8)
  })

  it('stay the same through every edit, and merge without losing a word that was typed', () => {
    for (let trial = 1; trial <= 300; trial += 1) {
      const random = randomFrom(trial)
      const first = new Device()
      for (let step = 0; step < 8; step += 1) editAtRandom(first, random, `start${step}`)
      first.check()
      const start = Y.encodeStateAsUpdate(first.doc)
      const devices = [first, new Device(start), new Device(start)]
      const typed: string[] = []
      for (let round = 0; round < 3; round += 1) {
        for (const [index, device] of devices.entries()) {
          for (let step = 0; step < 6; step += 1) {
            const word = editAtRandom(device, random, `w${trial}x${round}x${index}x${step}`)
            if (word !== '') typed.push(word)
            device.check()
          }
        }
        exchange(devices)
        for (const device of devices) device.check()
        const [text, ...others] = devices.map(({ body }) => JSON.stringify(body.toDelta()))
        for (const other of others) assert.equal(other, text, `trial ${trial}`)
        const words = new Set(textOfBlocks(toBlocks(first.body)).match(/\w+/g))
        assert.deepEqual(
          typed.filter((word) => !words.has(word)),
          [],
          `trial ${trial}`,
        )
      }
    }
  })

  it('keep what this version does not know', () => {
    const doc = new Y.Doc()
    insertBlocks(bodyOf(doc), 0, [
      { attributes: { kind: 'table', columns: 3 }, runs: [{ text: 'cells', attributes: { glow: 'red' } }] },
      { attributes: {}, runs: [{ text: 'after', attributes: {} }] },
    ])
    const device = new Device(Y.encodeStateAsUpdate(doc))
    device.check()
    device.edit((tr) => tr.insertText('more ', 1))
    device.edit((tr) => tr.split(4))
    device.check()
    assert.deepEqual(
      toBlocks(device.body).map(({ attributes }) => attributes),
      [{ kind: 'table', columns: 3 }, { kind: 'table', columns: 3 }, {}],
    )
  })
})
