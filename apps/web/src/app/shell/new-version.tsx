import { useStore } from '#shared/store.ts'
import { Button } from '#shared/ui/button.tsx'
import { switchToNewVersion, waitingWorker } from '../service-worker.ts'

/** Offers a new version above the navigation. */
export function NewVersion() {
  if (useStore(waitingWorker) === undefined) return null
  return (
    <div
      role="status"
      className="sticky bottom-[calc(var(--nav-height)+env(safe-area-inset-bottom))] z-20 mx-4 mb-3 flex items-center justify-between gap-3 rounded-card border border-hairline bg-float py-2 pr-2 pl-4 shadow-float"
    >
      <p>A new version is ready</p>
      <Button variant="secondary" onClick={switchToNewVersion}>
        Update
      </Button>
    </div>
  )
}
