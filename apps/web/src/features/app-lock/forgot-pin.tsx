import { useEffect, useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'

interface ForgotPinProps {
  /** About what they cannot use. */
  readonly question: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onLeave: () => Promise<void>
}

/** The way back in for somebody who knows their password but not the PIN. */
export function ForgotPin({ question, isOpen, onOpenChange, onLeave }: ForgotPinProps) {
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen) heading.current?.focus()
  }, [isOpen])

  async function leave() {
    setBusy(true)
    await onLeave()
    setBusy(false)
  }

  if (!isOpen) {
    return (
      <button type="button" className="link min-h-11 justify-self-start" onClick={() => onOpenChange(true)}>
        {question}
      </button>
    )
  }
  return (
    <section className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {question}
      </h2>
      <p className="text-muted">
        Sign out here, then sign in again with your email and password. What Stillwater stored on this device
        is erased, and comes back when you sign in. Words that haven’t synced stay here, encrypted, until
        then.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" busy={isBusy} busyLabel="Signing out..." onClick={() => void leave()}>
          Sign out
        </Button>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Back
        </Button>
      </div>
    </section>
  )
}
