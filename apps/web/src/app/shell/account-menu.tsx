import { useId, useState } from 'react'
import { useUser } from '#features/auth/index.ts'
import { hasPopover } from '#shared/ui/popup/popup-position.ts'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { Tooltip } from '#shared/ui/popup/tooltip.tsx'

const AccountPanel = lazyComponent(async () => (await import('./account-panel.tsx')).AccountPanel)

/** The button in the header. What it opens is loaded with the first press, and from then on is its popover. */
export function AccountMenu() {
  const user = useUser()
  const panelId = useId()
  const [wanted, setWanted] = useState(false)
  const [shown, setShown] = useState(false)
  const [open, setOpen] = useState(false)
  if (user === null) return null

  function press() {
    setWanted(true)
    if (!hasPopover) setOpen(!open)
  }

  return (
    <>
      <Tooltip label="Your account">
        <button
          type="button"
          {...(hasPopover && shown ? { popoverTarget: panelId } : { onClick: press })}
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
      {wanted && (
        <AccountPanel
          id={panelId}
          user={user}
          open={open}
          onOpenChange={(next) => {
            setOpen(next)
            setShown(true)
          }}
        />
      )}
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
