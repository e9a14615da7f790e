import { QueryClient } from '@tanstack/react-query'

const minute = 60_000

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
