/** In dollars, as the specification names them. */
export const donation = {
  initial: 10,
  presets: [10, 20, 50, 100],
  min: 1,
  max: 25_000,
} as const

/** Money is counted in whole cents; undefined for what is no whole number of them. */
export function toCents(dollars: number): number | undefined {
  const cents = Math.round(dollars * 100)
  // Dollars with two decimals are not exact as a double: 1.1 * 100 is a little more than 110.
  return Number.isSafeInteger(cents) && Math.abs(dollars * 100 - cents) < 1e-6 ? cents : undefined
}

/** Whether this is an amount that can be given: from one dollar to twenty-five thousand, in whole cents. */
export const isDonationAmount = (dollars: number): boolean =>
  dollars >= donation.min && dollars <= donation.max && toCents(dollars) !== undefined
