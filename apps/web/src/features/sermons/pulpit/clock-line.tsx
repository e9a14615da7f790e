import Pause from 'lucide-react/icons/pause'
import { memo } from 'react'
import { clockFace } from './clock-face.ts'
import { elapsedOf, type Preaching } from './preaching.ts'
import type { PulpitSettings } from './pulpit-settings.ts'
import { useNow } from './use-now.ts'

interface ClockLineProps extends Pick<Preaching, 'startedAt' | 'pausedAt'> {
  readonly settings: PulpitSettings
}

/** Drawn again by the time and not by a turn of the page. */
export const ClockLine = memo(function ClockLine({ startedAt, pausedAt, settings }: ClockLineProps) {
  const now = useNow(startedAt)
  const elapsed = elapsedOf({ startedAt, pausedAt }, now)
  const { text, name, isLate } = clockFace(settings, elapsed, new Date(now))
  return (
    <p
      role="timer"
      aria-label={name}
      data-late={isLate}
      className="flex shrink-0 items-center gap-2 text-lg tabular-nums transition-colors duration-1000 data-[late=true]:text-lamp-ink data-[late=true]:underline data-[late=true]:decoration-2 data-[late=true]:underline-offset-4"
    >
      {text}
      {pausedAt !== undefined && <Pause role="img" aria-label="Paused" className="size-4" />}
    </p>
  )
})
