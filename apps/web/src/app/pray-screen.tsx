import { PrayPage } from '#features/prayers/pray/pray-page.tsx'
import { OfflineLine, SyncHost } from '#features/sync/index.ts'
import { ConfirmHost } from '#shared/ui/dialog/confirm-host.tsx'

/** Praying, with what its dialogs may open, but without the header and the navigation. */
export function PrayScreen() {
  return (
    <>
      <OfflineLine />
      <PrayPage />
      <ConfirmHost />
      <SyncHost />
    </>
  )
}
