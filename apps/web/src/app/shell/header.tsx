import { memo } from 'react'
import { Link } from 'wouter'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { UnsentButton } from '#features/sync/index.ts'
import { Mark } from '#shared/ui/wordmark.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SearchButton } from './search-button.tsx'

/** Not rendered again with every screen. */
export const Header = memo(function Header() {
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper/95 pt-[env(safe-area-inset-top)] backdrop-blur-sm short:static">
      <div className="scale-less flex h-(--header-height) items-center gap-1 pr-2 pl-4">
        {/* A name that does not fit wraps out of sight: a truncated one is worse than the logo alone. */}
        <Link
          href="/"
          className="mr-auto flex h-11 min-w-7 flex-1 flex-wrap gap-x-2 overflow-hidden font-serif text-lg font-semibold *:h-11"
        >
          <Mark className="w-7 shrink-0" />
          <span className="flex items-center">Stillwater</span>
        </Link>
        <UnsentButton />
        <SearchButton />
        <NotificationBell />
        <AccountMenu />
      </div>
    </header>
  )
})
