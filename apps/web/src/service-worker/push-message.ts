/** What the server sends in a push message. */
interface PushMessage {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly link: string
}

/** An unreadable message is shown too: browsers revoke push permission if nothing is shown. */
export function readMessage(text: string): PushMessage {
  const value = Object(parse(text)) as Record<string, unknown>
  const line = (name: string, otherwise: string) => {
    const found = value[name]
    return typeof found === 'string' && found !== '' ? found.slice(0, 200) : otherwise
  }
  return {
    id: line('id', 'reminder'),
    title: line('title', 'Stillwater'),
    body: line('body', 'You have a reminder.'),
    link: inApp(line('link', '/')),
  }
}

/** The same reminder for the eyes of anybody. */
export const withoutWords = ({ id, link }: PushMessage): PushMessage => ({ ...readMessage(''), id, link })

/** Only screens of this app are opened. */
export const inApp = (link: unknown): string =>
  typeof link === 'string' && /^\/(?:[a-z][\w\-/]*)?$/i.test(link) ? link : '/'

/** More than a phone shows. */
const remembered = 100

/** The ids with the new one added. */
export const withId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [id, ...ids].slice(0, remembered)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
