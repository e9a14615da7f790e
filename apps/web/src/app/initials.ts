interface Named {
  readonly fullName?: string | undefined
  readonly email?: string | undefined
}

/** Up to two capitals of the name, else the first two letters of the e-mail, else "U". */
export function initialsOf({ fullName = '', email = '' }: Named): string {
  const words = fullName.trim().split(/\s+/).filter(Boolean)
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '')
  return (letters.join('') || Array.from(email.trim()).slice(0, 2).join('') || 'U').toUpperCase()
}
