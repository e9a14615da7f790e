import { useEffect, useEffectEvent } from 'react'
import { openLayer } from './layer-history.ts'

/** Back closes what is open before it leaves the screen. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (open ? openLayer(() => onBack()) : undefined), [open])
}
