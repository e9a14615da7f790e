import { useCallback, useState } from 'react'

interface Reader<R> {
  /** The record that is or was open; undefined until the first one is opened. */
  readonly record: R | undefined
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly read: (record: R) => void
}

/** Which record is open for reading. It is shown as it is in the list now, also after it was edited. */
export function useReader<R extends { readonly id: string }>(list: readonly R[] | undefined): Reader<R> {
  const [state, setState] = useState<{ readonly record: R | undefined; readonly open: boolean }>({
    record: undefined,
    open: false,
  })
  const setOpen = useCallback((open: boolean) => setState((before) => ({ ...before, open })), [])
  const read = useCallback((record: R) => setState({ record, open: true }), [])
  const current = list?.find(({ id }) => id === state.record?.id)
  return { record: current ?? state.record, open: state.open, setOpen, read }
}
