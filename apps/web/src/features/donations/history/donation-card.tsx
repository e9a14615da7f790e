import type { Donation } from '@stillwater/contract/donations/donations'
import { Badge, type BadgeTone } from '#shared/ui/badge.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Card } from '#shared/ui/card.tsx'
import { formatIsoDate, todayIso } from '#shared/ui/date/iso-date.ts'
import { formatCents } from '../amounts.ts'

const statuses: Record<Donation['status'], { readonly name: string; readonly tone: BadgeTone }> = {
  succeeded: { name: 'Received', tone: 'green' },
  processing: { name: 'Processing', tone: 'amber' },
  failed: { name: 'Failed', tone: 'alert' },
  refunded: { name: 'Refunded', tone: 'grey' },
}

export const statusName = (donation: Donation): string => statuses[donation.status].name

/** The day of the donation in the donor's time zone. */
export const dateOf = ({ givenAt }: Donation): string => formatIsoDate(todayIso(new Date(givenAt)))

interface DonationCardProps {
  readonly donation: Donation
  readonly onReceipt: (donation: Donation) => void
}

export function DonationCard({ donation, onReceipt }: DonationCardProps) {
  const { cents, refundedCents, status } = donation
  const hasReceipt = status === 'succeeded' || status === 'refunded'
  return (
    <Card className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-serif text-lg font-semibold">{formatCents(cents)}</span>
          <Badge tone={statuses[status].tone}>{statusName(donation)}</Badge>
        </p>
        <p className="text-sm text-muted">
          {dateOf(donation)}
          {status === 'succeeded' && refundedCents > 0 && ` · ${formatCents(refundedCents)} refunded`}
          {status === 'failed' && ' · not charged'}
        </p>
      </div>
      {hasReceipt && (
        <Button
          variant="quiet"
          aria-label={`Receipt for ${formatCents(cents)} on ${dateOf(donation)}`}
          onClick={() => onReceipt(donation)}
        >
          Receipt
        </Button>
      )}
    </Card>
  )
}
