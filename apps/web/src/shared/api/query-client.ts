import { notifyManager, QueryClient } from '@tanstack/react-query'

const minute = 60_000

// At once, before the browser draws: with the library's timer, a checkbox that was just tapped showed its old state for a moment.
notifyManager.setScheduler(queueMicrotask)

/** The specification's constants: fresh for ten minutes, one retry for reads, none for writes, no refetch by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10 * minute,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // An unreachable server is an error with a message, not an endless wait.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
