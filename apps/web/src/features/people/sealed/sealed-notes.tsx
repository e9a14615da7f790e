import type { Person } from '@stillwater/contract/people/people'
import { SealedText } from '#shared/vault/sealed-text.tsx'
import { sealedOf } from '#shared/vault/sealed-of.ts'

/** The private notes about somebody; nothing where there are none. */
export function SealedNotes({ person }: { readonly person: Person }) {
  const sealed = sealedOf(person)
  return (
    sealed !== null && (
      <section aria-label="Private notes" className="mt-3 grid gap-1">
        <p aria-hidden="true" className="text-sm text-muted">
          Private notes
        </p>
        <SealedText place={`people/${person.id}`} sealed={sealed} />
      </section>
    )
  )
}
