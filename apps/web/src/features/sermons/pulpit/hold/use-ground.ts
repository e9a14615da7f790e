import { useLayoutEffect } from 'react'
import type { PulpitSettings } from '../pulpit-settings.ts'

/** Everything on the page is dark with a black pulpit, and light with one of paper, whatever the app is set to. */
export function useGround(ground: PulpitSettings['ground']): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset['theme']
    dataset['theme'] = ground === 'black' ? 'dark' : 'light'
    return () => {
      if (before === undefined) delete dataset['theme']
      else dataset['theme'] = before
    }
  }, [ground])
}
