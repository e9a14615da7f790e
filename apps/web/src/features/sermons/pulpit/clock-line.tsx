import Pause from 'lucide-react/icons/pause'
import { clockFace } from './clock-face.ts'
import { elapsedOf } from './preaching.ts'
import type { PulpitSettings } from './pulpit-settings.ts'
import { type PreachingKey, usePreaching } from './stored-preaching.ts'
import { useNow } from './use-now.ts'

interface ClockLineProps {
  readonly of: PreachingKey
  readonly settings: PulpitSettings
}

/** Drawn again by the time and not by a turn of the page. */
export function ClockLine({ of, settings }: ClockLineProps) {
  const startedAt = usePreaching(of, (preaching) => preaching?.startedAt ?? 0)
  const pausedAt = usePreaching(of, (preaching) => preaching?.pausedAt)
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
}
