import { useEffect, useState } from 'react'
import { readDrafts } from '../local/drafts.ts'

/** Whether unsaved words wait under a key, for screens that fetch the form only if there are any. */
export function useHasDraft(key: string): boolean {
  const [found, setFound] = useState('')
  useEffect(() => {
    let current = true
    readDrafts(key).then(
      (drafts) => current && drafts.length > 0 && setFound(key),
      (error: unknown) => console.warn('A draft could not be read', error),
    )
    return () => {
      current = false
    }
  }, [key])
  return found === key
}
