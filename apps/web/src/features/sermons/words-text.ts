/** Such as "1 word" and "1,000 words". */
export const wordsText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`
