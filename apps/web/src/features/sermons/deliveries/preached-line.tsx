import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { deliveriesQuery } from '#shared/sermons/deliveries-query.ts'

interface PreachedLineProps {
  readonly sermon: Sermon
  readonly onOpen: () => void
}

/** When a sermon was last preached; nothing for one that never was. */
export function PreachedLine({ sermon: { id }, onOpen }: PreachedLineProps) {
  const { data } = useQuery(deliveriesQuery)
  const own = data?.filter(({ sermonId }) => sermonId === id) ?? []
  const [last] = own
  if (last === undefined) return null
  const times = own.length === 1 ? '' : ` (${own.length} times)`
  return (
    <button
      type="button"
      onClick={onOpen}
      className="min-h-11 text-left text-muted underline-offset-2 hover:underline"
    >
      Preached {formatIsoDate(last.date)}
      {last.place !== null && <bdi>, {last.place}</bdi>}
      {times}
    </button>
  )
}
