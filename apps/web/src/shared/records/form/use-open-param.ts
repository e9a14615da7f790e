import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { useAskedParam } from './use-new-param.ts'

/** The list to find the record in, loaded or loading. */
interface OpenSource<R> {
  readonly data: readonly R[] | undefined
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

const none: readonly string[] = []

/** `?open=<id>` asks for one record: opens it once the list is loaded. If it is not in the list, the list is read again, once. */
export function useOpenParam<R extends { readonly id: string }>(
  { data, isFetching, refetch }: OpenSource<R>,
  open: (record: R) => void,
  keep = none,
): void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const id = new URLSearchParams(search).get('open')
  // A date of a repeating event has the event's id and its date.
  const record = id === null ? undefined : data?.find((one) => one.id === id || one.id.startsWith(`${id}_`))
  const looked = useRef<string>(null)
  useAskedParam(
    (params) => params.has('open') && record !== undefined,
    () => record && open(record),
    keep,
  )

  const isMissing = id !== null && record === undefined && data !== undefined && !isFetching
  useEffect(() => {
    if (!isMissing) return
    if (looked.current !== id) {
      looked.current = id
      void refetch()
      return
    }
    const params = new URLSearchParams(search)
    params.delete('open')
    navigate(params.size === 0 ? path : `${path}?${params.toString()}`, { replace: true })
    toast({ title: 'This no longer exists', description: 'It may have been deleted on another device.' })
  }, [isMissing, id, refetch, search, path, navigate])
}
