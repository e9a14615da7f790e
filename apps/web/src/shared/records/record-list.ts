import { isRecordPart, recordNames } from '@stillwater/contract/records/record-names'
import { recordTypes } from './record-types.ts'

const list = new Intl.ListFormat('en-US')

/** All that a user keeps, with what else is named, for a sentence: "sermons, prayers, …, and the Bible". */
export const recordList = (...others: readonly string[]): string =>
  list.format([
    ...recordNames
      .filter((name) => !isRecordPart(name))
      .map((name) => recordTypes[name].plural.toLowerCase()),
    ...others,
  ])
