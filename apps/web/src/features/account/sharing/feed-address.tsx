import { useId } from 'react'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { copyText } from '#shared/ui/toast/copy-text.ts'

interface FeedAddressProps {
  readonly open: boolean
  readonly path: string
  readonly name: string
  readonly onClose: () => void
}

/** The secret address of a shared calendar, and what to do with it. */
export function FeedAddress({ open, path, name, onClose }: FeedAddressProps) {
  const id = useId()
  const address = new URL(path, window.location.href).href
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onSubmit={(event) => event.preventDefault()}
      title={`“${name}” is ready`}
      description="Copy the address now. For security, you won’t see it again."
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        <p
          id={id}
          aria-label="Secret address"
          role="note"
          className="rounded-card bg-sunk p-4 font-mono text-sm break-all select-all"
        >
          {address}
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2">
          <Button
            variant="secondary"
            aria-describedby={id}
            onClick={() => void copyText(address, 'Address copied')}
          >
            Copy address
          </Button>
          <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'secondary' })}>
            Add on this device
          </a>
        </div>
        <dl className="grid gap-3 text-sm">
          <Step where="Google Calendar">
            On a computer, next to “Other calendars,” choose the plus sign, then “From URL.” Paste the
            address.
          </Step>
          <Step where="iPhone or Mac">
            In Calendar, choose “Add Subscription Calendar” or “New Calendar Subscription.” Paste the address.
          </Step>
          <Step where="Outlook">Choose “Add calendar,” then “Subscribe from web.” Paste the address.</Step>
        </dl>
        <p className="text-sm text-muted">
          Changes appear there after a few hours: other calendars decide how often they look. Share the
          address only with people you trust, and stop sharing here if it gets into the wrong hands.
        </p>
      </div>
    </Dialog>
  )
}

function Step({ where, children }: { readonly where: string; readonly children: string }) {
  return (
    <div>
      <dt className="font-medium">{where}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  )
}
