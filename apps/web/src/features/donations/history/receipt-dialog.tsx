import type { Donation } from '@stillwater/contract/donations/donations'
import Printer from 'lucide-react/icons/printer'
import { useUser } from '#features/auth/index.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { formatCents } from '../amounts.ts'
import { Wordmark } from '#shared/ui/wordmark.tsx'
import { dateOf, statusName } from './donation-card.tsx'
import '#shared/styles/print.css'

interface ReceiptDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly donation: Donation
}

/** A receipt that prints as a page of its own. */
export function ReceiptDialog({ open, onOpenChange, donation }: ReceiptDialogProps) {
  const user = useUser()
  const rows: [string, string | null | undefined][] = [
    ['Donor', user?.fullName],
    ['E-mail', user?.email],
    ['Date', dateOf(donation)],
    ['Amount', formatCents(donation.cents)],
    ['Refunded', donation.refundedCents > 0 ? formatCents(donation.refundedCents) : undefined],
    ['Status', statusName(donation)],
    ['Reference', donation.id],
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Donation receipt"
      footer={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      }
    >
      <div className="print-page grid gap-4">
        <div className="paper-only">
          <Wordmark />
          <p className="mt-4 text-xl">Donation receipt</p>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {rows.map(
            ([name, value]) =>
              value && (
                <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-hairline pb-2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="text-right font-medium">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="text-sm text-muted">Thank you. Please keep this receipt for your records.</p>
      </div>
    </Dialog>
  )
}
