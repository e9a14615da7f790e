/// <reference lib="webworker" />

/** Where the manifest says that other apps may share text to. */
const sharePath = '/share'

export const isShare = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === sharePath

/** Opens the form of an illustration with the text. It goes behind the # of the address, so that no server and no log gets to see it. */
export async function openShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const shared = new URLSearchParams()
  for (const name of ['title', 'text', 'url']) {
    const value = form.get(name)
    // A form is sent with the line ends of mail.
    if (typeof value === 'string' && value !== '') shared.set(name, value.replaceAll('\r\n', '\n'))
  }
  return Response.redirect(new URL(`/illustrations?new=true#${shared.toString()}`, request.url), 303)
}
