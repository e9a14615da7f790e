import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { bibleAddress, biblePath, readBibleAddress } from '#features/bible/index.ts'

/** Puts the current passage into the address (replacing the entry), so that it can be shared. */
export function useAddress(reference: string | undefined, version: string | undefined): void {
  const [, navigate] = useLocation()
  const search = useSearch()
  const address = reference === undefined ? undefined : bibleAddress(reference, version)
  useEffect(() => {
    const { pathname } = location
    const isOurs = pathname === biblePath && location.search.slice(1) === search
    if (address !== undefined && isOurs && pathname + location.search !== address)
      navigate(address, { replace: true })
  }, [address, search, navigate])
}

/** Calls back when the address has a reference: on arrival, and when a link changes it. */
export function useAskedReference(current: string | undefined, open: (asked: AskedReference) => void): void {
  const search = useSearch()
  const [seen, setSeen] = useState<string>()
  if (search === seen) return
  setSeen(search)
  const { reference, version } = readBibleAddress(search)
  if (reference === undefined || bibleAddress(reference, '') === bibleAddress(current ?? '', '')) return
  open({ reference, version })
}

interface AskedReference {
  readonly reference: string
  readonly version: string | undefined
}
