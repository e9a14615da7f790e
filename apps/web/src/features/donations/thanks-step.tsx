import Heart from 'lucide-react/icons/heart'
import { formatCents } from '#shared/ui/money.ts'

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

export function ThanksStep({ cents }: { cents: number }) {
  return (
    <div className="grid justify-items-center gap-3 px-2 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-lamp-soft text-lamp-ink">
        <Heart aria-hidden="true" className="size-8" />
      </span>
      {/* Read out at once: what had the focus before is gone. */}
      <h3 ref={takeFocus} tabIndex={-1} className="text-2xl">
        Thank you!
      </h3>
      <p className="text-lg">
        Your donation of <strong>{formatCents(cents)}</strong> supports this ministry.
      </p>
      <p className="text-sm text-muted">It shows in your giving history once the payment is confirmed.</p>
    </div>
  )
}
