/** The token of a link, which stands behind the # so that no server and no log sees it: `/auth#invite=…`. */
export const linkToken = (name: 'invite' | 'token'): string | undefined =>
  new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined
