import { exportSections, type FieldValues, fieldsOfSection } from '@stillwater/contract/export/export-format'
import { type RecordName, recordNames } from '@stillwater/contract/records/record-names'

/** The fields of each record type, as its call answers them. */
export type RecordFields = Readonly<
  Record<RecordName, readonly (readonly [name: string, values: FieldValues])[]>
>

/** What the thread of an export is told about the contract, so that it need not load all of it. */
export interface ExportForm {
  readonly fieldsOf: RecordFields
  /** The parts of everything.json, in their order. */
  readonly sections: readonly string[]
}

export const exportForm = (): ExportForm => ({
  fieldsOf: Object.fromEntries(
    recordNames.map((name) => [name, fieldsOfRecord(name)]),
  ) as unknown as RecordFields,
  sections: Object.keys(exportSections),
})

/** The instants are added apart: most calls do not answer them. */
const instants = ['createdAt', 'updatedAt']

const fieldsOfRecord = (name: RecordName) =>
  Object.entries(fieldsOfSection(name)).filter(([field]) => !instants.includes(field))
