import { useCallback, useState } from 'react'

interface Editing<T> {
  /** What the form was opened for; undefined until it is opened for the first time. */
  readonly target: T | undefined
  /** A new key for each opening, so that the form starts fresh. */
  readonly key: number
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly edit: (target: T) => void
}

/** Which form is open, and for what. The target stays after closing, for the exit animation. */
export function useEditing<T extends object>(): Editing<T> {
  const [state, setState] = useState<{ target: T | undefined; key: number; open: boolean }>({
    target: undefined,
    key: 0,
    open: false,
  })
  const setOpen = useCallback((open: boolean) => setState((before) => ({ ...before, open })), [])
  const edit = useCallback((target: T) => setState(({ key }) => ({ target, key: key + 1, open: true })), [])
  return { ...state, setOpen, edit }
}
