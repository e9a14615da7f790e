import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/index.ts'
import { readDevice } from '#shared/records/local/device.ts'

/**
 * A page that the browser has put aside whole and brings back by the Back button may show somebody who has signed out since. It is
 * hidden when it is put aside, and shown again only once it is known that the same user is signed in.
 */
export function guardRestoredPage(root: HTMLElement, client: QueryClient): void {
  const userOf = () => client.getQueryData(sessionQuery.queryKey)?.id
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) root.hidden = true
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check()
  })

  async function check(): Promise<void> {
    root.hidden = true
    const user = userOf()
    // Somebody else, or nobody, has this browser now: nothing of the one before may stay in the page's memory.
    if (user !== undefined && readDevice()?.userId !== user) return location.reload()
    try {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
    } catch (error) {
      console.warn('Who is signed in could not be asked', error)
      return location.reload()
    }
    if (userOf() !== user) return location.reload()
    root.hidden = false
  }
}
