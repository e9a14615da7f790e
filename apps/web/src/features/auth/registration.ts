import { linkToken } from './link-token.ts'

/** The page says who may register; with an invitation everyone may try. The server has the last word. */
export const mayRegister = (): boolean => invitation() !== undefined || registration() === 'open'

export const invitation = () => linkToken('invite')

/** A page of an older build does not say it. */
const registration = () =>
  document.querySelector<HTMLMetaElement>('meta[name="registration"]')?.content ?? 'open'
