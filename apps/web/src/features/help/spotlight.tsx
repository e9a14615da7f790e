import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { withSeen } from './flags.ts'
import { useHelp } from './use-help.ts'

interface SpotlightProps {
  /** Under this name it is remembered as dismissed. */
  readonly id: string
  readonly title: string
  readonly icon?: ReactNode
  /** One button or link. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A card that points out something new until the user dismisses it. */
export function Spotlight({ id, title, icon, action, children }: SpotlightProps) {
  const { flags, note } = useHelp()
  if (flags.spotlights.includes(id)) return null
  return (
    <section aria-label={title} className="flex gap-3 rounded-card bg-lamp-soft p-4">
      {icon !== undefined && (
        <span className="mt-0.5 text-lamp-ink [&_svg]:size-6" aria-hidden="true">
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">{title}</h2>
        <div className="mt-1">{children}</div>
        {action !== undefined && <div className="mt-3">{action}</div>}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Dismiss: ${title}`}
        className="-mt-2 -mr-2"
        onClick={() => note((before) => withSeen(before, 'spotlights', id))}
      >
        <X aria-hidden="true" />
      </Button>
    </section>
  )
}
