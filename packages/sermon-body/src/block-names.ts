import { type Attributes, blockKinds, type BlockKind } from './blocks.ts'

const kinds: readonly unknown[] = blockKinds

/** A kind of a newer version of the app is shown as a paragraph. */
export const kindOf = ({ kind }: Attributes): BlockKind =>
  kinds.includes(kind) ? (kind as BlockKind) : 'paragraph'

export const levelOf = ({ level }: Attributes): 1 | 2 | 3 => (level === 2 || level === 3 ? level : 1)

export const kindNames: Record<BlockKind, string> = {
  paragraph: 'Text',
  point: 'Point',
  scripture: 'Scripture',
  illustration: 'Illustration',
  application: 'Application',
  quote: 'Quote',
  prayer: 'Prayer',
  cue: 'Cue',
  list: 'List',
}

/** What is written above a block, so that its kind can be told without color; nothing for those that look their kind. */
export function labelOf(attributes: Attributes): string | undefined {
  const kind = kindOf(attributes)
  const { reference, version } = attributes
  if (kind === 'scripture') {
    const parts = [reference, typeof version === 'string' ? version.toUpperCase() : undefined]
    return parts.filter((part) => typeof part === 'string').join(' · ') || kindNames.scripture
  }
  return ['illustration', 'application', 'prayer', 'cue'].includes(kind) ? kindNames[kind] : undefined
}
