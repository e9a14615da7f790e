/** The address to which signing in leads. In memory alone: it may hold words that another app has shared. */
let address = '/'

export const afterSignIn = {
  get: (): string => address,
  set: (next: string): void => {
    address = next
  },
}
