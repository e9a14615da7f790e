import { type Block, blocksOfText } from './blocks.ts'

/** A sermon as it leaves the app: what a file of it holds, whatever its format. */
export interface SermonDocument {
  readonly title: string
  /** As people write it. */
  readonly date: string
  readonly reference: string
  readonly scripture: string
  readonly blocks: readonly Block[]
  readonly studyNotes: readonly string[]
  readonly links: readonly { readonly title: string; readonly url: string }[]
}

const heading = (text: string): Block => ({
  attributes: { kind: 'point', level: 1 },
  runs: [{ text, attributes: {} }],
})

const item = (text: string): Block => ({ attributes: { kind: 'list' }, runs: [{ text, attributes: {} }] })

/** Everything below the title, as blocks: the scripture, the text, and what belongs to the sermon. */
export function allBlocks({ reference, scripture, blocks, studyNotes, links }: SermonDocument): Block[] {
  const passage = blocksOfText(scripture).map((block, index, all) => ({
    ...block,
    attributes: { kind: 'scripture', ...(index === all.length - 1 && { reference }) },
  }))
  return [
    ...passage,
    ...blocks,
    ...(studyNotes.length === 0 ? [] : [heading('Study notes'), ...studyNotes.flatMap(blocksOfText)]),
    ...(links.length === 0
      ? []
      : [heading('Links'), ...links.map(({ title, url }) => item(`${title}: ${url}`))]),
  ]
}

/** The text of a sermon: its body or, where none was written, its notes; notes that the body was not begun with come after it. */
export function textBlocks(
  body: { readonly blocks: readonly Block[]; readonly fromNotes: boolean } | undefined,
  notes: string | null,
): Block[] {
  const own = notes === null ? [] : blocksOfText(notes)
  if (body === undefined || body.blocks.every(({ runs }) => runs.length === 0)) return own
  return body.fromNotes || own.length === 0 ? [...body.blocks] : [...body.blocks, heading('Notes'), ...own]
}
