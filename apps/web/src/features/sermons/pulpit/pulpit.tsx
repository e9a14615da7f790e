import { type Block, textOfBlock } from '@stillwater/sermon-body/blocks'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useStoredValue } from '#shared/device/stored-value.ts'
import { useTurnKeys } from '#shared/device/use-turn-keys.ts'
import { useWakeLock } from '#shared/device/use-wake-lock.ts'
import { useSwipe } from '#shared/ui/date/use-swipe.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { usePace } from '../deliveries/use-pace.ts'
import { ClockLine } from './clock-line.tsx'
import { PageNumber, PageStatus, PageWindow } from './current-page.tsx'
import { askForFullScreen } from './hold/full-screen.ts'
import { holdBack } from './hold/hold-back.ts'
import { holdReminders } from './hold/hold-reminders.ts'
import { holdToasts } from './hold/hold-toasts.ts'
import { useGround } from './hold/use-ground.ts'
import { beginningOf, turnTo } from './preaching.ts'
import { ProgressLine } from './progress-line.tsx'
import { lineSpacings, measures, pulpitSettings, weights } from './pulpit-settings.ts'
import { changePreaching, type PreachingKey, preachingOf } from './stored-preaching.ts'
import { pageShares } from './text/page-shares.ts'
import { PulpitText } from './text/pulpit-text.tsx'
import { shownBlocks } from './text/shown-blocks.ts'
import { textSizes } from './text/text-sizes.ts'
import { useLayout } from './text/use-layout.ts'
import { useTurnTaps } from './use-turn-taps.ts'

const PulpitSheet = lazyComponent(async () => (await import('./pulpit-sheet.tsx')).PulpitSheet)

interface PulpitProps {
  readonly of: PreachingKey
  readonly title: string
  readonly blocks: readonly Block[]
  /** With how many words the text has. */
  readonly onFinish: (words: number) => void
  readonly onLeave: () => void
}

/** The text, one page at a time, and nothing that could come between the preacher and it. A turn draws only its parts that tell the page. */
export function Pulpit({ of, title, blocks, onFinish, onLeave }: PulpitProps) {
  const settings = useStoredValue(pulpitSettings)
  const [sheet, setSheet] = useState<boolean>()
  const main = useRef<HTMLElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => shownBlocks(blocks, settings), [blocks, settings])
  const layout = useLayout(column, area, shown, settings)
  const pace = usePace()
  const isAwake = useWakeLock()
  useGround(settings.ground)
  useEffect(askForFullScreen, [])
  useEffect(holdBack, [])
  useEffect(holdToasts, [])
  useEffect(holdReminders, [])
  useEffect(() => {
    main.current?.focus()
    // In good time: the way out must be at hand without a connection.
    void PulpitSheet.load()
  }, [])

  const count = layout?.pages.length ?? 0
  const shares = useMemo(() => pageShares(layout, shown), [layout, shown])

  function goTo(pageAfter: (page: number) => number) {
    const preaching = preachingOf(of)
    if (layout === undefined || preaching === undefined || count === 0) return
    const page = layout.pageOf(preaching.position)
    const target = Math.min(Math.max(pageAfter(page), 0), count - 1)
    if (target === page) return
    const position = layout.startOf(target)
    const block = blocks[position.block]
    const beginning = block && beginningOf(textOfBlock(block))
    changePreaching(of, (current) => turnTo(current, position, beginning, Date.now()))
  }
  const turn = (by: number) => goTo((page) => page + by)
  useTurnKeys(sheet !== true, (to) =>
    goTo((page) => (to === 'first' ? 0 : to === 'last' ? count - 1 : page + to)),
  )
  useSwipe(area, (direction) => turn(direction === 'left' ? 1 : -1))
  const onTap = useTurnTaps(layout !== undefined, turn)

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
      <header className="pulpit-bar">
        <ClockLine of={of} settings={settings} />
        {isAwake === false && <p className="min-w-0 truncate text-xs text-muted">Screen may turn off</p>}
        <PageNumber of={of} layout={layout} />
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
        <PageWindow of={of} layout={layout} column={column} below={settings.size / 10}>
          <PulpitText title={title} blocks={shown} />
        </PageWindow>
        {/* Reached by touch and by a screen reader; the keys turn from anywhere, so no focus stays here. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label="Previous page"
          className="pulpit-turn left-0 w-1/3"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTap(-1)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label="Next page"
          className="pulpit-turn right-0 w-2/3"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTap(1)}
        />
      </div>
      <ProgressLine of={of} layout={layout} pace={pace} {...shares} />
      <PageStatus of={of} layout={layout} />
      {sheet !== undefined && (
        <PulpitSheet
          of={of}
          open={sheet}
          onOpenChange={setSheet}
          onFinish={() => onFinish(shares.words)}
          onLeave={onLeave}
        />
      )}
    </main>
  )
}
