import { type ReactNode, Suspense } from 'react'
import { ConfirmHost } from '#shared/ui/confirm-host.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Header } from './header.tsx'
import { JournalFormHost } from './journal-form-host.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-phone flex-col bg-paper sm:border-x sm:border-hairline">
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1 px-4 pt-4 pb-8">
        <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
      </main>
      <BottomNav />
      <ConfirmHost />
      <JournalFormHost />
    </div>
  )
}
