import type { KeptRecord } from './use-undo-import.ts'

/** What an undo has left because it was changed since. */
export function KeptRecords({ kept }: { readonly kept: readonly KeptRecord[] }) {
  if (kept.length === 0) return null
  return (
    <section className="mt-4 rounded-card border border-hairline bg-card p-4">
      <h2 className="font-medium">Not removed, because you’ve changed or used them since the import:</h2>
      <ul className="mt-2 grid gap-1">
        {kept.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere" dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
