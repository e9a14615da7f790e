/**
 * Runs in the browser: three real editors of one sermon that write without hearing of each other, and then merge. Bundled by the test.
 */
import { toBlocks } from '@stillwater/sermon-body/blocks'
import { type Command, TextSelection } from 'prosemirror-state'
import * as Y from 'yjs'
import { BodyDoc } from '#shared/records/body/body-doc.ts'
import { moveSection, setKind, splitBlock, toggle } from '../commands.ts'
import { SermonEditor } from '../editor.ts'
import { blocksOf } from './blocks-of.ts'
import * as cursor from './cursor.ts'
import { randomFrom } from './random.ts'

class Device extends BodyDoc {
  readonly editor: SermonEditor
  readonly place = document.createElement('div')
  readonly hold = () => undefined
  readonly release = () => undefined

  constructor(start?: Uint8Array) {
    super()
    if (start !== undefined) Y.applyUpdate(this.doc, start)
    document.body.append(this.place)
    this.editor = new SermonEditor(this.place, {
      open: this,
      lookUp: () => Promise.reject(new Error('There is no Bible in this test')),
      onReference: () => undefined,
    })
  }

  /** A word is looked for within it: two devices that each delete one of two spaces have put two words together, and lost none. */
  get text(): string {
    const { doc } = this.editor.view.state
    return doc.textBetween(0, doc.content.size, ' ')
  }

  run(command: Command): void {
    command(this.editor.view.state, this.editor.view.dispatch, this.editor.view)
  }

  /** What the editor shows, what the body holds, and what is on the page must be the same. */
  check(trial: string): void {
    const { view } = this.editor
    const shown = JSON.stringify(blocksOf(view.state.doc))
    const stored = toBlocks(this.body)
    const held = JSON.stringify(stored.length === 0 ? [{ attributes: {}, runs: [] }] : stored)
    if (sorted(shown) !== sorted(held))
      throw new Error(`${trial}: the editor shows ${shown} but the body holds ${held}`)
    const onPage = [...this.place.querySelectorAll('.block')].map((block) => block.textContent).join('|')
    const wanted = view.state.doc.children.map((block) => block.textContent).join('|')
    if (onPage !== wanted) throw new Error(`${trial}: the page shows ${onPage} instead of ${wanted}`)
  }

  close(): void {
    this.editor.destroy()
    this.place.remove()
    this.doc.destroy()
  }
}

/** Attributes are compared whatever their order. */
const sorted = (json: string) =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value,
  )

type Random = (below: number) => number

/** A place between two words. */
function place(device: Device, random: Random): number {
  const { doc } = device.editor.view.state
  let position = 1 + random(doc.content.size - 1)
  while (
    /\w\w/.test(doc.textBetween(Math.max(position - 1, 0), Math.min(position + 1, doc.content.size), '\n'))
  )
    position += 1
  return position
}

function select(device: Device, anchor: number, head = anchor): void {
  const { view } = device.editor
  view.dispatch(
    view.state.tr.setSelection(
      TextSelection.between(view.state.doc.resolve(anchor), view.state.doc.resolve(head)),
    ),
  )
}

const kinds = ['paragraph', 'point', 'scripture', 'illustration', 'quote', 'list'] as const
const marks = ['bold', 'italic', 'underline', 'highlight'] as const

/** Types as a person does: through the page, which the editor reads. */
async function type(device: Device, text: string): Promise<void> {
  device.editor.view.focus()
  document.execCommand('insertText', false, text)
  // The editor reads what has changed on the page a moment later.
  await new Promise((resolve) => setTimeout(resolve, 0))
}

/** One edit at random: the words are typed, or something else is done. */
async function edit(device: Device, random: Random, words: string): Promise<'typed' | 'undone' | 'changed'> {
  const { view } = device.editor
  select(device, place(device, random))
  switch (random(13)) {
    case 0:
      device.run(splitBlock)
      return 'changed'
    case 1: {
      const { $from } = view.state.selection
      if ($from.index(0) > 0) view.dispatch(view.state.tr.join($from.before(1)))
      return 'changed'
    }
    case 2:
      device.run(setKind(kinds[random(kinds.length)] ?? 'point'))
      return 'changed'
    case 3:
      select(device, place(device, random), place(device, random))
      device.run(toggle(marks[random(marks.length)] ?? 'bold'))
      return 'changed'
    case 4:
      device.run(moveSection(random(2) === 0 ? 'up' : 'down'))
      return 'changed'
    case 5:
      select(device, place(device, random), place(device, random))
      view.dispatch(view.state.tr.deleteSelection())
      return 'changed'
    case 6:
      return undo(device)
    case 7:
      device.run(device.editor.redo)
      return 'changed'
    default:
      await type(device, ` ${words} `)
      return 'typed'
  }
}

function undo(device: Device): 'undone' {
  device.run(device.editor.undo)
  return 'undone'
}

/** Until nobody has anything new: merging tidies marks up, which the others then take over. */
function merge(devices: readonly Device[]): void {
  for (let before = ''; ;) {
    for (const from of devices)
      for (const to of devices) if (from !== to) Y.applyUpdate(to.doc, Y.encodeStateAsUpdate(from.doc))
    const now = devices.map(({ doc }) => Y.encodeStateAsUpdate(doc).join()).join('\n')
    if (now === before) return
    before = now
  }
}

interface Result {
  readonly typed: number
  /** Words that nobody took out who saw them. */
  readonly lost: readonly string[]
  /** Words of another device that an undo has taken out. */
  readonly undone: readonly string[]
}

async function trial(seed: number): Promise<Result> {
  const random = randomFrom(seed)
  const first = new Device()
  for (let step = 0; step < 6; step += 1)
    await edit(first, random, `a${step}start${seed} b${step}start${seed}`)
  const start = Y.encodeStateAsUpdate(first.doc)
  const devices = [first, new Device(start), new Device(start)]
  /** By which device each word was typed. */
  const typed = new Map<string, Device>()
  /** Taken out by somebody who saw them. */
  const deleted = new Set<string>()
  const undone: string[] = []
  for (let round = 0; round < 2; round += 1) {
    for (const [index, device] of devices.entries()) {
      for (let step = 0; step < 6; step += 1) {
        // Two, so that others may write between them.
        const words = [`a${seed}x${round}x${index}x${step}`, `b${seed}x${round}x${index}x${step}`]
        const before = device.text
        // What was done before the others were heard of is the likeliest to have their words in it.
        const isAfterMerge = round > 0 && step === 0
        const done = isAfterMerge ? undo(device) : await edit(device, random, words.join(' '))
        const after = device.text
        for (const [gone, writer] of typed) {
          if (!before.includes(gone) || after.includes(gone)) continue
          if (done === 'undone' && writer !== device) undone.push(gone)
          deleted.add(gone)
        }
        if (done === 'typed') for (const word of words) typed.set(word, device)
        // Mostly several edits are written to the body together.
        if (step % 3 === 2) device.check(`trial ${seed}`)
      }
    }
    merge(devices)
    for (const device of devices) device.check(`trial ${seed}, merged`)
    const texts = new Set(devices.map(({ body }) => JSON.stringify(toBlocks(body))))
    if (texts.size > 1) throw new Error(`trial ${seed}: the devices differ: ${[...texts].join('\n')}`)
  }
  const { text } = first
  for (const device of devices) device.close()
  const lost = [...typed.keys()].filter((word) => !text.includes(word) && !deleted.has(word))
  return { typed: typed.size, lost, undone }
}

/** Many trials; the seeds make each repeatable. */
async function trials(from: number, count: number): Promise<Result> {
  let typed = 0
  const [lost, undone]: [string[], string[]] = [[], []]
  for (let seed = from; seed < from + count; seed += 1) {
    const result = await trial(seed)
    typed += result.typed
    lost.push(...result.lost)
    undone.push(...result.undone)
  }
  return { typed, lost, undone }
}

Object.assign(globalThis, { trials, ...cursor })
