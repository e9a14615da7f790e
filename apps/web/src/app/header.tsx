import { Link } from 'wouter'
import { NotificationBell } from '#features/notifications/notification-bell.tsx'
import { UnsentButton } from '#features/sync/index.ts'
import { Mark } from '#shared/ui/wordmark.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SearchButton } from './search-button.tsx'

export function Header() {
  return (
    <header className="group/header @container sticky top-0 z-30 border-b border-hairline bg-paper/95 pt-[env(safe-area-inset-top)] backdrop-blur-sm">
      <div className="flex h-14 items-center gap-1 pr-2 pl-4 @max-[14rem]:h-auto @max-[14rem]:flex-wrap">
        <Link
          href="/"
          className="mr-auto flex min-h-11 max-w-full min-w-0 items-center gap-2 font-serif text-lg font-semibold"
        >
          <Mark className="size-7 shrink-0" />
          {/* A truncated name is worse than the logo alone. */}
          <span className="truncate @max-[26rem]:group-has-data-unsent/header:sr-only">Stillwater</span>
        </Link>
        <UnsentButton />
        <SearchButton />
        <NotificationBell />
        <AccountMenu />
      </div>
    </header>
  )
}
