import type { ReactNode } from 'react'
import { OfflineLine, SyncHost } from '#features/sync/index.ts'
import { ConfirmHost } from '#shared/ui/dialog/confirm-host.tsx'
import { NewVersion } from './new-version.tsx'

/** Around a screen that fills the window: what any screen may open, without the header and the navigation. */
export function WholePage({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineLine />
      {children}
      <NewVersion />
      <ConfirmHost />
      <SyncHost />
    </>
  )
}
