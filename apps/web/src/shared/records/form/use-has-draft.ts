import { useEffect, useState } from 'react'
import { readDrafts } from '../local/drafts.ts'

/** Whether there is a draft under a key, for screens that load the form only if there is one. */
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
