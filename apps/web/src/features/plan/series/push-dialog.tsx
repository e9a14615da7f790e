import { churchNames } from '@stillwater/contract/plan/church-year'
import type { Sermon } from '@stillwater/contract/sermons/sermons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deliveriesQuery } from '#shared/sermons/deliveries-query.ts'
import { Button } from '#shared/ui/button.tsx'
import { formatIsoDate } from '#shared/ui/date/iso-date.ts'
import { useToday } from '#shared/ui/date/use-today.ts'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { LongWords } from '#shared/ui/text/long-words.tsx'
import { type MarkedDates, pushByOneWeek } from '../days/plan-dates.ts'
import { useMoves } from '../days/use-moves.ts'

interface PushDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The rest of a series; what was preached of it stays. */
  readonly rest: readonly Sermon[]
  /** All sermons of the plan: one of another series may be on a day already. */
  readonly sermons: readonly Sermon[]
  readonly marked: MarkedDates
}

/** Shows every day that would change before anything does. */
export function PushDialog({ open, onOpenChange, rest, sermons, marked }: PushDialogProps) {
  const change = useMoves()
  // While it closes, it still shows what was done.
  const [done, setDone] = useState<ReturnType<typeof pushByOneWeek<Sermon>>>()
  const today = useToday()
  const deliveries = useQuery(deliveriesQuery)
  const preached = new Set(deliveries.data?.map(({ sermonId }) => sermonId))
  const moves =
    done ??
    pushByOneWeek(
      rest.filter(({ id, date }) => date > today || !preached.has(id)),
      marked,
    )
  const moved = new Set(moves.map(({ sermon }) => sermon.id))
  const othersOn = (date: string) => sermons.filter((other) => other.date === date && !moved.has(other.id))
  const push = () => {
    setDone(moves)
    onOpenChange(false)
    void change(
      moves.length === 1 ? 'Moved 1 sermon' : `Moved ${moves.length} sermons`,
      moves.map(({ sermon, to }) => ({ sermon, changes: { date: to } })),
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Push by one week"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button onClick={push} disabled={moves.length === 0 || deliveries.isPending}>
            {moves.length === 1 ? 'Move 1 sermon' : `Move ${moves.length} sermons`}
          </Button>
        </>
      }
    >
      {deliveries.isPending ? (
        <SkeletonGroup label="Loading what you preached">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      ) : moves.length === 0 ? (
        <p className="text-muted">This series has no upcoming sermons.</p>
      ) : (
        <>
          <p className="mb-3 text-muted">Marked days are skipped. Nothing has changed yet.</p>
          <ol aria-label="What changes" className="grid gap-2">
            {moves.map(({ sermon, to }) => (
              <li key={sermon.id} className="rounded-tip bg-well px-3 py-2">
                <p dir="auto" className="font-medium">
                  <LongWords>{sermon.title}</LongWords>
                </p>
                <p className="text-sm">
                  <span className="text-muted">
                    <span className="sr-only">From </span>
                    {formatIsoDate(sermon.date)}
                    <span aria-hidden="true"> → </span>
                    <span className="sr-only"> to </span>
                  </span>
                  <span className="font-medium">{formatIsoDate(to)}</span>
                  {churchNames(to).length > 0 && (
                    <span className="text-muted"> · {churchNames(to).join(' · ')}</span>
                  )}
                </p>
                {othersOn(to).map((other) => (
                  <p key={other.id} dir="auto" className="mt-1 text-sm text-lamp-ink">
                    “<LongWords>{other.title}</LongWords>” is on this day too.
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
