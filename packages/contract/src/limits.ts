/** Business constants of the specification that both sides need. */
export const limits = {
  title: 200,
  text: 100_000,
  /** What an integer column holds on either engine. */
  integer: 2_147_483_647,
  email: 254,
  passwordMin: 6,
  passwordMax: 256,
  fullNameMin: 2,
  token: 100,
} as const

export const earliestDate = '1900-01-01'
