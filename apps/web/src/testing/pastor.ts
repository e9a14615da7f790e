import { newId } from '@stillwater/contract/records/new-id'
import { realFetch } from './stand-in.ts'

/** The user of a test. Each test has a new one. */
export interface Pastor {
  readonly id: string
  readonly email: string
  readonly api: Api
}

/** Calls the API beside the screens: makes what a screen shows, and reads what it has stored. */
interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
}

async function send<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await realFetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

const api: Api = {
  get: (path) => send('GET', path),
  post: (path, body) => send('POST', path, body),
  patch: (path, body) => send('PATCH', path, body),
}

const part = () => Math.floor(Math.random() * 256)

/** Signs in somebody new, without a day off: an event of today would be asked about on one day of the week. */
export async function registerPastor(dayOff: number | null | 'usual' = null): Promise<Pastor> {
  const email = `${newId()}@example.org`
  const answer = await realFetch('/api/register', {
    method: 'POST',
    // Each from another address, because many from one are slowed down.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${part()}.${part()}` },
    body: JSON.stringify({
      email,
      password: 'beside still waters',
      fullName: 'Ann Lee',
      churchName: 'Grace Chapel',
    }),
  })
  if (!answer.ok) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  if (dayOff !== 'usual') await api.patch('/api/reminders/settings', { dayOff })
  return { id, email, api }
}

/** What is shown on the first visit has tests of its own and stays out of the way of all others. */
export function skipHelp(userId: string): void {
  const seen = { guideDismissed: true, tips: ['devotional', 'quick-actions', 'goals', 'journal'] }
  localStorage.setItem(`stillwater-help-${userId}`, JSON.stringify(seen))
}
