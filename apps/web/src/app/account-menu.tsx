import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Heart from 'lucide-react/icons/heart'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { mayLeave, useLogout, useUser } from '#features/auth/index.ts'
import { guideOpen } from '#features/help/index.ts'
import { recordTypes } from '#shared/records/record-types.ts'
import { hasPopover } from '#shared/ui/popup/popup-position.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Tooltip } from '#shared/ui/popup/tooltip.tsx'

const ProfileDialog = lazyComponent(async () => (await import('#features/profile/index.ts')).ProfileDialog)

/** Records whose screens are not in the bottom navigation. */
const elsewhere = [recordTypes.journals, recordTypes.goals, recordTypes.devotionals]

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-tip px-3 text-left hover:bg-water-soft [&_svg]:size-5 [&_svg]:text-muted'

/** The browser's own popover, which closes on a click outside and on Escape and gives the focus back. Without one (Safari before 17.0), the button closes it too. */
export function AccountMenu() {
  const user = useUser()
  const logout = useLogout()
  const menuId = useId()
  const menu = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState<boolean | undefined>()
  if (user === null) return null

  function close() {
    if (hasPopover) menu.current?.hidePopover()
    else {
      menu.current?.close()
      setOpen(false)
    }
  }

  function toggle() {
    if (open) close()
    else menu.current?.show()
    setOpen(!open)
  }

  async function leave() {
    close()
    if (await mayLeave()) logout.mutate()
  }

  return (
    <>
      <Tooltip label="Your account">
        <button
          type="button"
          {...(hasPopover ? { popoverTarget: menuId } : { onClick: toggle })}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label="Your account"
          className="grid size-11 place-items-center rounded-full"
        >
          <span className="grid size-9 place-items-center rounded-full bg-water text-sm font-semibold text-on-water">
            {initialsOf(user)}
          </span>
        </button>
      </Tooltip>
      <dialog
        ref={menu}
        id={menuId}
        {...(hasPopover && { popover: 'auto' })}
        aria-label="Your account"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="fixed inset-auto z-40 top-[calc(var(--header-height)+env(safe-area-inset-top)-0.25rem)] right-[max(0.5rem,calc(50vw-14rem+0.5rem))] max-h-[calc(100dvh-var(--header-height)-0.5rem)] w-64 overflow-y-auto rounded-card border border-hairline bg-float p-2 text-ink shadow-float open:animate-pop-in"
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
        <Link href="/giving" className={itemClass} onClick={close}>
          <Heart aria-hidden="true" />
          Giving history
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
        <button type="button" className={itemClass} disabled={logout.isPending} onClick={() => void leave()}>
          <LogOut aria-hidden="true" />
          Logout
        </button>
      </dialog>
      {editing !== undefined && <ProfileDialog open={editing} onOpenChange={setEditing} />}
    </>
  )
}

interface Named {
  readonly fullName?: string | undefined
  readonly email?: string | undefined
}

/** Up to two capitals of the name, else the first two letters of the e-mail, else "U". */
function initialsOf({ fullName = '', email = '' }: Named): string {
  const words = fullName.trim().split(/\s+/).filter(Boolean)
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '')
  return (letters.join('') || Array.from(email.trim()).slice(0, 2).join('') || 'U').toUpperCase()
}
