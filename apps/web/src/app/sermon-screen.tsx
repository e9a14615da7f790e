import { WorkspacePage } from '#features/sermons/workspace/workspace-page.tsx'
import { OfflineLine, SyncHost } from '#features/sync/index.ts'
import { ConfirmHost } from '#shared/ui/dialog/confirm-host.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { NewVersion } from './shell/new-version.tsx'
import { SearchButton } from './shell/search-button.tsx'

const StudySearch = lazyComponent(async () => (await import('#features/search/index.ts')).StudySearch)

/** The workspace of a sermon with what any screen may open, but without the header and the navigation. */
export function SermonScreen() {
  return (
    <>
      <OfflineLine />
      <WorkspacePage search={<SearchButton />} studySearch={StudySearch} />
      <NewVersion />
      <ConfirmHost />
      <SyncHost />
    </>
  )
}
