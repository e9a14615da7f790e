import { Link } from 'wouter'
import { Button } from '#shared/ui/button.tsx'
import type { Others } from './use-others.ts'

const names = new Intl.ListFormat('en-US')

/** Says that other calendars are missing, or may be old. */
export function OthersNotice({ failed, retry, outdated }: Others) {
  if (failed) {
    return (
      <p role="alert" className="mt-3 flex items-center justify-between gap-2 text-sm text-muted">
        Other calendars couldn’t be loaded.
        <Button variant="quiet" onClick={retry}>
          Try again
        </Button>
      </p>
    )
  }
  if (outdated.length === 0) return null
  return (
    <p className="mt-4 text-sm text-muted">
      {names.format(outdated.map(({ name }) => `“${name}”`))} couldn’t be refreshed, so some events may be out
      of date.{' '}
      <Link href="/settings#other-calendars" className="font-medium text-water underline">
        See why
      </Link>
    </p>
  )
}
