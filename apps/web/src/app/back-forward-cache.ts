import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/index.ts'
import { readDevice } from '#shared/records/local/device.ts'

/**
 * A page that Back restores from the back/forward cache may show a user who has signed out since. It is hidden when it is
 * cached, and shown again only once it is known that the same user is signed in.
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
    // Another user, or nobody, is signed in now: nothing of the earlier user may stay in memory.
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
