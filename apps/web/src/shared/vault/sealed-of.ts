/** The sealed words of a record; null if it has none. One that was cached by an earlier version of the app has no such field. */
export const sealedOf = ({ vaultText }: { readonly vaultText?: string | null }): string | null =>
  vaultText ?? null
