const numbers = new Intl.NumberFormat('en-US')

/** Such as "1 person" and "1,000 people". */
export const personCount = (count: number): string =>
  `${numbers.format(count)} ${count === 1 ? 'person' : 'people'}`
