import type { Donation } from '@stillwater/contract/donations'

/** What was given in a year of the donor's own calendar and not given back, in cents. */
export const givenInYear = (donations: readonly Donation[], year: number): number =>
  donations
    .filter(({ status, givenAt }) => status === 'succeeded' && new Date(givenAt).getFullYear() === year)
    .reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)
