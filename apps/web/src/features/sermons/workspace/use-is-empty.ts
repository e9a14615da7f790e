import { useSyncExternalStore } from 'react'
import type * as Y from 'yjs'

/** Whether a text has no words at all. */
export const useIsEmpty = (body: Y.Text): boolean =>
  useSyncExternalStore(
    (listener) => {
      body.observe(listener)
      return () => body.unobserve(listener)
    },
    () => body.length < 2 || body.toJSON().trim() === '',
  )
