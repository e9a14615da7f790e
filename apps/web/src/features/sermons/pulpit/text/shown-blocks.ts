import {
  type Block,
  type BlockKind,
  countWords,
  lineBreak,
  textOfBlock,
} from '@stillwater/sermon-body/blocks'
import { listSigns } from '@stillwater/sermon-body/list-signs'
import { kindOf, labelOf } from '#features/sermons/editor/block-names.ts'

/** A block as it is preached. */
export interface ShownBlock {
  /** Its position in the whole text, with the blocks that are not shown. */
  readonly index: number
  readonly block: Block
  readonly kind: BlockKind
  /** What stands above it in small type. */
  readonly label: string | undefined
  /** In a numbered list. */
  readonly number: number | undefined
}

/** The blocks for the pulpit: without those that are left out there, without empty ones and, if hidden, without cues. */
export function shownBlocks(blocks: readonly Block[], { cues }: { cues: boolean }): ShownBlock[] {
  const signOf = listSigns()
  return blocks.flatMap((block, index) => {
    const kind = kindOf(block.attributes)
    const isShown =
      block.attributes['offPulpit'] !== true &&
      (kind !== 'cue' || cues) &&
      (textOfBlock(block).trim() !== '' || (kind === 'scripture' && 'reference' in block.attributes))
    if (!isShown) return []
    return {
      index,
      block,
      kind,
      // A cue is told by its box.
      label: kind === 'cue' ? undefined : labelOf(block.attributes),
      number: signOf(block)?.number,
    }
  })
}

/** References of scripture whose words are not in the text yet. */
export const missingWords = (blocks: readonly ShownBlock[]): string[] =>
  blocks.flatMap(({ kind, block }) =>
    kind === 'scripture' && textOfBlock(block).trim() === '' ? String(block.attributes['reference']) : [],
  )

/** Words that are spoken: cues are not. */
export const wordsIn = ({ kind, block }: ShownBlock): number =>
  kind === 'cue' ? 0 : countWords(textOfBlock(block))

export const textOfRun = (text: string): string => text.replaceAll(lineBreak, '\n')
