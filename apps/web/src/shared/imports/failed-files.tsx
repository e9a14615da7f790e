import { LongWords } from '#shared/ui/text/long-words.tsx'

export interface FailedFile {
  /** Tells it from others: the same name can be there twice. */
  readonly at: number
  readonly name: string
  readonly reason: string
}

/** A longer list is folded at first. */
const fewFiles = 5

/** What cannot be imported, each with its reason. */
export function FailedFiles({ failures }: { readonly failures: readonly FailedFile[] }) {
  if (failures.length === 0) return null
  return (
    <details open={failures.length <= fewFiles} className="rounded-card border border-hairline bg-card p-4">
      <summary className="cursor-pointer py-2 font-medium">
        {failures.length === 1 ? '1 file can’t be imported' : `${failures.length} files can’t be imported`}
      </summary>
      <ul aria-label="Can’t be imported" className="mt-3 grid gap-3 text-sm">
        {failures.map(({ at, name, reason }) => (
          <li key={at} className="wrap-anywhere">
            <p className="font-medium" dir="auto">
              <LongWords>{name}</LongWords>
            </p>
            <p className="text-muted">{reason}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
