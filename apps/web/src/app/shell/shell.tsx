import { type ReactNode, useEffect } from 'react'
import { GuideHost } from '#features/help/index.ts'
import { OfflineLine, SyncHost } from '#features/sync/index.ts'
import { CannotSaveNotice } from '#shared/records/unsafe/cannot-save-notice.tsx'
import { ConfirmHost } from '#shared/ui/dialog/confirm-host.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Header } from './header.tsx'
import { JournalFormHost } from './journal-form-host.tsx'
import { SermonFormHost } from './sermon-form-host.tsx'
import { NewVersion } from './new-version.tsx'

/** Downloads all records for offline use, with code of its own, once the screen has come to rest. */
function downloadRecordsSoon(): () => void {
  const timer = setTimeout(() => {
    import('../download-records.ts')
      .then(async ({ downloadRecords, prepareLongLists }) => {
        await downloadRecords()
        await prepareLongLists()
      })
      .catch((error: unknown) => console.warn('The records could not be downloaded for offline use', error))
  }, 3000)
  return () => clearTimeout(timer)
}

export function Shell({ children }: { children: ReactNode }) {
  useEffect(downloadRecordsSoon, [])
  return (
    <div
      id="shell"
      className="mx-auto flex min-h-dvh max-w-phone flex-col bg-paper lg:has-data-wide:max-w-6xl sm:border-x sm:border-hairline"
    >
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <Header />
      <OfflineLine />
      <CannotSaveNotice />
      <main id="main" tabIndex={-1} className="flex-1 px-4 pt-4 pb-8">
        {children}
      </main>
      <NewVersion />
      <BottomNav />
      <ConfirmHost />
      <JournalFormHost />
      <SermonFormHost />
      <SyncHost />
      <GuideHost />
    </div>
  )
}
