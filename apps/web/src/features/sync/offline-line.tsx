import { useSyncExternalStore } from 'react'
import { connection, watchConnection } from '#shared/api/connection.ts'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** A quiet word that what is shown may be old. */
export function OfflineLine() {
  const { offline, reachedAt } = useSyncExternalStore(watchConnection, connection)
  return (
    <p
      role="status"
      className={
        offline ? 'border-b border-hairline bg-well px-4 py-1.5 text-center text-sm text-muted' : 'sr-only'
      }
    >
      {offline && `Offline, as of ${asOf(reachedAt)}`}
    </p>
  )
}

const asOf = (at: number): string =>
  new Date(at).toDateString() === new Date().toDateString()
    ? time.format(at)
    : `${day.format(at)}, ${time.format(at)}`
