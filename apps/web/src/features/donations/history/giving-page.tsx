import type { Donation } from '@stillwater/contract/donations/donations'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call } from '#shared/api/call.ts'
import { LoadFailed } from '#shared/records/list/load-failed.tsx'
import { LongList } from '#shared/records/list/long-list.tsx'
import { useEditing } from '#shared/records/form/use-editing.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx'
import { givingMotif } from '#shared/ui/empty-state/motifs.tsx'
import { lazyComponent } from '#shared/ui/lazy.tsx'
import { formatCents, givenInYear } from '../amounts.ts'
import { PageHeader } from '#shared/ui/page-header.tsx'
import { SkeletonCard, SkeletonGroup } from '#shared/ui/skeleton.tsx'
import { useToday } from '#shared/ui/date/use-today.ts'
import { DonationCard } from './donation-card.tsx'

const ReceiptDialog = lazyComponent(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)

export function GivingPage() {
  // The provider reports donations with a delay, so cached data is not used.
  const donations = useQuery({
    queryKey: ['/api/donations'],
    queryFn: () => call('GET /api/donations'),
    staleTime: 0,
  })
  const { edit: show, ...receipt } = useEditing<Donation>()
  const year = Number(useToday().slice(0, 4))
  const sum = givenInYear(donations.data ?? [], year)

  return (
    <>
      <PageHeader title="Giving History" back={{ href: '/', label: 'Dashboard' }} />
      {donations.data === undefined ? (
        donations.isError ? (
          <LoadFailed what="giving history" onRetry={() => void donations.refetch()} />
        ) : (
          <SkeletonGroup label="Loading your giving history" className="grid gap-3">
            <SkeletonCard lines={1} />
            <SkeletonCard lines={1} />
          </SkeletonGroup>
        )
      ) : donations.data.length === 0 ? (
        <EmptyState
          motif={givingMotif}
          title="No donations yet"
          hint="Your donations appear here once the payment is confirmed."
          action={
            <Link href="/" className={buttonClass({ variant: 'secondary' })}>
              Go to the dashboard
            </Link>
          }
        />
      ) : (
        <>
          {sum > 0 && (
            <p className="mb-4 text-muted">
              Given in {year}: <strong className="text-ink">{formatCents(sum)}</strong>
            </p>
          )}
          <LongList items={donations.data} keyOf={({ id }) => id} label="Donations">
            {(donation) => <DonationCard donation={donation} onReceipt={show} />}
          </LongList>
        </>
      )}
      {receipt.target !== undefined && (
        <ReceiptDialog open={receipt.open} onOpenChange={receipt.setOpen} donation={receipt.target} />
      )}
    </>
  )
}
