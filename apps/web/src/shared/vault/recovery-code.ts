/** Crockford's alphabet, without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Of five bits each: 160 bits, which nobody guesses. */
const length = 32

/** Such as "7K3M-…": eight groups of four, to be printed. */
export function newRecoveryCode(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => alphabet[byte % alphabet.length],
  )
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-')
}

/** The code as it was made, however it is typed. Undefined if it cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isWhole = /^[0-9A-HJKMNP-TV-Z]{32}$/.test(letters)
  return isWhole ? letters.replaceAll(/.{4}(?=.)/g, '$&-') : undefined
}
