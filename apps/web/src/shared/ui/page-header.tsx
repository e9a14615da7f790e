import ArrowLeft from 'lucide-react/icons/arrow-left'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from './button.tsx'

interface PageHeaderProps {
  readonly title: ReactNode
  /** Where the arrow leads, on a screen that is not in the bottom navigation. */
  readonly back?: { readonly href: string; readonly label: string }
  /** The one button that adds: round, at the top right. */
  readonly add?: { readonly label: string; readonly onClick: () => void }
  /** Before the add button or in place of it, such as a menu of what can be added. */
  readonly action?: ReactNode
}

/** The title of a screen, the way back, and the way to add. */
export function PageHeader({ title, back, add, action }: PageHeaderProps) {
  return (
    <div className="mb-4">
      {back !== undefined && (
        <Link
          href={back.href}
          className="-mt-2 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-water hover:bg-tint"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back.label}
        </Link>
      )}
      {/* In large text the buttons go below the title rather than break its words. */}
      <div className="scale-less flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="grow text-2xl wrap-normal">{title}</h1>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3">
          {action}
          {add !== undefined && (
            <Button size="icon" aria-label={add.label} onClick={add.onClick}>
              <Plus aria-hidden="true" />
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
