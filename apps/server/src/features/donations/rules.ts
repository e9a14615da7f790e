/** How a donation's status moves: forward only, to the same end in whatever order the messages come. Pure. */
import type { Selectable } from 'kysely'
import type { Tables } from '#core/database/tables.ts'
import type { Report, Status } from './payment-events.ts'

export type DonationRow = Selectable<Tables['donations']>

/**
 * Nothing leads back from a higher stage to a lower one. Within a stage the later time counts: a payment that failed may be
 * tried again and be under way again.
 */
const stages: Record<Status, number> = {
  created: 0,
  processing: 1,
  failed: 1,
  canceled: 2,
  succeeded: 3,
  refunded: 4,
}
/** Within one second, what is further along. */
const ranks: Record<Status, number> = {
  created: 0,
  processing: 1,
  failed: 2,
  canceled: 3,
  succeeded: 4,
  refunded: 5,
}

function isFurther(report: Report, row: DonationRow): boolean {
  const before = row.status as Status
  return (
    (stages[report.status] - stages[before] ||
      report.at - row.statusAt ||
      ranks[report.status] - ranks[before]) > 0
  )
}

const earlier = (one: number | null, two: number | null) =>
  one === null ? two : two === null ? one : Math.min(one, two)

/** The donation as it is known after one more message. */
export function advance(row: DonationRow | undefined, report: Report): DonationRow {
  const told = row === undefined || isFurther(report, row)
  const { status, statusAt, cents, currency } = told ? { ...report, statusAt: report.at } : row
  const paidAt = earlier(row?.paidAt ?? null, report.paidAt)
  return {
    id: report.intentId,
    // Whose it is was settled when it was made.
    userId: row?.userId ?? report.userId,
    cents,
    currency,
    status,
    statusAt,
    refundedCents: Math.max(row?.refundedCents ?? 0, report.refundedCents),
    paidAt,
    givenAt: paidAt ?? statusAt,
  }
}

/** Whether the provider still lets the amount be changed: before that ends, an intent is used again rather than made anew. */
export const isChangeable = (status: string): boolean =>
  status === 'requires_payment_method' || status === 'requires_confirmation' || status === 'requires_action'
