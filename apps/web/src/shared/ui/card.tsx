import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

/** A surface with a hairline border and no shadow. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={cx('relative rounded-card border border-hairline bg-card p-4', className)} />
  )
}

interface CardHeaderProps {
  title: ReactNode
  /** The heading level of the title. */
  level?: 2 | 3
  /** A small line under the title. */
  note?: ReactNode
  /** A button or menu at the end of the line. */
  action?: ReactNode
}

export function CardHeader({ title, level = 2, note, action }: CardHeaderProps) {
  const Title = `h${level}` as const
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3">
      <div className="min-w-0 flex-[1_1_8rem]">
        <Title className="text-xl">{title}</Title>
        {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      </div>
      {action !== undefined && <div className="-my-1.5 -mr-1.5 flex shrink-0 items-center">{action}</div>}
    </div>
  )
}
