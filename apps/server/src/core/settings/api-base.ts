/** Whether a secret key may be sent to this address: only to this machine itself may it go without encryption. */
export function isApiBase(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, search, hash } = new URL(text)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return (
    (protocol === 'https:' || (protocol === 'http:' && isHere)) &&
    username === '' &&
    search === '' &&
    hash === ''
  )
}
