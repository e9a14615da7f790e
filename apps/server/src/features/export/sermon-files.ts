import { sermonDocx } from '@stillwater/sermon-body/docx'
import { blocksMarkdown, sermonMarkdown } from '@stillwater/sermon-body/markdown'
import { type SermonDocument, textBlocks } from '@stillwater/sermon-body/sermon-document'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { type WallTime, wallTime } from '#core/dates/zoned-time.ts'
import type { ArchiveFile } from './archive.ts'
import { blocksOfBody, blocksOfVersion } from './exported-records.ts'
import { fileNameOf, uniquePaths } from './file-names.ts'
import { accountOf, bodyOfSermon, partsOfSermon, sermonsByDate, versionsOfSermon } from './store.ts'

type SermonRow = Selectable<Tables['sermons']>

/** Each sermon as Markdown and as a Word document, in a folder for its year; its history in a folder beside it. */
export async function* sermonFiles(db: Db, userId: string): AsyncGenerator<ArchiveFile> {
  const unique = uniquePaths()
  const timeZone = (await accountOf(db, userId)).timeZone ?? 'UTC'
  for await (const sermon of sermonsByDate(db, userId)) {
    const path = unique(`sermons/${sermon.date.slice(0, 4)}/${sermon.date} ${fileNameOf(sermon.title)}`)
    const document = await documentOf(db, sermon)
    yield { path: `${path}.md`, content: sermonMarkdown(document) }
    yield { path: `${path}.docx`, content: sermonDocx(document) }
    const uniqueVersion = uniquePaths()
    for await (const { at, blocks } of versionsOfSermon(db, userId, sermon.id)) {
      const time = timeOf(wallTime(timeZone, at))
      yield {
        path: `${uniqueVersion(`${path} history/${time}`)}.md`,
        content: blocksMarkdown(blocksOfVersion(blocks)),
      }
    }
  }
}

/** As the user's own clock showed it, such as "2025-03-05 22.00". */
const timeOf = ({ date, minute }: WallTime): string =>
  `${date} ${[Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join('.')}`

async function documentOf(db: Db, sermon: SermonRow): Promise<SermonDocument> {
  const { userId, id, title, date, reference, scripture, notes } = sermon
  const body = await bodyOfSermon(db, userId, id)
  const written = body && { blocks: blocksOfBody(body.state), fromNotes: body.fromNotes === 1 }
  return {
    title,
    date,
    reference,
    scripture,
    blocks: textBlocks(written, notes),
    studyNotes: await collected(partsOfSermon(db, 'sermon-notes', userId, id), ({ text }) => text),
    links: await collected(partsOfSermon(db, 'sermon-links', userId, id), ({ title, url }) => ({
      title,
      url,
    })),
  }
}

/** A document is made in memory, so it holds what people write; the spreadsheets and the JSON hold it all. */
const mostLetters = 2_000_000

async function collected<Row, Part>(rows: AsyncIterable<Row>, part: (row: Row) => Part): Promise<Part[]> {
  const parts: Part[] = []
  let letters = 0
  for await (const row of rows) {
    letters += JSON.stringify(row).length
    if (letters > mostLetters) break
    parts.push(part(row))
  }
  return parts
}
