import type { Block } from '@stillwater/sermon-body/blocks'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { holdLock } from '#shared/device/hold-lock.ts'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { useSwipe } from '#shared/ui/date/use-swipe.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { ClockLine } from './clock-line.tsx'
import { HoldBack } from './hold/hold-back.tsx'
import { holdReminders } from './hold/hold-reminders.ts'
import { holdToasts } from './hold/hold-toasts.ts'
import { pageShares } from './text/page-shares.ts'
import { type Preaching, storedPreaching } from './preaching.ts'
import { ProgressLine } from './progress-line.tsx'
import { lineSpacings, measures, pulpitSettings, weights } from './pulpit-settings.ts'
import { PulpitText } from './text/pulpit-text.tsx'
import { shownBlocks } from './text/shown-blocks.ts'
import { textSizes } from './text/text-sizes.ts'
import { useGround } from './hold/use-ground.ts'
import { useLayout } from './text/use-layout.ts'
import { useTurnKeys } from '#shared/device/use-turn-keys.ts'
import { useWakeLock } from '#shared/device/use-wake-lock.ts'

const PulpitSheet = lazyComponent(async () => (await import('./pulpit-sheet.tsx')).PulpitSheet)

interface PulpitProps {
  readonly owner: string
  readonly preaching: Preaching
  readonly blocks: readonly Block[]
  /** With how many words the text has. */
  readonly onFinish: (words: number) => void
  readonly onLeave: () => void
}

/** The text, one page at a time, and nothing that could come between the preacher and it. */
export function Pulpit({ owner, preaching, blocks, onFinish, onLeave }: PulpitProps) {
  const settings = useStoredValue(pulpitSettings)
  const [sheet, setSheet] = useState<boolean>()
  const main = useRef<HTMLElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => shownBlocks(blocks, settings), [blocks, settings])
  const layout = useLayout(column, area, shown, settings)
  const isAwake = useWakeLock()
  useGround(settings.ground)
  useEffect(holdLock, [])
  useEffect(holdToasts, [])
  useEffect(holdReminders, [])
  useEffect(() => {
    main.current?.focus()
    // In good time: the way out must be at hand without a connection.
    void PulpitSheet.load()
  }, [])

  const page = layout?.pageOf(preaching.position) ?? 0
  const count = layout?.pages.length ?? 0
  const { top = 0, bottom = 0 } = layout?.pages[page] ?? {}
  const shares = useMemo(() => pageShares(layout, shown), [layout, shown])

  function goTo(wanted: number) {
    const target = Math.min(Math.max(wanted, 0), count - 1)
    if (layout === undefined || target === page || count === 0) return
    storedPreaching.set({ ...preaching, position: layout.startOf(target) }, owner)
  }
  const turn = (by: number) => goTo(page + by)
  useTurnKeys(sheet !== true, (to) => goTo(to === 'first' ? 0 : to === 'last' ? count - 1 : page + to))
  useSwipe(area, (direction) => turn(direction === 'left' ? 1 : -1))

  const style: CSSProperties = {
    ...textSizes(settings.size, lineSpacings[settings.spacing], weights[settings.weight]),
    '--measure': `${measures[settings.measure] * settings.size}px`,
  }
  return (
    <main
      ref={main}
      tabIndex={-1}
      aria-label="Pulpit"
      data-ground={settings.ground}
      className="pulpit"
      style={style}
    >
      <HoldBack />
      <header className="pulpit-bar">
        <ClockLine startedAt={preaching.startedAt} pausedAt={preaching.pausedAt} settings={settings} />
        {isAwake === false && <p className="min-w-0 truncate text-xs text-muted">Screen may turn off</p>}
        <p className="ml-auto shrink-0 text-muted tabular-nums" aria-hidden="true">
          {count === 0 ? '' : `${page + 1} / ${count}`}
        </p>
        <button
          type="button"
          aria-label="Pulpit menu"
          aria-haspopup="dialog"
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted"
          onClick={() => {
            // The focus comes back to the text: a pedal's Enter must not open this again.
            main.current?.focus()
            setSheet(true)
          }}
        >
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </button>
      </header>
      <div ref={area} className="pulpit-area" data-ready={layout !== undefined}>
        <div
          className="pulpit-page"
          data-page={page + 1}
          style={{ height: bottom - top + settings.size / 10 }}
        >
          <div ref={column} className="pulpit-text" style={{ transform: `translateY(${-top}px)` }}>
            <PulpitText title={preaching.title} blocks={shown} />
          </div>
        </div>
        {/* Reached by touch and by a screen reader; the keys turn from anywhere, so no focus stays here. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label="Previous page"
          className="pulpit-turn left-0 w-1/3"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => turn(-1)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label="Next page"
          className="pulpit-turn right-0 w-2/3"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => turn(1)}
        />
      </div>
      <ProgressLine preaching={preaching} page={page} {...shares} />
      <p role="status" className="sr-only">
        {count > 0 && `Page ${page + 1} of ${count}`}
      </p>
      {sheet !== undefined && (
        <PulpitSheet
          owner={owner}
          preaching={preaching}
          open={sheet}
          onOpenChange={setSheet}
          onFinish={() => onFinish(shares.words)}
          onLeave={onLeave}
        />
      )}
    </main>
  )
}
