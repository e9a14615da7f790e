import type { IsoDate } from '@stillwater/contract/dates/dates'
import type { Prayer } from '@stillwater/contract/prayers/prayers'
import type { TodaysCard } from '@stillwater/contract/prayers/todays-prayers'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useTurnKeys } from '#shared/device/use-turn-keys.ts'
import { useWakeLock } from '#shared/device/use-wake-lock.ts'
import { markPrayed } from '#shared/records/marks/prayer-marks.ts'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { useSwipe } from '#shared/ui/date/use-swipe.ts'
import { todayIso } from '#shared/ui/date/iso-date.ts'
import { ConfirmHost } from '#shared/ui/dialog/confirm-host.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { prayersMotif } from '#shared/ui/empty-state/motifs.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { SkeletonGroup, SkeletonText } from '#shared/ui/skeleton.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { lastPrayedWords } from './last-prayed.ts'
import { PrayBegin } from './pray-begin.tsx'
import { PrayCard } from './pray-card.tsx'
import { PrayEnd } from './pray-end.tsx'
import { PrayMenu } from './pray-menu.tsx'
import { backward, forward, isMarkedOn, type Position, resumeAt } from './pray-position.ts'
import { useNewDay } from './use-new-day.ts'
import { useTodaysCards } from './use-todays-cards.ts'
import './pray.css'

export { preparePraying } from './use-todays-cards.ts'

const LoadFailed = lazyComponent(
  async () => (await import('#shared/records/list/load-failed.tsx')).LoadFailed,
)

/** Praying: one prayer at a time, a few a day. Moving on marks a prayer as prayed. */
export function PrayPage() {
  const [day, setDay] = useState(todayIso)
  // Another day begins anew, with what other devices know by then.
  return <Praying key={day} day={day} onDay={setDay} />
}

interface PrayingProps {
  /** On which it was begun: nobody's list changes at midnight. */
  readonly day: IsoDate
  readonly onDay: (day: IsoDate) => void
}

function Praying({ day, onDay }: PrayingProps) {
  /** Once somebody has moved, the list stays as it is; until then news from other devices still counts. */
  const [moved, setMoved] = useState<{ at: Position; cards: readonly TodaysCard<Prayer>[] }>()
  const { cards, prayers, days, timer, isPending, isError, retry } = useTodaysCards(day, moved === undefined)
  /** The prayer of which somebody asked when it was last prayed. */
  const [asked, setAsked] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [, navigate] = useLocation()
  const main = useRef<HTMLElement>(null)
  const area = useRef<HTMLDivElement>(null)
  useWakeLock()
  useNewDay(!isBusy, moved !== undefined && moved.at !== 'end', onDay)

  const list = moved?.cards ?? cards
  const ids = list.map(({ prayer }) => prayer.id)
  const isPrayed = isMarkedOn(days, day)
  const at = moved?.at ?? resumeAt(ids, isPrayed)
  const card = typeof at === 'number' ? list[at] : undefined
  // As it is now: it may have been changed here or elsewhere since.
  const prayer = card && (prayers.find(({ id }) => id === card.prayer.id) ?? card.prayer)

  function go(to: Position) {
    setMoved({ at: to, cards: list })
    setAsked(undefined)
  }
  function next() {
    if (isPending || list.length === 0) return
    go(forward(at, ids, isPrayed))
    // At once, though the next prayer is drawn a little later for it: a page may be closed at any moment.
    if (prayer !== undefined) void markPrayed(prayer, day).catch(tellNotStored)
  }
  const back = () => go(backward(at, list.length))
  const leave = useCallback(() => navigate('/prayers'), [navigate])

  useTurnKeys(!isBusy, (to) => (to === 1 ? next() : to === -1 ? back() : undefined), true)
  useSwipe(area, (direction) => (direction === 'left' ? next() : back()))
  useEffect(() => {
    main.current?.focus()
  }, [])
  // With the new prayer in its place: before, the old one would be laid out once more for it.
  useLayoutEffect(() => {
    area.current?.scrollTo({ top: 0 })
  }, [at])
  const open = useRef<Prayer>(undefined)
  useEffect(() => {
    open.current = card?.isThanks === false ? prayer : undefined
  })
  const current = useCallback(() => open.current, [])

  const isEmpty = !isPending && !isError && list.length === 0
  const place = typeof at === 'number' ? `${at + 1} of ${list.length}` : ''
  return (
    <main ref={main} tabIndex={-1} aria-label="Pray" className="pray">
      <header className="pray-bar">
        <Close onClick={leave} />
        <p aria-hidden="true" className="text-center text-muted tabular-nums">
          {place}
        </p>
        <PrayMenu current={current} onAskLast={setAsked} onBusy={setBusy} />
      </header>
      <p role="status" className="sr-only">
        {prayer !== undefined ? `${place}. ${prayer.title}` : at === 'end' && 'Amen'}
      </p>
      {prayer === undefined && at !== 'end' && <h1 className="sr-only">Pray</h1>}
      <div ref={area} className="pray-area">
        {isPending ? (
          <SkeletonGroup label="Loading prayers" className="self-center">
            <SkeletonText lines={4} />
          </SkeletonGroup>
        ) : isError ? (
          <LoadFailed what="prayers" onRetry={retry} />
        ) : isEmpty ? (
          <EmptyState
            motif={prayersMotif}
            title="Nobody is on today’s list yet"
            hint="Add a prayer, and it comes up here in its turn."
            action={
              <Link href="/prayers?new=true" className={buttonClass()}>
                Add Prayer
              </Link>
            }
          />
        ) : prayer !== undefined && card !== undefined ? (
          <PrayCard
            prayer={prayer}
            isThanks={card.isThanks}
            lastPrayed={asked === prayer.id ? lastPrayedWords(days.get(prayer.id) ?? [], day) : undefined}
          />
        ) : at === 'begin' ? (
          <PrayBegin day={day} />
        ) : (
          <PrayEnd />
        )}
      </div>
      {timer !== null && prayer !== undefined && (
        <div
          key={prayer.id}
          aria-hidden="true"
          className="pray-timer"
          style={{ '--pray-time': `${timer}s` }}
        />
      )}
      {!isPending && !isError && !isEmpty && (
        <footer className="pray-foot">
          <Button
            variant="secondary"
            size="large"
            aria-label="Back"
            disabled={at === 'begin'}
            className="px-4!"
            onClick={back}
          >
            <ArrowLeft aria-hidden="true" />
          </Button>
          {at === 'end' ? (
            <Button size="large" onClick={leave}>
              Done
            </Button>
          ) : (
            <Button size="large" onClick={next}>
              {at === 'begin' ? 'Begin' : at === list.length - 1 ? 'Amen' : 'Next'}
            </Button>
          )}
        </footer>
      )}
      <ConfirmHost />
    </main>
  )
}

const Close = memo(function Close({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="quiet" size="icon" aria-label="Close" onClick={onClick}>
      <X aria-hidden="true" />
    </Button>
  )
})

function tellNotStored(error: unknown) {
  console.warn('A prayed prayer could not be stored on this device', error)
  toast({
    title: 'Not saved on this device',
    description: 'This prayer may come up again. Your prayers themselves are safe.',
    variant: 'destructive',
  })
}
