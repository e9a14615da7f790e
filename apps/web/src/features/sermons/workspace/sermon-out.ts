import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { type Block, toBlocks } from '@stillwater/sermon-body/blocks'
import { docxType, sermonDocx } from '@stillwater/sermon-body/docx'
import { sermonMarkdown } from '@stillwater/sermon-body/markdown'
import { sermonText } from '@stillwater/sermon-body/plain-text'
import { type SermonDocument, textBlocks } from '@stillwater/sermon-body/sermon-document'
import type { OpenBody } from '#shared/records/body/open-body.ts'
import { copyText } from '#shared/ui/toast/copy-text.ts'
import { saveFile } from '#shared/device/save-file.ts'

/** What is preached: study notes and links stay with the pastor. */
function documentOf(
  { title, date, reference, scripture, notes }: Sermon,
  blocks: readonly Block[],
): SermonDocument {
  // A text was begun with the notes, or has taken their place.
  const text = textBlocks({ blocks, fromNotes: true }, notes)
  return { title, date, reference, scripture, blocks: text, studyNotes: [], links: [] }
}

const documentOfOpen = (sermon: Sermon, { body }: OpenBody) => documentOf(sermon, toBlocks(body))

/** Without what a file system could take for more than a name. */
const nameOf = ({ date, title }: Sermon) =>
  `${date} ${title
    .replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 80)
    .trim()}`

export function saveAsWord(sermon: Sermon, open: OpenBody): void {
  const file = new Blob([sermonDocx(documentOfOpen(sermon, open))], { type: docxType })
  saveFile(`${nameOf(sermon)}.docx`, file)
}

export function saveAsMarkdown(sermon: Sermon, open: OpenBody): void {
  const text = sermonMarkdown(documentOfOpen(sermon, open))
  saveFile(`${nameOf(sermon)}.md`, new Blob([text], { type: 'text/markdown' }))
}

export const copyAsText = (sermon: Sermon, open: OpenBody): Promise<void> =>
  copyText(sermonText(documentOfOpen(sermon, open)), 'Sermon copied')
