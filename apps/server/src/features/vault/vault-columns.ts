/** What a vault is made of, the one in use and those it has replaced. */
export const columns = [
  'keyId',
  'passphraseSalt',
  'passphraseCost',
  'passphraseKey',
  'recoveryKey',
  'version',
] as const
