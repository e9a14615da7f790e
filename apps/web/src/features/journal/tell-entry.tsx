import type { JournalEntry } from '@stillwater/contract/journal'
import type { ReactNode } from 'react'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { SealedText } from '#shared/vault/sealed-text.tsx'

/** An entry as another device has saved it, for choosing between two versions in a conflict. */
export function tellEntry(entry: JournalEntry): ReactNode {
  const { id, title, content, date } = entry
  const sealed = sealedOf(entry)
  return (
    <>
      {`${title}, ${formatIsoDate(date)}\n${content}`}
      {sealed !== null && <SealedText place={`journals/${id}`} sealed={sealed} />}
    </>
  )
}
