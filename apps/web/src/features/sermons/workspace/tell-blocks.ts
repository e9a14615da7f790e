import { kindNames, kindOf, labelOf } from '@stillwater/sermon-body/block-names'
import type { Attributes, Block, Run } from '@stillwater/sermon-body/blocks'

/** What a block is, in words; nothing for plain text. */
function nameOf(attributes: Attributes): string | undefined {
  const kind = kindOf(attributes)
  if (kind === 'paragraph') return undefined
  if (kind === 'scripture') return labelOf(attributes)
  const { level, ordered, source } = attributes
  if (kind === 'point') return level === 2 ? 'Sub-point' : level === 3 ? 'Detail' : kindNames.point
  if (kind === 'list') return ordered === true ? 'Numbered list' : kindNames.list
  return kind === 'quote' && typeof source === 'string' ? `${kindNames.quote}, ${source}` : kindNames[kind]
}

const plain = (text: string): Run => ({ text, attributes: {} })

/** A text with the kinds of its blocks in words, so that a comparison also shows what became another kind. */
export const tellBlocks = (blocks: readonly Block[]): Run[] =>
  blocks.flatMap(({ attributes, runs }, index) => {
    const name = nameOf(attributes)
    return [
      ...(index > 0 ? [plain('\n')] : []),
      ...(name === undefined ? [] : [plain(runs.length > 0 ? `${name}: ` : name)]),
      ...runs,
    ]
  })
