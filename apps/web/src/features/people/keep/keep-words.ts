/** In months; null asks never. */
export const keepChoices: readonly (number | null)[] = [6, 12, 24, 60, null]

/** Such as "1 year" and "6 months". */
export function keepText(months: number | null): string {
  if (months === null) return 'Never ask'
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export const entryCount = (count: number): string => (count === 1 ? '1 care entry' : `${count} care entries`)
