import { queryClient } from '#shared/api/query-client.ts'
import { marksQuery } from '#shared/records/marks/prayer-marks.ts'
import { praySettingsQuery } from './pray-queries.ts'

/** In good time: the tap on “Pray now” must wait neither for code nor for an answer. */
export async function loadPraying(): Promise<void> {
  await Promise.all([
    import('./pray-page.tsx'),
    queryClient.prefetchQuery(marksQuery),
    queryClient.prefetchQuery(praySettingsQuery),
  ])
}
