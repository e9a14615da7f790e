import type { User } from '@stillwater/contract/account/auth'
import CalendarRange from 'lucide-react/icons/calendar-range'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Heart from 'lucide-react/icons/heart'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { mayLeave, useLogout } from '#features/auth/index.ts'
import { guideOpen } from '#features/help/index.ts'
import { isLockOn } from '#shared/device/lock-key.ts'
import { recordTypes } from '#shared/records/record-types.ts'
import { hasPopover } from '#shared/ui/popup/popup-position.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { prepareLinkedScreens } from '../screens.ts'

const ProfileDialog = lazyComponent(async () => (await import('#features/account/index.ts')).ProfileDialog)

/** Records whose screens are not in the bottom navigation. */
const elsewhere = [recordTypes.people, recordTypes.journals, recordTypes.goals, recordTypes.devotionals]

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-tip px-3 text-left hover:bg-water-soft [&_svg]:size-5 [&_svg]:text-muted'

interface AccountPanelProps {
  readonly id: string
  readonly user: User
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The browser's own popover, which closes on a click outside and on Escape and gives the focus back. Without one (Safari before 17.0), the button closes it too. */
export function AccountPanel({ id, user, open, onOpenChange }: AccountPanelProps) {
  const logout = useLogout()
  const menu = useRef<HTMLDialogElement>(null)
  const [editing, setEditing] = useState<boolean | undefined>()

  // It is loaded because it was asked for.
  useEffect(() => {
    if (hasPopover) menu.current?.showPopover()
  }, [])
  useEffect(() => {
    if (open) void prepareLinkedScreens(menu.current)
  }, [open])
  useEffect(() => {
    if (hasPopover) return
    if (open) menu.current?.show()
    else menu.current?.close()
  }, [open])

  function close() {
    if (hasPopover) menu.current?.hidePopover()
    else onOpenChange(false)
  }

  const lock = async () => (await import('#shared/lock/watch-lock.ts')).lockNow()

  async function leave() {
    close()
    if (!(await mayLeave())) return
    // While there is a session: the server's half of the lock opens nothing once this device is erased.
    if (isLockOn()) await (await import('#shared/lock/forget-lock.ts')).dropServerKey()
    logout.mutate()
  }

  return (
    <>
      <dialog
        ref={menu}
        id={id}
        {...(hasPopover && { popover: 'auto' })}
        aria-label="Your account"
        onToggle={(event) => onOpenChange(event.newState === 'open')}
        className="fixed inset-auto z-40 top-[calc(var(--header-height)+env(safe-area-inset-top)-0.25rem)] right-[max(0.5rem,calc(50vw-14rem+0.5rem))] lg:in-[:has([data-wide])]:right-[max(0.5rem,calc(50vw-36rem+0.5rem))] max-h-[calc(100dvh-var(--header-height)-0.5rem)] w-64 overflow-y-auto rounded-card border border-hairline bg-float p-2 text-ink shadow-float open:animate-pop-in"
      >
        <div className="mb-1 border-b border-hairline px-3 pt-2 pb-3">
          <p className="truncate font-medium">{user.fullName || user.email}</p>
          <p className="truncate text-sm text-muted">{user.churchName || user.email}</p>
        </div>
        <button
          type="button"
          className={itemClass}
          onClick={() => {
            close()
            setEditing(true)
          }}
        >
          <UserRound aria-hidden="true" />
          My Profile
        </button>
        {elsewhere.map(({ screen, plural, icon: Icon }) => (
          <Link key={screen} href={screen} className={itemClass} onClick={close}>
            <Icon aria-hidden="true" />
            {plural}
          </Link>
        ))}
        <Link href="/plan" className={itemClass} onClick={close}>
          <CalendarRange aria-hidden="true" />
          Preaching plan
        </Link>
        <Link href="/giving" className={itemClass} onClick={close}>
          <Heart aria-hidden="true" />
          Giving history
        </Link>
        <Link href="/settings" className={itemClass} onClick={close}>
          <Settings aria-hidden="true" />
          Settings
        </Link>
        <button
          type="button"
          className={itemClass}
          onClick={() => {
            close()
            guideOpen.set(true)
          }}
        >
          <CircleHelp aria-hidden="true" />
          Help guide
        </button>
        {isLockOn() && (
          <button type="button" className={itemClass} onClick={() => void lock()}>
            <Lock aria-hidden="true" />
            Lock
          </button>
        )}
        <button type="button" className={itemClass} disabled={logout.isPending} onClick={() => void leave()}>
          <LogOut aria-hidden="true" />
          Logout
        </button>
      </dialog>
      {editing !== undefined && <ProfileDialog open={editing} onOpenChange={setEditing} />}
    </>
  )
}
