import { useSyncExternalStore } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { hasNewVersion, takeNewVersion, watchNewVersion } from './service-worker.ts'

/** Offers a new version above the navigation and waits to be asked for it. */
export function NewVersion() {
  const ready = useSyncExternalStore(watchNewVersion, hasNewVersion)
  if (!ready) return null
  return (
    <div
      role="status"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mx-4 mb-3 flex items-center justify-between gap-3 rounded-card border border-hairline bg-float py-2 pr-2 pl-4 shadow-float"
    >
      <p>A new version is ready</p>
      <Button variant="secondary" onClick={takeNewVersion}>
        Update
      </Button>
    </div>
  )
}
