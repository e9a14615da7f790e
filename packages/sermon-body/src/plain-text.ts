import { kindNames, kindOf, labelOf } from './block-names.ts'
import { type Block, textOfBlock } from './blocks.ts'
import { listSigns } from './list-signs.ts'
import { allBlocks, type SermonDocument } from './sermon-document.ts'

/** A sermon as text without any signs but those of lists. */
export function sermonText(sermon: SermonDocument): string {
  const signOf = listSigns()
  let text = [sermon.title, sermon.reference].filter((line) => line !== '').join('\n')
  let wasItem = false
  for (const block of allBlocks(sermon)) {
    const item = signOf(block)
    const written = textOfBlock(block)
    text += wasItem && item !== undefined ? '\n' : '\n\n'
    text += item === undefined ? written : `${'    '.repeat(item.indent)}${item.sign} ${written}`
    const source = sourceOf(block)
    if (source !== undefined) text += `\n— ${source}`
    wasItem = item !== undefined
  }
  return `${text}\n`
}

/** Where a quote or a scripture is from. */
function sourceOf({ attributes }: Block): string | undefined {
  const kind = kindOf(attributes)
  const source =
    kind === 'scripture' ? labelOf(attributes) : kind === 'quote' ? attributes['source'] : undefined
  return typeof source === 'string' && source !== kindNames.scripture ? source : undefined
}
