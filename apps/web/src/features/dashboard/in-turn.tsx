import type { ReactNode } from 'react'
import { cx } from '#shared/ui/cx.ts'
import { Skeleton } from '#shared/ui/skeleton.tsx'

interface InTurnProps {
  readonly turn: number
  /** Up to which turn the cards are drawn. */
  readonly shown: number
  /** About how high it will be, as a class. */
  readonly height: string
  readonly children: ReactNode
}

/** A card whose turn has not come is a shape; a new one whenever a card above it has found its height. */
export function InTurn({ turn, shown, height, children }: InTurnProps) {
  return turn <= shown ? children : <Skeleton key={shown} className={cx('rounded-card!', height)} />
}
