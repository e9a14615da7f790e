/** The token of a link, which stands behind the # so that no server and no log sees it: `/auth#invite=…`. */
export const linkToken = (name: 'invite' | 'token'): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined

/** The page says who may register; with an invitation everyone may try. The server has the last word. */
export const mayRegister = (): boolean => invitation() !== undefined || registration() === 'open'

export const invitation = () => linkToken('invite')

/** A page of an older build does not say it. */
const registration = () =>
  document.querySelector<HTMLMetaElement>('meta[name="registration"]')?.content ?? 'open'
