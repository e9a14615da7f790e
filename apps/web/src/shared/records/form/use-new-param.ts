import { useLayoutEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

const none: readonly string[] = []

/** An address may ask for a form: returns its parameters, once, and removes them from the address, except those to preserve. */
export function useAskedParam(
  asks: (params: URLSearchParams) => boolean,
  open: (params: URLSearchParams) => void,
  keep = none,
): void {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [opened, setOpened] = useState('')
  const params = new URLSearchParams(search)
  const asked = asks(params)
  const rest = new URLSearchParams([...params].filter(([name]) => keep.includes(name))).toString()

  // During render rather than in an effect, so that the form is there in the first frame.
  if (asked && opened !== search) {
    setOpened(search)
    open(params)
  }
  if (!asked && opened !== '') setOpened('')

  // Before the form adds its own history entry.
  useLayoutEffect(() => {
    if (asked) navigate(rest === '' ? path : `${path}?${rest}`, { replace: true })
  }, [asked, path, rest, navigate])
}

const asksForNew = (params: URLSearchParams) => params.get('new') === 'true'

/** `?new=true` asks for the feature's form. */
export const useNewParam = (open: (params: URLSearchParams) => void, keep = none): void =>
  useAskedParam(asksForNew, open, keep)
