import Pause from 'lucide-react/icons/pause'
import { clockFace } from './clock-face.ts'
import { elapsedOf, type Preaching } from './preaching.ts'
import type { PulpitSettings } from './pulpit-settings.ts'
import { useNow } from './use-now.ts'

interface ClockLineProps {
  readonly preaching: Preaching
  readonly settings: PulpitSettings
}

export function ClockLine({ preaching, settings }: ClockLineProps) {
  const now = useNow(preaching.startedAt)
  const { text, name, isLate } = clockFace(settings, elapsedOf(preaching, now), new Date(now))
  return (
    <p
      role="timer"
      aria-label={name}
      data-late={isLate}
      className="flex shrink-0 items-center gap-2 text-lg tabular-nums transition-colors duration-1000 data-[late=true]:text-lamp-ink data-[late=true]:underline data-[late=true]:decoration-2 data-[late=true]:underline-offset-4"
    >
      {text}
      {preaching.pausedAt !== undefined && <Pause role="img" aria-label="Paused" className="size-4" />}
    </p>
  )
}
