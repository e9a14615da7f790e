import { exportFormat, exportVersion } from '@stillwater/contract/export/export-file'
import type { ExportedAccount, ExportSection } from '@stillwater/contract/export/export-format'
import { type RecordName, recordNames } from '@stillwater/contract/records/record-names'
import type { Db } from '#core/database/connect.ts'
import type { ExportTask } from './export-task.ts'
import { exportedRecord, exportedText, exportedVersion, iso } from './exported-records.ts'
import type { ExportForm } from './record-fields.ts'
import {
  accountOf,
  bodiesOf,
  careSettingsOf,
  donationsOf,
  marksOf,
  peopleImportsOf,
  planSettingsOf,
  praySettingsOf,
  recordsOf,
  type RecordRow,
  reminderSettingsOf,
  sermonImportsOf,
  subscriptionsOf,
  vaultOf,
  versionsOf,
} from './store.ts'

const isRecordName = (name: string): name is RecordName => recordNames.some((each) => each === name)

/** The file as text, in parts. Each record is on a line of its own, so that people can look at it too. */
export async function* everythingJson(db: Db, { userId, now, form }: ExportTask): AsyncGenerator<string> {
  yield `{\n"format": "${exportFormat}",\n"version": ${exportVersion},\n"exportedAt": "${iso(now)}"`
  for (const name of form.sections as ExportSection[]) {
    yield `,\n"${name}": `
    if (name === 'account') yield JSON.stringify(await account(db, userId))
    else if (name === 'reminderSettings') yield JSON.stringify((await reminderSettingsOf(db, userId)) ?? null)
    else if (name === 'praySettings') yield JSON.stringify((await praySettingsOf(db, userId)) ?? null)
    else if (name === 'planSettings') yield JSON.stringify((await planSettingsOf(db, userId)) ?? null)
    else if (name === 'careSettings') yield JSON.stringify((await careSettingsOf(db, userId)) ?? null)
    else if (name === 'vault') yield JSON.stringify((await vaultOf(db, userId)) ?? null)
    else yield* list(entriesOf(db, userId, form, name))
  }
  yield '\n}\n'
}

async function* list(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entry of entries) {
    yield before + JSON.stringify(entry)
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : '\n]'
}

function entriesOf(
  db: Db,
  userId: string,
  { fieldsOf }: ExportForm,
  name: Exclude<
    ExportSection,
    'account' | 'reminderSettings' | 'praySettings' | 'planSettings' | 'careSettings' | 'vault'
  >,
): AsyncIterable<object> {
  if (isRecordName(name))
    return mapped(recordsOf(db, name, userId), (row: RecordRow) => exportedRecord(fieldsOf, name, row))
  if (name === 'sermonTexts') return mapped(bodiesOf(db, userId), exportedText)
  if (name === 'sermonVersions') return mapped(versionsOf(db, userId), exportedVersion)
  if (name === 'sermonImports')
    return mapped(sermonImportsOf(db, userId), ({ id, importedAt, sermonIds }) => ({
      id,
      importedAt: iso(importedAt),
      sermonIds: JSON.parse(sermonIds) as string[],
    }))
  if (name === 'peopleImports')
    return mapped(peopleImportsOf(db, userId), ({ id, importedAt, personIds }) => ({
      id,
      importedAt: iso(importedAt),
      personIds: JSON.parse(personIds) as string[],
    }))
  if (name === 'calendarSubscriptions')
    return mapped(subscriptionsOf(db, userId), ({ id, address, name: called, color, createdAt }) => ({
      id,
      address,
      name: called,
      color,
      createdAt: iso(createdAt),
    }))
  if (name === 'prayedDays') return mapped(marksOf(db, userId), ({ prayerId, date }) => ({ prayerId, date }))
  return mapped(donationsOf(db, userId), ({ id, cents, refundedCents, currency, status, givenAt }) => ({
    id,
    cents,
    refundedCents,
    currency,
    status,
    givenAt: iso(givenAt),
  }))
}

async function* mapped<Row, Entry>(
  rows: AsyncIterable<Row>,
  change: (row: Row) => Entry,
): AsyncGenerator<Entry> {
  for await (const row of rows) yield change(row)
}

async function account(db: Db, userId: string): Promise<ExportedAccount> {
  const { followsReadings, createdAt, ...user } = await accountOf(db, userId)
  return { ...user, followsReadings: followsReadings === 1, createdAt: iso(createdAt) }
}
