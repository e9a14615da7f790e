import { exportFormat, exportVersion } from '@stillwater/contract/export/export-file'
import { type Block, textOfBlock } from '@stillwater/sermon-body/blocks'

/** A sermon as its owner has checked it. */
interface CheckedSermon {
  readonly id: string
  readonly title: string
  readonly date: string
  readonly reference: string
  readonly blocks: readonly Block[]
}

/** A sermon must have a passage with its words. Where nobody knows them, it says so. */
const [noPassage, unquoted] = ['No passage', '—']
/** The whole of it stays in the text. */
const longestScripture = 5000

interface ImportFacts {
  readonly id: string
  readonly now: number
  readonly today: string
}

/** Sermons from files as an export holds them: they come in as one does, all at once or not at all. */
export function importedJson(sermons: readonly CheckedSermon[], { id, now, today }: ImportFacts): object {
  const at = new Date(now).toISOString()
  return {
    format: exportFormat,
    version: exportVersion,
    exportedAt: at,
    sermonImports: [{ id, importedAt: at, sermonIds: sermons.map((sermon) => sermon.id) }],
    sermons: sermons.map((sermon) => ({
      id: sermon.id,
      version: 1,
      createdAt: at,
      updatedAt: at,
      title: sermon.title.trim(),
      scripture: scriptureOf(sermon),
      reference: sermon.reference.trim() || noPassage,
      notes: null,
      status: sermon.date < today ? 'completed' : 'in_progress',
      archivedFrom: null,
      date: sermon.date,
      progress: sermon.date < today ? 100 : 50,
      noteCount: 0,
      resourceCount: 0,
    })),
    sermonTexts: sermons.map(({ id: sermonId, blocks }) => ({
      sermonId,
      seq: 1,
      fromNotes: false,
      device: 'Import',
      changedAt: at,
      blocks,
    })),
  }
}

/** The words of the passage, where the text quotes it. */
function scriptureOf({ reference, blocks }: CheckedSermon): string {
  const wanted = reference.trim()
  const quoted = blocks.find(
    (block) =>
      block.attributes['kind'] === 'scripture' &&
      block.attributes['reference'] === wanted &&
      // A reference alone on its line.
      textOfBlock(block).trim().replaceAll('-', '–') !== wanted,
  )
  const words =
    quoted === undefined ? '' : textOfBlock(quoted).slice(0, longestScripture).toWellFormed().trim()
  return words || unquoted
}

/** In the report, entries of the file are known by their numbers: the import, then the sermons, then their texts. */
export const sermonOfEntry = <S>(sermons: readonly S[], entry: number): S | undefined =>
  sermons[(entry - 1) % sermons.length]
