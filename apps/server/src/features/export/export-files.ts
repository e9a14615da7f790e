import { everythingFile } from '@stillwater/contract/export/export-file'
import { type RecordName, recordNames } from '@stillwater/contract/records/record-names'
import { escapeMarkdown } from '@stillwater/sermon-body/markdown'
import type { Selectable } from 'kysely'
import type { Db } from '#core/database/connect.ts'
import type { Tables } from '#core/database/tables.ts'
import { calendarEnd, calendarHead } from '#core/ics/calendar-head.ts'
import { eventEntries } from '#core/ics/event-entries.ts'
import { eventLines } from '#core/ics/ics-event.ts'
import { writeLines } from '#core/ics/ics-text.ts'
import type { ArchiveFile } from './archive.ts'
import { csv } from './csv.ts'
import { everythingJson } from './everything-json.ts'
import type { ExportTask } from './export-task.ts'
import { exportedRecord } from './exported-records.ts'
import { readme } from './readme.ts'
import { sermonFiles } from './sermon-files.ts'
import { accountOf, exceptionsOf, hasEvent, journalOfYear, journalYears, recordsOf } from './store.ts'

/** What people read as documents, rather than in a spreadsheet. */
const documents: readonly string[] = ['sermons', 'journals', 'events']

/** The files of an export, in their order. `db` must show one moment. */
export async function* exportFiles(db: Db, task: ExportTask): AsyncGenerator<ArchiveFile> {
  const { userId, today, form } = task
  yield { path: 'README.txt', content: readme((await accountOf(db, userId)).fullName, today) }
  yield { path: everythingFile, content: everythingJson(db, task) }
  yield* sermonFiles(db, userId)
  for (const year of await journalYears(db, userId))
    yield { path: `journal/${year}.md`, content: journalMarkdown(db, userId, year) }
  yield { path: 'events.ics', content: calendarOf(db, userId) }
  for (const name of recordNames.filter((each) => !documents.includes(each))) {
    const columns = form.fieldsOf[name].map(([field]) => field).filter((field) => field !== 'version')
    yield { path: `spreadsheets/${name}.csv`, content: csv(columns, rowsOf(db, task, name)) }
  }
}

async function* rowsOf(db: Db, { userId, form }: ExportTask, name: RecordName) {
  for await (const row of recordsOf(db, name, userId)) yield exportedRecord(form.fieldsOf, name, row)
}

async function* journalMarkdown(db: Db, userId: string, year: string): AsyncGenerator<string> {
  yield `# ${year}\n`
  for await (const { date, title, content, vaultText } of journalOfYear(db, userId, year))
    yield vaultText === null
      ? `\n## ${date} ${escapeMarkdown(title)}\n\n${content.trim()}\n`
      : `\n## ${date} Sealed\n`
}

const everything = { audience: 'everything', showsCounseling: 1 } as const

/** All events, each with the dates of it that were changed or canceled. */
async function* calendarOf(db: Db, userId: string): AsyncGenerator<string> {
  const timeZone = (await accountOf(db, userId)).timeZone ?? 'UTC'
  yield writeLines(calendarHead(timeZone))
  for await (const row of recordsOf(db, 'events', userId)) {
    const event = row as unknown as Selectable<Tables['events']>
    const isPartOfSeries = event.seriesId !== null && (await hasEvent(db, userId, event.seriesId))
    if (isPartOfSeries) continue
    const family = event.repeats === null ? [] : await exceptionsOf(db, userId, event.id)
    for (const entry of eventEntries({ userId, ...everything }, [event, ...family], ''))
      yield writeLines(eventLines(entry, timeZone))
  }
  yield writeLines(calendarEnd)
}
