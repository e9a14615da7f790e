import { type CallName, type Calls, endpoints } from '@stillwater/contract'
import { errorsByStatus } from '@stillwater/contract/calls/call-errors'
import type { CallOutput, Endpoint } from '@stillwater/contract/calls/endpoint'
import { type ErrorCode, errorStatus } from '@stillwater/contract/calls/errors'

/** What a call answers instead of the server: a body, an error of the contract, no connection, or nothing at all. */
type Reply<N extends CallName> =
  | { readonly body: CallOutput<Calls[N]> }
  | { readonly error: ErrorCode; readonly message?: string }
  | 'offline'
  | 'never'

/** The same once its call is no longer known by name. */
type AnyReply = { readonly body: unknown } | Exclude<Reply<CallName>, { readonly body: unknown }>

interface StandIn {
  readonly matches: (method: string, path: string) => boolean
  readonly reply: () => Promise<Response>
}

const realFetch = window.fetch.bind(window)
let standIns: StandIn[] = []

/** A request of the app, as a test reads it. */
interface SentRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** What the app has sent since the test began, reads included. */
export const sent: SentRequest[] = []

/** From now on one call of the contract is answered like this; returns what ends it. The answer must be one that the contract allows. */
export function answer<N extends CallName>(name: N, reply: Reply<N>): () => void {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === name)
  if (endpoint === undefined) throw new Error(`The contract has no ${name}.`)
  const { method, path } = endpoint
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  return standIn({
    matches: (wanted, pathname) => wanted === method && pattern.test(pathname),
    reply: replyOf(endpoint, reply),
  })
}

/** From now on no call reaches the server; returns what ends it. */
export const goOffline = (): (() => void) =>
  standIn({ matches: () => true, reply: () => Promise.reject(new TypeError('No connection')) })

function standIn(added: StandIn): () => void {
  standIns = [added, ...standIns]
  return () => {
    standIns = standIns.filter((each) => each !== added)
  }
}

function replyOf(endpoint: Endpoint, reply: AnyReply): StandIn['reply'] {
  if (reply === 'never') return () => new Promise(() => {})
  if (reply === 'offline') return () => Promise.reject(new TypeError('No connection'))
  const { status, body } = 'error' in reply ? errorOf(endpoint, reply) : bodyOf(endpoint, reply.body)
  return () =>
    Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(body, { status }))
}

function errorOf(endpoint: Endpoint, { error, message }: { error: ErrorCode; message?: string }) {
  const status = errorStatus[error]
  if (!errorsByStatus(endpoint).get(status)?.includes(error))
    throw new Error(`${endpoint.method} ${endpoint.path} never answers ${error}.`)
  const text = message ?? 'The server has a problem. Please try again.'
  return { status, body: { code: error, message: text, requestId: 'test' } }
}

function bodyOf({ response, status = 200 }: Endpoint, body: unknown) {
  return { status, body: response === null ? undefined : response.parse(body) }
}

window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith('/api/') && pathname !== '/readyz') return realFetch(input, init)
  const { method } = request
  const text = typeof init?.body === 'string' ? init.body : ''
  sent.push({ method, path: pathname + search, body: text === '' ? undefined : JSON.parse(text) })
  const found = standIns.find(({ matches }) => matches(method, pathname))
  return found === undefined ? realFetch(input, init) : found.reply()
}

/** Between two tests. */
export function forgetAnswers(): void {
  standIns = []
  sent.length = 0
}
