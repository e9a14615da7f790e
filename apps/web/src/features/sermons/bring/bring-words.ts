const numbers = new Intl.NumberFormat('en-US')

/** Such as "1 sermon" and "1,000 sermons". */
export const sermonCount = (count: number): string =>
  `${numbers.format(count)} ${count === 1 ? 'sermon' : 'sermons'}`

/** What became of all that was in the files. It adds up. */
export interface BringReport {
  readonly imported: number
  /** What is there already, just like this or changed since. */
  readonly known: number
  /** What its owner did not want. */
  readonly leftOut: number
  readonly failed: number
}

/** Such as "73 found: 58 imported, 12 already here, 3 can’t be imported." */
export function reportText({ imported, known, leftOut, failed }: BringReport): string {
  const parts = [
    `${numbers.format(imported)} imported`,
    ...(known > 0 ? [`${numbers.format(known)} already here`] : []),
    ...(leftOut > 0 ? [`${numbers.format(leftOut)} left out by you`] : []),
    ...(failed > 0 ? [`${numbers.format(failed)} couldn’t be imported`] : []),
  ]
  return `${numbers.format(imported + known + leftOut + failed)} found: ${parts.join(', ')}.`
}
