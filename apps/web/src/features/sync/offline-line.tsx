import { lastReachedAt, offline } from '#shared/api/connection.ts'
import { useStore } from '#shared/store.ts'

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** Says that the data shown may be out of date. */
export function OfflineLine() {
  const isOffline = useStore(offline)
  return (
    <p
      role="status"
      className={
        isOffline ? 'border-b border-hairline bg-well px-4 py-1.5 text-center text-sm text-muted' : 'sr-only'
      }
    >
      {isOffline && `Offline, as of ${asOf(lastReachedAt())}`}
    </p>
  )
}

const asOf = (at: number): string =>
  new Date(at).toDateString() === new Date().toDateString()
    ? time.format(at)
    : `${day.format(at)}, ${time.format(at)}`
