const numbers = new Intl.NumberFormat('en-US')

/** Such as "1 sermon" and "1,000 sermons". */
export const sermonCount = (count: number): string =>
  `${numbers.format(count)} ${count === 1 ? 'sermon' : 'sermons'}`
