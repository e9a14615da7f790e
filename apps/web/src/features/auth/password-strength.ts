interface Strength {
  /** 0 to 4, for the bar. */
  readonly score: number
  readonly words: string
  /** True for a warning, which is shown with a sign. */
  readonly warns?: boolean
}

/**
 * Only a hint: no password is refused for weakness. One of the common ones, in whatever case, is warned of. Otherwise length counts most,
 * variety a little, and repetition lowers it.
 */
export function passwordStrength(password: string, common?: ReadonlySet<string>): Strength {
  if (password.length < 6) return { score: 0, words: 'Use at least 6 characters' }
  if (common?.has(password.toLowerCase())) {
    return {
      score: 1,
      words: 'Many people use this password. Choose one that only you would think of.',
      warns: true,
    }
  }
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const variety = new Set(password).size / password.length
  const points = password.length + (kinds - 1) * 3 - (variety < 0.5 ? 6 : 0)
  if (points >= 20) return { score: 4, words: 'Strong password' }
  if (points >= 14) return { score: 3, words: 'Good password' }
  if (points >= 10) return { score: 2, words: 'Fair. A few more words would make it stronger' }
  return { score: 1, words: 'Easy to guess. Try three or four words together' }
}
