/** The token of a link. It is after the #, so that no server and no log sees it: `/auth#invite=…`. */
export const linkToken = (name: 'invite' | 'token'): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined

/** Whether to offer registration, by the page's meta tag or an invitation. The server decides. */
export const mayRegister = (): boolean => invitation() !== undefined || registration() === 'open'

export const invitation = () => linkToken('invite')

/** A page of an older build has no meta tag. */
const registration = () =>
  document.querySelector<HTMLMetaElement>('meta[name="registration"]')?.content ?? 'open'
