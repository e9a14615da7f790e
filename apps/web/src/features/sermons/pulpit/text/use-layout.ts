import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createStore, useStore } from '#shared/store.ts'
import { type Layout, layOut } from './lay-out.ts'
import type { PulpitSettings } from '../pulpit-settings.ts'
import type { ShownBlock } from './shown-blocks.ts'

/** Lays the text out whenever it, its type or the room for it changes: before the change can be seen. */
export function useLayout(
  column: RefObject<HTMLElement | null>,
  area: RefObject<HTMLElement | null>,
  shown: readonly ShownBlock[],
  { size, spacing, measure, weight }: PulpitSettings,
): Layout | undefined {
  const [layout] = useState(() => createStore<Layout | undefined>(undefined))
  const update = useEffectEvent(() => {
    if (column.current !== null && area.current !== null)
      layout.set(layOut(column.current, roomIn(area.current, size)))
  })
  useLayoutEffect(() => update(), [shown, size, spacing, measure, weight])
  useEffect(() => {
    const onChange = () => update()
    const observer = new ResizeObserver(onChange)
    if (area.current !== null) observer.observe(area.current)
    // Another font has other lines.
    document.fonts.addEventListener('loadingdone', onChange)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', onChange)
    }
  }, [area])
  return useStore(layout)
}

/** A page shows a little more than its lines, for letters that reach below theirs. */
const roomIn = (area: HTMLElement, size: number) => area.clientHeight - Math.ceil(size * 0.1)
