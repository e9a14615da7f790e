import type { ReactNode } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { Skeleton } from '#shared/ui/skeleton.tsx'

interface InTurnProps {
  readonly turn: number
  /** The cards up to this turn are rendered. */
  readonly shown: number
  /** Its approximate height, as a class. */
  readonly height: string
  readonly children: ReactNode
}

/** A card whose turn has not come is a skeleton. */
export function InTurn({ turn, shown, height, children }: InTurnProps) {
  return turn <= shown ? children : <Skeleton key={shown} className={cx('rounded-card!', height)} />
}
