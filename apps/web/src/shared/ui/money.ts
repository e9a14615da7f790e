const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$20.00" */
export const formatCents = (cents: number): string => dollars.format(cents / 100)
