export interface Strength {
  /** 0 to 4, for the bar. */
  readonly score: number
  readonly words: string
}

/** A hint only: no password is refused for weakness. Length counts most, variety a little, repetition against. */
export function passwordStrength(password: string): Strength {
  if (password.length < 6) return { score: 0, words: 'Use at least 6 characters' }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const variety = new Set(password).size / password.length
  const points = password.length + (kinds - 1) * 3 - (variety < 0.5 ? 6 : 0)
  if (points >= 20) return { score: 4, words: 'Strong password' }
  if (points >= 14) return { score: 3, words: 'Good password' }
  if (points >= 10) return { score: 2, words: 'Fair. A few more words would make it stronger' }
  return { score: 1, words: 'Easy to guess. Try three or four words together' }
}
