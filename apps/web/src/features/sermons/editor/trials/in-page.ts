/**
 * Runs in the browser: three real editors of one sermon that write without hearing of each other, and then merge. Bundled by the test.
 */
import { toBlocks } from '@stillwater/sermon-body/blocks'
import { redo, undo } from 'prosemirror-history'
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

/** One edit at random. Gives the words that were typed. */
async function edit(device: Device, random: Random, word: string): Promise<string | undefined> {
  const { view } = device.editor
  select(device, place(device, random))
  switch (random(12)) {
    case 0:
      device.run(splitBlock)
      return undefined
    case 1: {
      const { $from } = view.state.selection
      if ($from.index(0) > 0) view.dispatch(view.state.tr.join($from.before(1)))
      return undefined
    }
    case 2:
      device.run(setKind(kinds[random(kinds.length)] ?? 'point'))
      return undefined
    case 3:
      select(device, place(device, random), place(device, random))
      device.run(toggle(marks[random(marks.length)] ?? 'bold'))
      return undefined
    case 4:
      device.run(moveSection(random(2) === 0 ? 'up' : 'down'))
      return undefined
    case 5:
      select(device, place(device, random), place(device, random))
      view.dispatch(view.state.tr.deleteSelection())
      return undefined
    case 6:
      device.run(random(2) === 0 ? undo : redo)
      return undefined
    default:
      await type(device, ` ${word} `)
      return word
  }
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

async function trial(seed: number): Promise<{ typed: number; lost: string[] }> {
  const random = randomFrom(seed)
  const first = new Device()
  for (let step = 0; step < 6; step += 1) await edit(first, random, `start${seed}x${step}`)
  const start = Y.encodeStateAsUpdate(first.doc)
  const devices = [first, new Device(start), new Device(start)]
  const typed: string[] = []
  /** Taken out by somebody who saw them. */
  const deleted = new Set<string>()
  for (let round = 0; round < 2; round += 1) {
    for (const [index, device] of devices.entries()) {
      for (let step = 0; step < 6; step += 1) {
        const before = device.text
        const word = await edit(device, random, `w${seed}x${round}x${index}x${step}`)
        const after = device.text
        for (const gone of typed) if (before.includes(gone) && !after.includes(gone)) deleted.add(gone)
        if (word !== undefined) typed.push(word)
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
  return { typed: typed.length, lost: typed.filter((word) => !text.includes(word) && !deleted.has(word)) }
}

/** Many trials; the seeds make each repeatable. */
async function trials(from: number, count: number): Promise<{ typed: number; lost: string[] }> {
  let typed = 0
  const lost: string[] = []
  for (let seed = from; seed < from + count; seed += 1) {
    const result = await trial(seed)
    typed += result.typed
    lost.push(...result.lost)
  }
  return { typed, lost }
}

Object.assign(globalThis, { trials, ...cursor })
