import type { Donation } from '@stillwater/contract/donations'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$20.00" */
export const formatCents = (cents: number): string => dollars.format(cents / 100)

/** What was given in a year of the donor's own calendar and not given back, in cents. */
export const givenInYear = (donations: readonly Donation[], year: number): number =>
  donations
    .filter(({ status, givenAt }) => status === 'succeeded' && new Date(givenAt).getFullYear() === year)
    .reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)
