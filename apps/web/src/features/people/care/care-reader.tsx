import type { CareEntry } from '@stillwater/contract/people/care-entries'
import { Link } from 'wouter'
import { ReaderText, RecordReader } from '#shared/records/list/record-reader.tsx'
import { buttonClass } from '#shared/ui/button.tsx'
import { SealedText } from '#shared/vault/sealed-text.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { prayerAddress } from '../linked/prayer-address.ts'
import { type CareActions, CareFacts } from './care-card.tsx'

interface CareReaderProps extends CareActions {
  readonly entry: CareEntry
  readonly names: string
  /** Those of its people who are still there. */
  readonly knownIds: readonly string[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** A long name would break the row of buttons. */
const firstNameIn = (name: string) => name.split(/\s/, 1)[0]?.slice(0, 20) ?? name

/** One care entry in full. */
export function CareReader(props: CareReaderProps) {
  const { entry, names, knownIds, open, onOpenChange, onEdit, onRemove } = props
  const sealed = sealedOf(entry)
  return (
    <RecordReader
      record={{ id: entry.id, title: names }}
      open={open}
      onOpenChange={onOpenChange}
      onEdit={() => onEdit(entry)}
      onRemove={() => onRemove(entry)}
      facts={<CareFacts entry={entry} />}
      actions={
        knownIds.length > 0 && (
          <Link href={prayerAddress(knownIds)} className={buttonClass({ variant: 'secondary' })}>
            Pray for {knownIds.length === 1 ? firstNameIn(names) : 'them'}
          </Link>
        )
      }
    >
      {entry.words !== null && <ReaderText>{entry.words}</ReaderText>}
      {sealed !== null && <SealedText place={`care-entries/${entry.id}`} sealed={sealed} />}
    </RecordReader>
  )
}
