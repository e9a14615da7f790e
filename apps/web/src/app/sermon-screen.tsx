import { WorkspacePage } from '#features/sermons/workspace/workspace-page.tsx'
import { OfflineLine, SyncHost } from '#features/sync/index.ts'
import { ConfirmHost } from '#shared/ui/dialog/confirm-host.tsx'
import { NewVersion } from './new-version.tsx'
import { SearchButton } from './search-button.tsx'

/** The workspace of a sermon with what any screen may open, but without the header and the navigation. */
export function SermonScreen() {
  return (
    <>
      <OfflineLine />
      <WorkspacePage search={<SearchButton />} />
      <NewVersion />
      <ConfirmHost />
      <SyncHost />
    </>
  )
}
