import type { Donation } from '@stillwater/contract/donations/donations'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$20.00" */
export const formatCents = (cents: number): string => dollars.format(cents / 100)

/** The cents given in a calendar year, in the donor's time zone, minus refunds. */
export const givenInYear = (donations: readonly Donation[], year: number): number =>
  donations
    .filter(({ status, givenAt }) => status === 'succeeded' && new Date(givenAt).getFullYear() === year)
    .reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)
