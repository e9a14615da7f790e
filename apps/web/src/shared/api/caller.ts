let caller: string | undefined

/**
 * Whose screens these are. Calls say so, because the cookie may have become somebody else's in another tab: the server
 * refuses such a call rather than mixing two people's words.
 */
export const setCaller = (userId: string | undefined): void => {
  caller = userId
}

export const currentCaller = (): string | undefined => caller
