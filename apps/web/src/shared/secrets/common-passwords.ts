import { queryOptions } from '@tanstack/react-query'
import listUrl from '../../../passwords/dist/common-passwords.txt?url'

/** Compared on the device: what is typed is sent nowhere. Where the list can't be fetched, nobody is warned, and nothing fails. */
export const commonPasswordsQuery = queryOptions({
  queryKey: ['common passwords'],
  queryFn: async () => {
    const answer = await fetch(listUrl)
    if (!answer.ok) throw new Error(`${listUrl} answered ${answer.status}`)
    return new Set((await answer.text()).split('\n'))
  },
  staleTime: Infinity,
  retry: false,
})
