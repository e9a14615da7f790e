const numbers = new Intl.NumberFormat('en-US')

/** What became of all that was in the files. It adds up. */
export interface ImportReport {
  readonly imported: number
  /** What is there already, just like this or changed since. */
  readonly known: number
  /** What its owner did not want. */
  readonly leftOut: number
  readonly failed: number
}

/** Such as "73 found: 58 imported, 12 already here, 3 can’t be imported." */
export function reportText({ imported, known, leftOut, failed }: ImportReport): string {
  const parts = [
    `${numbers.format(imported)} imported`,
    ...(known > 0 ? [`${numbers.format(known)} already here`] : []),
    ...(leftOut > 0 ? [`${numbers.format(leftOut)} skipped`] : []),
    ...(failed > 0 ? [`${numbers.format(failed)} couldn’t be imported`] : []),
  ]
  return `${numbers.format(imported + known + leftOut + failed)} found: ${parts.join(', ')}.`
}
