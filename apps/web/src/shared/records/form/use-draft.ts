import { useCallback, useEffect, useRef, useState } from 'react'
import type { Form } from '#shared/form/use-form.ts'
import { type Draft, saveDrafts, saveDraftsWhileLeaving, readDrafts } from '../local/drafts.ts'

/** How often the draft is saved while the user types. */
const pause = 250

export interface DraftState {
  /** What was left unsaved when this form was last open. */
  readonly offered: Draft | undefined
  readonly use: () => void
  /** Saves the draft at once, with what is just being sent. */
  readonly keepSent: (sent: object) => void
  readonly discard: () => void
  /** The text is saved, so it is not offered again. Older drafts that were offered and not used still are. */
  readonly done: () => void
  /** The form begins anew, with a draft of its own. */
  readonly restart: () => void
}

/**
 * Saves a form's unsaved text on this device and offers it again, with the id that the record will have. A null key saves
 * nothing.
 */
export function useDraft<Values extends object>(
  key: string | null,
  form: Form<Values>,
  id: string,
  onUse: (draft: Draft) => void,
): DraftState {
  const { values, dirty, replace } = form
  /** Stored drafts that were neither used nor discarded. */
  const [waiting, setWaiting] = useState<readonly Draft[]>([])
  const [isRead, setRead] = useState(false)
  const latest = useRef({ values, dirty, waiting, id })
  const sent = useRef<object>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = useRef(false)
  const finished = useRef(false)

  useEffect(() => {
    latest.current = { values, dirty, waiting, id }
  }, [values, dirty, waiting, id])

  const keepLatest = useCallback((key: string, keep = saveDrafts) => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { values, dirty, waiting, id } = latest.current
    if (finished.current || (!dirty && !kept.current)) return
    kept.current = dirty
    store(key, dirty ? [{ values, at: Date.now(), id, sent: sent.current }, ...waiting] : waiting, keep)
  }, [])

  useEffect(() => {
    if (key === null) return
    let current = true
    finished.current = false
    readDrafts(key)
      .then(
        (drafts) => current && setWaiting(drafts),
        (error: unknown) => console.warn('A draft could not be read', error),
      )
      .finally(() => current && setRead(true))
    const leave = () => keepLatest(key, saveDraftsWhileLeaving)
    // A page that is hidden, left or reloaded may not come back.
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      keepLatest(key)
    }
  }, [key, keepLatest])

  // Not before the others are known, which are stored with it.
  useEffect(() => {
    if (key !== null && isRead) timer.current ??= setTimeout(() => keepLatest(key), pause)
  }, [key, values, isRead, keepLatest])

  const settle = (rest: readonly Draft[]) => {
    setWaiting(rest)
    if (key !== null) store(key, rest)
  }
  return {
    offered: dirty ? undefined : waiting[0],
    use: () => {
      const [draft, ...rest] = waiting
      if (draft === undefined) return
      replace(draft.values as Values)
      setWaiting(rest)
      sent.current = draft.sent
      onUse(draft)
    },
    keepSent: (values) => {
      sent.current = values
      if (key !== null) keepLatest(key)
    },
    discard: () => settle(waiting.slice(1)),
    done: () => {
      finished.current = true
      settle(waiting)
    },
    restart: () => {
      clearTimeout(timer.current)
      timer.current = undefined
      sent.current = undefined
      kept.current = false
      finished.current = false
    },
  }
}

function store(key: string, drafts: readonly Draft[], keep = saveDrafts): void {
  keep(key, drafts).catch((error: unknown) => console.warn('The draft could not be kept', error))
}
