import { useSyncExternalStore } from 'react'

const wide = () => window.matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for the outline and the study beside the text. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches)
