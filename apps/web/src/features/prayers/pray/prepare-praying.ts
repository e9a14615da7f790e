import { queryClient } from '#shared/api/query-client.ts'
import { marksQuery } from '#shared/records/marks/prayer-marks.ts'
import { praySettingsQuery } from './pray-queries.ts'

/** In good time: the tap on “Pray now” must not wait for an answer. */
export async function preparePraying(): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(marksQuery), queryClient.prefetchQuery(praySettingsQuery)])
}
