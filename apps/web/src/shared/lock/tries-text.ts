/** What is said about a wrong PIN. */
export const triesText = (left: number): string =>
  `That PIN is not right. ${left} ${left === 1 ? 'attempt' : 'attempts'} left before this device is signed out.`
