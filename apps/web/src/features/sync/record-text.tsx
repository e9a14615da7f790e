import type { StoredItem } from '#shared/records/outbox/outbox-item.ts'
import type { StoredRecord } from '#shared/records/record-type.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'
import { textOf } from './item-words.ts'

const SealedText = lazyComponent(async () => (await import('#shared/vault/sealed-text.tsx')).SealedText)

interface RecordTextProps {
  readonly path: StoredItem['path']
  readonly record: StoredRecord
}

/** The text of one version of a record. Sealed words can be unlocked here: nobody could choose between two versions unread. */
export function RecordText({ path, record }: RecordTextProps) {
  const sealed = sealedOf(record as { readonly vaultText?: string | null })
  return (
    <>
      {textOf(record)}
      {sealed !== null && <SealedText place={`${path.replace('/api/', '')}/${record.id}`} sealed={sealed} />}
    </>
  )
}
