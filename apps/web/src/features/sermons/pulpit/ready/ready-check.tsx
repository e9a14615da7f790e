import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hand from 'lucide-react/icons/hand'
import type { ReactNode } from 'react'

const signs = {
  well: { Icon: CircleCheck, name: 'Done', color: 'text-green' },
  note: { Icon: CircleAlert, name: 'Please look', color: 'text-lamp-ink' },
  yours: { Icon: Hand, name: 'Up to you', color: 'text-muted' },
}

interface ReadyCheckProps {
  readonly is: keyof typeof signs
  readonly text: string
  readonly children?: ReactNode
}

export function ReadyCheck({ is, text, children }: ReadyCheckProps) {
  const { Icon, name, color } = signs[is]
  return (
    <li className="flex gap-3">
      <Icon role="img" aria-label={name} className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <div className="min-w-0">
        <p>{text}</p>
        {children !== undefined && children !== false && <p className="text-sm text-muted">{children}</p>}
      </div>
    </li>
  )
}
