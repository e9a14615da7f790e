import { useEffect, useRef, useState } from 'react'
import type { Form } from '#shared/form/use-form.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts'

/** The time between the last key and the draft being kept. */
const pause = 300

export interface DraftState {
  /** What was left unsaved when this form was last open. */
  readonly offered: Draft | undefined
  readonly use: () => void
  readonly discard: () => void
  /** The work is saved: nothing is left to offer. */
  readonly done: () => void
}

/** Keeps a form's unsaved text on this device and offers it again. A null key keeps nothing. */
export function useDraft<Values extends object>(key: string | null, form: Form<Values>): DraftState {
  const [offered, setOffered] = useState<Draft>()
  const finished = useRef(false)
  const { values, dirty, replace } = form

  useEffect(() => {
    if (key === null) return
    let current = true
    finished.current = false
    readDraft(key).then(
      (draft) => current && setOffered(draft),
      (error: unknown) => console.warn('A draft could not be read', error),
    )
    return () => {
      current = false
    }
  }, [key])

  useEffect(() => {
    if (key === null || !dirty) return
    const keep = () => {
      if (finished.current) return
      keepDraft(key, values).catch((error: unknown) => console.warn('The draft could not be kept', error))
    }
    const timer = setTimeout(keep, pause)
    return () => {
      // The form is leaving or has moved on: what it holds now is kept at once.
      clearTimeout(timer)
      keep()
    }
  }, [key, dirty, values])

  const forget = () => {
    setOffered(undefined)
    if (key !== null)
      dropDraft(key).catch((error: unknown) => console.warn('The draft could not be removed', error))
  }
  return {
    offered: dirty ? undefined : offered,
    use: () => {
      if (offered !== undefined) replace(offered.values as Values)
      setOffered(undefined)
    },
    discard: forget,
    done: () => {
      finished.current = true
      forget()
    },
  }
}
